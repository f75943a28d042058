"""How to play, a page a paragraph, in Spanish.  As many as in `how_en`."""

PAGES = (
    """Lleva tus quince fichas a casa, las puntas 1 a 6, abajo a la derecha, y sácalas todas antes que el rival. Tus fichas van siempre del número alto al bajo.""",
    """Cada dado mueve una ficha; los dos pueden mover la misma. Un doble se juega cuatro veces. Hay que usar todos los dados que se pueda; si solo cabe uno, el mayor.""",
    """Dos fichas tuyas cierran una punta: el rival no puede caer en ella. Una ficha sola se puede capturar: va a la barra y entra por la casa del rival antes de que mueva otra.""",
    """Con todas tus fichas en casa puedes sacarlas. Cada dado saca una ficha de su punta; si no queda ninguna ahí ni más atrás, la de la punta más alta.""",
    """Antes de tirar puedes doblar lo que vale la partida. El rival acepta y se queda el cubo, o rechaza y la pierde. Gammon, sin haber sacado ninguna ficha, vale el doble; backgammon, el triple.""",
    """Flechas: elegir ficha. A: moverla con el dado marcado; sin soltar, sigue la misma. B: el otro dado, o deshacer. Menú: pausa. El turno acaba cuando lo confirmas con A.""",
)
