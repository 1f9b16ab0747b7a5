import type { TodoPriority } from '@press/domain'
import { glyphs, type Glyph } from '../../../foundations/Icon/index.ts'

/** The icons of priorities. Priorities differ by icon and label, never only by color. Only `high` has more visual weight. */
export const priorityStyles: Record<TodoPriority, { glyph: Glyph }> = {
  team: { glyph: glyphs.usersThree },
  low: { glyph: glyphs.arrowDown },
  medium: { glyph: glyphs.minus },
  high: { glyph: glyphs.arrowUp },
  update: { glyph: glyphs.arrowClockwise },
}
