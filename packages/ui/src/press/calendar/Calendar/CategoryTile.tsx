import { Icon } from '../../../foundations/Icon/index.ts'
import * as styles from './categories.css.ts'
import { categoryGlyphs, deadlineGlyphs } from './categories.ts'
import type { CalendarEvent } from './types.ts'

interface CategoryTileProps {
  event: Pick<CalendarEvent, 'category' | 'deadline'>
  /** 16 or 22 px. @default 'sm' */
  size?: keyof typeof styles.tileSize
}

/** The hue of an event: its category's, or the one of all deadlines. */
export const getHue = ({ category, deadline }: CategoryTileProps['event']): string =>
  styles.hue[deadline ? 'deadline' : category]

/** The drawing of a category or of a deadline on its colour; the word stands beside it. */
export function CategoryTile({ event, size = 'sm' }: CategoryTileProps) {
  const { category, deadline } = event
  return (
    <span className={`${styles.tile} ${styles.tileSize[size]} ${getHue(event)}`}>
      <Icon
        glyph={deadline ? deadlineGlyphs[deadline.kind] : categoryGlyphs[category]}
        size={size === 'sm' ? 12 : 14}
      />
    </span>
  )
}
