// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const scroll: Glyph = {
  regular:
    'M96 104a8 8 0 0 1 8-8h64a8 8 0 0 1 0 16h-64a8 8 0 0 1-8-8m8 40h64a8 8 0 0 0 0-16h-64a8 8 0 0 0 0 16m128 48a32 32 0 0 1-32 32H88a32 32 0 0 1-32-32V64a16 16 0 0 0-32 0c0 6 5 10 5 10a8 8 0 0 1-5 14l-5-2c-1 0-11-8-11-22a32 32 0 0 1 32-32h136a32 32 0 0 1 32 32v104h8l5 2c1 0 11 8 11 22M96 173a8 8 0 0 1 8-5h88V64a16 16 0 0 0-16-16H68a32 32 0 0 1 4 16v128a16 16 0 0 0 32 0c0-6-5-10-5-10a8 8 0 0 1-3-9m120 19-3-8h-94l1 8a32 32 0 0 1-4 16h84a16 16 0 0 0 16-16',
}
