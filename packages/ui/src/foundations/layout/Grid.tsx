import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { Space } from '../../themes/scale.ts'
import * as styles from './layout.css.ts'

export interface GridProps {
  children: ReactNode
  /** Minimum width of a cell: sm 160, md 240, lg 320, xl 420 px. @default 'md' */
  min?: keyof typeof styles.grid
  /** Distance between cells, in steps of 4 px. @default 4 */
  gap?: Space
  /** The HTML element. @default 'div' */
  as?: 'div' | 'ul' | 'ol'
}

/** Equal cells, as many in a row as fit. */
export function Grid({ children, min = 'md', gap = 4, as: Element = 'div' }: GridProps) {
  return <Element className={`${styles.grid[min]} ${styles.gap[gap]}`}>{children}</Element>
}

export interface ColumnsProps {
  children: ReactNode
  /** Number of columns on a phone. @default 1 */
  mobile?: 1 | 2 | 3
  /** Number of columns from 768 px. */
  tablet?: 1 | 2 | 3 | 4
  /** Number of columns from 1280 px. */
  desktop?: 1 | 2 | 3 | 4 | 6
  /**
   * A narrow column (start 296, end 312 px) next to the main column from 1280 px, instead of equal columns. On narrower screens the
   * columns are stacked.
   */
  aside?: keyof typeof styles.aside
  /** Distance between columns, in steps of 4 px. @default 4 */
  gap?: Space
}

/** A fixed number of columns that changes at two breakpoints. */
export function Columns({ children, mobile = 1, tablet, desktop, aside, gap = 4 }: ColumnsProps) {
  return (
    <div
      className={classes(
        styles.columns,
        styles.gap[gap],
        styles.mobile[mobile],
        tablet && styles.tablet[tablet],
        desktop && styles.desktop[desktop],
        aside && styles.aside[aside],
      )}
    >
      {children}
    </div>
  )
}
