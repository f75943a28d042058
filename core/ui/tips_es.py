"""Strategy in a few words, in Spanish.  As many tips as in `tips_en`."""

PAGES = (
    """Cierra puntas. Las mejores son la 5, la 4 y la 7, y la 5 del rival: juntas forman un muro que sus fichas de atrás no pueden pasar.""",
    """Seis puntas cerradas seguidas no se pueden saltar: si una ficha del rival está detrás, no saldrá mientras aguantes el muro.""",
    """Antes de dejar una ficha sola cuenta los tiros: a seis puntas o menos se captura con un dado; a siete o más hacen falta los dos, y sale como mucho una de cada seis veces.""",
    """Arriesga al principio, cuando el rival tiene pocas puntas en casa y ser capturado cuesta poco. Después juega seguro.""",
    """Saca tus fichas de atrás pronto, antes de que el rival les cierre el paso. Si las dejas, que sea en una punta cerrada: un ancla.""",
    """Si vas por delante en la carrera, pasa de largo y corre. Si vas por detrás, espera y busca una captura.""",
    """Dobla cuando ganarías unas siete de cada diez partidas. Acepta un doble si ganarías al menos una de cada cuatro.""",
    """Al sacar fichas con el rival detrás, deja pares en las puntas altas y no dejes fichas solas. Sin rival, saca cuantas puedas y no dejes huecos.""",
)
