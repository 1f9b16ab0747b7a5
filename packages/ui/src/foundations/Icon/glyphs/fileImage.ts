// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const fileImage: Glyph = {
  regular: 'M111 148a8 8 0 0 0-14 0l-21 31-9-15a8 8 0 0 0-14 0l-36 56a8 8 0 0 0 7 12h128a8 8 0 0 0 7-12Zm-72 68 21-33 10 15a8 8 0 0 0 13 0l21-32 33 50ZM214 82l-56-56-6-2H56a16 16 0 0 0-16 16v88a8 8 0 0 0 16 0V40h88v48a8 8 0 0 0 8 8h48v120h-8a8 8 0 0 0 0 16h8a16 16 0 0 0 16-16V88zm-54-31 29 29h-29Z',
}
