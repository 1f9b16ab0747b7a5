import type { StageKey } from '@press/domain'
import { glyphs, type Glyph } from '../Icon/index.ts'

/** The icon of each stage; filled when it represents the stage itself. */
export const stageGlyphs: Record<StageKey, Glyph> = {
  editor: glyphs.penNib,
  project: glyphs.clipboardText,
  process: glyphs.pencilLine,
  signal: glyphs.printer,
  author: glyphs.signature,
  typography: glyphs.stack,
  wap: glyphs.scissors,
  account: glyphs.handshake,
  stock: glyphs.warehouse,
  done: glyphs.sealCheck,
}
