"""The nets' 20 extra inputs in viper; bit for bit those of `extras_plain`."""
# ruff: noqa: F821

import micropython

SIZE = 20


@micropython.viper
def fill(cells: ptr8, escapes: ptr32, values: ptr8, at: int):
    """Write the extra inputs of `cells` to `values` from `at` on."""
    out = ptr8(int(values) + at)
    # First what both sides look like, then each of them with its own as `mine`.
    pips = made = turned = men = rear = 0
    their_pips = their_made = their_men = their_rear = 0
    base = 26
    turn = 0
    while turn < 3:
        pips = made = turned = men = rear = 0
        side = ptr8(int(cells) + base + 1)
        bit = 1
        k = 0
        while k < 25:
            count = side[k]
            if count:
                pips += count * (k + 1)
                men |= bit
                rear = k
                if count > 1 and k < 24:
                    made |= bit
                    turned |= 0x800000 >> k
            bit <<= 1
            k += 1
        if turn:
            # The first ten are those of the side on roll: the last round's.
            if turn == 1:
                row = ptr8(int(out) + 10)
            else:
                row = out
            j = their_pips - pips >> 3
            if j > 15:
                j = 15
            if j < -15:
                j = -15
            row[0] = j + 15
            length = 0
            j = made
            while j and length < 6:
                j &= j >> 1
                length += 1
            row[1] = length
            fewest = 36
            k = 15
            while k <= their_rear:
                j = made >> (24 - k)
                j = escapes[j & 63] & escapes[64 + (j >> 6 & 63)]
                j = (j & 0x0F0F0F0F) + (j >> 4 & 0x0F0F0F0F)
                j += j >> 8
                j = j + (j >> 16) & 63
                if j < fewest:
                    fewest = j
                k += 1
            row[3] = fewest * 171 >> 9
            # The rearmost checker's ways out, then all those in their home.
            row[5] = 0
            row[9] = 0
            mobility = 0
            if made >> 18:
                k = 18
                while k < 24:
                    if made >> k & 1:
                        row[5] = 24 - k
                        if not row[9]:
                            row[9] = 24 - k
                    k += 1
            k = rear
            while k == rear or k > 17:
                if side[k]:
                    j = their_made >> (24 - k)
                    j = escapes[j & 63] & escapes[64 + (j >> 6 & 63)]
                    j = (j & 0x0F0F0F0F) + (j >> 4 & 0x0F0F0F0F)
                    j += j >> 8
                    j = j + (j >> 16) & 63
                    if k == rear:
                        row[2] = j * 171 >> 9
                    if k > 17:
                        mobility += side[k] * j
                k -= 1
            mobility >>= 4
            if mobility > 15:
                mobility = 15
            row[8] = mobility
            k = 23 - their_rear
            if k < 0:
                k = 0
            count = 0
            while k <= rear:
                count += side[k] * (k - 22 + their_rear)
                k += 1
            count >>= 3
            if count > 15:
                count = 15
            row[6] = count
            count = 0
            if side[24]:
                j = their_made & 63
                while j:
                    count += j & 1
                    j >>= 1
                count *= side[24]
                if count > 15:
                    count = 15
            row[7] = count
            # Shots: the rolls that hit any blot, the doubles first.
            if their_men >> 24:
                their_men = 1 << 24
            rolls = 0
            k = 0
            while k < 24:
                ahead = 0
                if side[k] == 1:
                    ahead = their_men >> (24 - k)
                if ahead:
                    blocks = turned >> (24 - k)
                    bit = 64
                    high = 1
                    while high < 7:
                        low = 1
                        if ahead >> (high - 1) & 1:
                            while low < high:
                                rolls |= bit
                                bit <<= 1
                                low += 1
                        while low < high:
                            if ahead >> (low - 1) & 1:
                                rolls |= bit
                            elif ahead >> (high + low - 1) & 1:
                                if not blocks >> (high - 1) & blocks >> (low - 1) & 1:
                                    rolls |= bit
                            bit <<= 1
                            low += 1
                        j = high - 1
                        low = 0
                        while low < 4:
                            if ahead >> j & 1:
                                rolls |= 1 << (high - 1)
                                break
                            if blocks >> j & 1:
                                break
                            j += high
                            low += 1
                        high += 1
                k += 1
            count = 0
            j = rolls
            while j:
                j &= j - 1
                count += 2
            j = rolls & 63
            while j:
                j &= j - 1
                count -= 1
            row[4] = count * 171 >> 9
        their_pips = pips
        their_made = made
        their_men = men
        their_rear = rear
        base = 26 - base
        turn += 1
