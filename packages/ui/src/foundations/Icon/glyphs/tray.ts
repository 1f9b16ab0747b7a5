// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const tray: Glyph = {
  regular: 'M208 32H48a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16V48a16 16 0 0 0-16-16m0 16v104h-29a16 16 0 0 0-11 5l-19 19h-42l-19-19a16 16 0 0 0-11-5H48V48Zm0 160H48v-40h29l19 19a16 16 0 0 0 11 5h42a16 16 0 0 0 11-5l19-19h29z',
}
