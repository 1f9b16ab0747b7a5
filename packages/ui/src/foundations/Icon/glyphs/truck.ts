// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const truck: Glyph = {
  regular: 'm255 117-14-35a16 16 0 0 0-14-10h-35v-8a8 8 0 0 0-8-8H32a16 16 0 0 0-16 16v112a16 16 0 0 0 16 16h17a32 32 0 0 0 62 0h50a32 32 0 0 0 62 0h17a16 16 0 0 0 16-16v-64zm-63-29h35l9 24h-44ZM32 72h144v64H32Zm48 136a16 16 0 1 1 16-16 16 16 0 0 1-16 16m81-24h-50a32 32 0 0 0-62 0H32v-32h144v12a32 32 0 0 0-15 20m31 24a16 16 0 1 1 16-16 16 16 0 0 1-16 16m48-24h-17a32 32 0 0 0-31-24v-32h48Z',
}
