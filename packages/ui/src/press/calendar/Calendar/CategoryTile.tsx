import type { EventCategory } from '@press/domain'
import { Icon } from '../../../foundations/Icon/index.ts'
import * as styles from './categories.css.ts'
import { categoryGlyphs } from './categories.ts'

interface CategoryTileProps {
  category: EventCategory
  /** 16 or 22 px. @default 'sm' */
  size?: keyof typeof styles.tileSize
}

/** The drawing of a category on its colour; the word stands beside it. */
export function CategoryTile({ category, size = 'sm' }: CategoryTileProps) {
  return (
    <span className={`${styles.tile} ${styles.tileSize[size]} ${styles.hue[category]}`}>
      <Icon glyph={categoryGlyphs[category]} size={size === 'sm' ? 12 : 14} />
    </span>
  )
}
