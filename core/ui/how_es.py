"""How to play, a page a paragraph, in Spanish.  As many as in `how_en`."""

PAGES = (
    """Lleva tus 15 fichas a casa, abajo a la derecha, y sácalas antes que el rival.""",
    """Cada dado mueve una ficha. Un doble se juega cuatro veces. Hay que usar los dos dados si se puede.""",
    """Dos fichas cierran una punta. Una ficha sola se puede comer: va a la barra y debe entrar antes de mover.""",
    """El cubo dobla lo que vale la partida. Gammon, sin sacar ninguna: doble. Backgammon: triple.""",
    """Flechas: elegir ficha. A: mover. A largo: seguir con la misma. B: deshacer. Menú: pausa.""",
)
