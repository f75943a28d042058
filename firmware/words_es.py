"""The firmware's own texts in Spanish: hardware check, storage, crash."""

TEXTS = {
    "full": "No queda sitio: la partida sigue, pero no se guarda.",
    "absent": "No hay dónde guardar: la partida se pierde al apagar.",
    "damaged": "Algo guardado estaba dañado y se ha apartado.",
    "go_on": "A: seguir",
    "check": "Prueba del aparato",
    "display": "Marco entero, esquinas: rojo, verde, azul, blanco",
    "display_mono": "Todo encendido, sin puntos negros",
    "buttons": "Pulsa cada botón. A larga: seguir",
    "sound": "Sonido: B lo repite",
    "no_sound": "Sin sonido",
    "light": "Brillo: %d %%. Izquierda, derecha",
    "battery": "Batería: %d %%",
    "no_battery": "Batería: no se mide",
    "done": "Prueba terminada",
    # In a font without accents.
    "crash": "Guardado en error.log. A: reiniciar",
}
