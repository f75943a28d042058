"""Pixels of a rectangle in an RP2's own machine code.

The same functions as `runs_plain`, where cursor and table are described; the
tests run them on an emulated Cortex-M0+ and compare them byte for byte.  Six
and a half cycles a pixel in `pairs`.
"""

import micropython


@micropython.asm_thumb
def pairs(r0, r1, r2, r3):  # frame, table, band, cursor
    """Write pixels of whole bytes; units are bytes."""
    ldr(r4, [r3, 0])
    add(r4, r4, r0)  # where the next byte is
    ldr(r5, [r3, 4])  # left in its row
    ldr(r6, [r3, 16])  # to write
    push({r0})
    label(ROW)
    cmp(r5, 0)
    bne(PART)
    ldr(r7, [r3, 12])
    add(r4, r4, r7)
    ldr(r5, [r3, 8])
    label(PART)
    mov(r7, r5)  # as many as the row has, or as are asked for
    cmp(r7, r6)
    ble(FITS)
    mov(r7, r6)
    label(FITS)
    sub(r5, r5, r7)
    sub(r6, r6, r7)
    label(BYTE)
    ldrb(r0, [r4, 0])
    lsl(r0, r0, 2)
    add(r0, r0, r1)
    ldr(r0, [r0, 0])
    str(r0, [r2, 0])
    add(r2, r2, 4)
    add(r4, r4, 1)
    sub(r7, r7, 1)
    bne(BYTE)
    cmp(r6, 0)
    bne(ROW)
    pop({r0})
    sub(r4, r4, r0)
    str(r4, [r3, 0])
    str(r5, [r3, 4])
    mov(r0, 0)  # a large number would be an object


@micropython.asm_thumb
def pixels(r0, r1, r2, r3):  # frame, table, band, cursor
    """Write pixels from anywhere; units are half bytes."""
    push({r0})
    lsl(r0, r0, 1)
    ldr(r4, [r3, 0])
    add(r4, r4, r0)  # twice the address of the next byte, and which half
    ldr(r5, [r3, 4])
    ldr(r6, [r3, 16])
    label(PIXEL)
    cmp(r5, 0)
    bne(INSIDE)
    ldr(r7, [r3, 12])
    add(r4, r4, r7)
    ldr(r5, [r3, 8])
    label(INSIDE)
    lsr(r7, r4, 1)
    ldrb(r7, [r7, 0])
    mov(r0, 1)
    and_(r0, r4)
    cmp(r0, 0)
    bne(LOW)
    lsr(r7, r7, 4)
    b(FOUND)
    label(LOW)
    lsl(r7, r7, 28)
    lsr(r7, r7, 28)
    label(FOUND)
    lsl(r7, r7, 6)
    add(r7, r7, r1)
    ldrh(r7, [r7, 0])
    strh(r7, [r2, 0])
    add(r2, r2, 2)
    add(r4, r4, 1)
    sub(r5, r5, 1)
    sub(r6, r6, 1)
    bne(PIXEL)
    pop({r0})
    lsl(r0, r0, 1)
    sub(r4, r4, r0)
    str(r4, [r3, 0])
    str(r5, [r3, 4])
    mov(r0, 0)  # a large number would be an object


@micropython.asm_thumb
def columns(r0, r1, r2):  # frame, band, cursor
    """Copy bytes of a MONO_VLSB frame to `band`, from where the cursor says."""
    ldr(r4, [r2, 0])
    add(r4, r4, r0)
    ldr(r5, [r2, 4])
    ldr(r6, [r2, 16])
    ldr(r7, [r2, 20])
    add(r1, r1, r7)
    push({r0})
    label(BYTE)
    cmp(r5, 0)
    bne(INSIDE)
    ldr(r7, [r2, 12])
    add(r4, r4, r7)
    ldr(r5, [r2, 8])
    label(INSIDE)
    ldrb(r7, [r4, 0])
    strb(r7, [r1, 0])
    add(r1, r1, 1)
    add(r4, r4, 1)
    sub(r5, r5, 1)
    sub(r6, r6, 1)
    bne(BYTE)
    pop({r0})
    sub(r4, r4, r0)
    str(r4, [r2, 0])
    str(r5, [r2, 4])
    mov(r0, 0)  # a large number would be an object
