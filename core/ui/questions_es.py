"""Questions that players ask, with answers, in Spanish.  As many as in `questions_en`."""

PAGES = (
    """¿Por qué no puedo mover esa ficha? Tal vez haya que entrar antes de la barra, la punta esté cerrada, o haya otra jugada que usa los dos dados: entonces es obligada.""",
    """¿Por qué tengo que jugar el número mayor? Si solo cabe uno de los dos dados, cualquiera de ellos, la regla manda jugar el mayor.""",
    """¿Qué es la partida Crawford? Cuando a alguien le falta un punto para ganar el partido, la partida siguiente se juega sin doblar. Después se puede otra vez.""",
    """¿Qué es la regla Jacoby? Jugando por dinero, gammon y backgammon solo cuentan más si se ha doblado.""",
    """¿Qué es contradoblar? Quien recibe un doble y cree ir por delante puede doblar en el acto, y se queda el cubo.""",
    """¿Son justos los dados? Salen del azar del aparato o de una semilla que se puede repetir, y la máquina no los conoce. Mira «Dados»: cada cara sale una de cada seis veces.""",
    """¿Quién gana si no hay gammon? Quien saca antes sus quince fichas. Si el rival no sacó ninguna es gammon; si además le queda alguna en tu casa o en la barra, backgammon.""",
    """¿Cuánto pierdo con un error? El aviso lo da en milésimas de la apuesta. El índice de error es lo que se pierde por decisión por 500: menos de 5 es de experto.""",
)
