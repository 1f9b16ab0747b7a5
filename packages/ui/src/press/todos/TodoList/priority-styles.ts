import type { TodoPriority } from '@press/domain'
import { glyphs, type Glyph } from '../../../foundations/Icon/index.ts'

/** Told apart by the drawing and the word, never by a colour alone; only `high` weighs more. */
export const priorityStyles: Record<TodoPriority, { glyph: Glyph }> = {
  team: { glyph: glyphs.usersThree },
  low: { glyph: glyphs.arrowDown },
  medium: { glyph: glyphs.minus },
  high: { glyph: glyphs.arrowUp },
  update: { glyph: glyphs.arrowClockwise },
}
