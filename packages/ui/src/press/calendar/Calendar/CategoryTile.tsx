import { Icon } from '../../../foundations/Icon/index.ts'
import * as styles from './categories.css.ts'
import { categoryGlyphs, deadlineGlyphs } from './categories.ts'
import type { CalendarEvent } from './types.ts'

interface CategoryTileProps {
  event: Pick<CalendarEvent, 'category' | 'deadline'>
  /** Edge length of the tile: 16 or 22 px. @default 'sm' */
  size?: keyof typeof styles.tileSize
}

/** Returns the hue of an event: the hue of its category, or the common hue of all deadlines. */
export const getHue = ({ category, deadline }: CategoryTileProps['event']): string =>
  styles.hue[deadline ? 'deadline' : category]

/** The icon of a category or a deadline on its colour. The label is next to it. */
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
