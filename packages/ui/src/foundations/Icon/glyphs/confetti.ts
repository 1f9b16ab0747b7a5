// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const confetti: Glyph = {
  regular: 'M111 53a16 16 0 0 0-26 5L33 203a16 16 0 0 0 15 21l5-1 145-52a16 16 0 0 0 5-26Zm-8 135-35-35 13-36 58 58Zm-55 20 14-39 25 25Zm108-39-69-69 13-36 92 92Zm4-97 4-16q8-15 28-16 10 0 14-7l2-9a8 8 0 0 1 16 0c0 13-9 32-32 32q-10 0-14 7l-2 9a8 8 0 0 1-16 0m-24-32V16a8 8 0 0 1 16 0v24a8 8 0 0 1-16 0m102 82a8 8 0 1 1-12 12l-16-16a8 8 0 0 1 12-12Zm5-42-24 8a8 8 0 0 1-6-16l24-8a8 8 0 0 1 6 16',
}
