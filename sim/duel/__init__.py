"""How strong the bot is, as it runs on the device.

    python -m sim.duel games|decisions|cube|matches …

Our side is real MicroPython with its viper kernels, spoken to line by line
(`device.py`); the others are gnubg-nn at 0 plies and pubeval, which the same
package has.  Dice come in pairs of games with the seats swapped, and every
figure has its sample and its standard error.
"""
