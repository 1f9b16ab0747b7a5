// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const printer: Glyph = {
  regular:
    'M215 72h-15V40a8 8 0 0 0-8-8H64a8 8 0 0 0-8 8v32H41c-14 0-25 11-25 24v80a8 8 0 0 0 8 8h32v32a8 8 0 0 0 8 8h128a8 8 0 0 0 8-8v-32h32a8 8 0 0 0 8-8V96c0-13-11-24-25-24M72 48h112v24H72Zm112 160H72v-48h112Zm40-40h-24v-16a8 8 0 0 0-8-8H64a8 8 0 0 0-8 8v16H32V96q1-7 9-8h174q8 1 9 8Zm-24-52a12 12 0 1 1-12-12 12 12 0 0 1 12 12',
  fill: 'M240 96v80a8 8 0 0 1-8 8h-32v32a8 8 0 0 1-8 8H64a8 8 0 0 1-8-8v-32H24a8 8 0 0 1-8-8V96c0-13 11-24 25-24h15V40a8 8 0 0 1 8-8h128a8 8 0 0 1 8 8v32h15c14 0 25 11 25 24M72 72h112V48H72Zm112 88H72v48h112Zm16-44a12 12 0 1 0-12 12 12 12 0 0 0 12-12',
}
