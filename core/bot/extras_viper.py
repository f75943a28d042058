"""The nets' 20 extra inputs in viper; bit for bit those of `extras_plain`."""
# ruff: noqa: F821

import micropython

SIZE = 20


@micropython.viper
def fill(cells: ptr8, escapes: ptr32, values: ptr8, at: int):
    """Write the extra inputs of `cells` to `values` from `at` on."""
    pips = made = turned = men = rear = 0
    their_pips = their_made = their_turned = their_men = their_rear = 0
    side = ptr8(int(cells) + 27)
    turn = 0
    while turn < 2:
        # What a side looks like; in the end the one not on roll is `mine`.
        their_pips = pips
        their_made = made
        their_turned = turned
        their_men = men
        their_rear = rear
        pips = made = turned = men = 0
        bit = 1
        k = 0
        while k < 25:
            count = side[k]
            if count:
                pips += count * (k + 1)
                men |= bit
                rear = k
                if count > 1:
                    made |= bit
                    turned |= 0x800000 >> k
            bit <<= 1
            k += 1
        made &= 0xFFFFFF
        side = ptr8(int(cells) + 1)
        turn += 1
    row = ptr8(int(values) + at + 10)
    turn = 0
    while turn < 2:
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
        row[5] = 0
        row[9] = 0
        k = 18
        j = made >> 18
        while j:
            if j & 1:
                row[5] = 24 - k
                if not row[9]:
                    row[9] = 24 - k
            j >>= 1
            k += 1
        # The rearmost checker's ways out, then all those in their home.
        mobility = 0
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
            if side[k]:
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
                j &= j - 1
                count += side[24]
            if count > 15:
                count = 15
        row[7] = count
        # Shots: the rolls that hit any blot.
        j = their_men
        if j >> 24:
            j = 1 << 24
        blots = men & 0xFFFFFF & (0 - made - 1)
        rolls = 0
        k = 0
        while blots:
            ahead = 0
            if blots & 1:
                ahead = j >> (24 - k)
            if ahead:
                blocks = turned >> (24 - k)
                rolls |= escapes[128 + (ahead & 63)]
                far = ahead >> 2
                high = 2
                while far and high < 11:
                    if far & 1:
                        # A man three pips away or more: by both dice.
                        low = 1
                        if high > 5:
                            low = high - 5
                        other = high + 1 - low
                        while low < other:
                            if not blocks >> (other - 1) & blocks >> (low - 1) & 1:
                                rolls |= 32 << ((other - 1) * (other - 2) >> 1) + low
                            low += 1
                            other -= 1
                    far >>= 1
                    high += 1
                die = 1
                while ahead > 1 and die < 7:
                    low = die - 1
                    count = 1
                    while count < 4 and not blocks >> low & 1:
                        low += die
                        if ahead >> low & 1:
                            rolls |= 1 << (die - 1)
                            break
                        count += 1
                    die += 1
            blots >>= 1
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
        # The other side's turn.
        j = pips
        pips = their_pips
        their_pips = j
        j = made
        made = their_made
        their_made = j
        j = men
        men = their_men
        their_men = j
        turned = their_turned
        j = rear
        rear = their_rear
        their_rear = j
        side = ptr8(int(cells) + 27)
        row = ptr8(int(values) + at)
        turn += 1
