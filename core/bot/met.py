"""Chances to win a match from a score: the Kazaross XG2 table.

The bot's cube asks here what points are worth.  The table:

    Copyright (C) 2011 Neil Kazaross.  Rolled up to 9 points by eXtreme Gammon,
    from there the Rockwell-Kazaross table.  Transcribed for GNU Backgammon by
    Michael Petch.  Copying and distribution of it, with or without modification,
    are permitted in any medium without royalty provided the copyright notice and
    this notice are preserved.  It is offered as-is, without any warranty.
"""

from micropython import const

WHOLE = const(10000)
LONGEST = const(25)

# Four digits each, ten-thousandths: with 1 to 24 points to go, a line or two for
# each, against those with more to go, up to 25.
_BEFORE = (
    b"677475088144841888739072932594409593966497559798985398799911992799479956996899749981"
    b"998499889990"
    b"599566877436799484228754902092309393952596259707976998209858988999139932994799589968"
    b"99759980"
    b"571564807112762180478402870689449148930794449549964097099769981498529881990699259941"
    b"9953"
    b"577364286992745878808241854087919002918093279450955096349702975998049842987398989917"
    b"56646264677972547671802783378599882990209185932294409537961996869743979098289860"
    b"5626616466797131753478868196846687008902907692259351945895499625968997439788"
    b"554860856563700273917741805283268566877689599117925493709470955596289689"
    b"55446037649969147294763679448216845886718859902391669290939794899568"
    b"5502597964156821718975287830810483488566875989299079921093249423"
    b"548559356359674871117437773880098254847486708845899991359255"
    b"54565892629766797030735376497920816583868585876389219062"
    b"5441585762536618696172787570783880838304850586868848"
    b"541958256204656268977208749677628005822884308612"
    b"54075794616365126839714574297692793481568359"
    b"5392576861266466678670867366762778678088"
    b"538057446093642467387032730875667805"
    b"53685722606263866692698272547509"
    b"5357570260346350665169367204"
    b"534756846007631766126892"
    b"53395667598362866576"
    b"5330565159606258"
    b"532356365939"
    b"53155622"
    b"5309"
)
# After the Crawford game, with 1 to 25 points to go against 1.
_AFTER = (
    b"500048803226310019011807115610910695065204210391025402340153014000920084005600500034"
    b"0030002000180012"
)


def chance(mine, theirs, crawford):
    """Chance in ten-thousandths to win a match with so many points to go.

    crawford    the next game is the Crawford game, or one before it; False
                matters only when somebody has 1 point to go
    """
    if mine <= 0:
        return WHOLE
    if theirs <= 0:
        return 0
    if mine == theirs:
        return WHOLE // 2
    if mine > theirs:
        return WHOLE - chance(theirs, mine, crawford)
    theirs = min(theirs, LONGEST)
    if mine == 1 and not crawford:
        return WHOLE - _read(_AFTER, theirs - 1)
    before = (mine - 1) * LONGEST - mine * (mine - 1) // 2
    return _read(_BEFORE, before + theirs - mine - 1)


def _read(table, k):
    """Number `k` of a table of four digits each."""
    value = 0
    for digit in range(4 * k, 4 * k + 4):
        value = value * 10 + table[digit] - 48
    return value
