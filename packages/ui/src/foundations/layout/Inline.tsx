import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { Space } from '../../themes/scale.ts'
import * as styles from './layout.css.ts'

export interface InlineProps {
  children: ReactNode
  /** Distance between items and between lines, in steps of 4 px. @default 2 */
  gap?: Space
  /** Alignment across the line. @default 'center' */
  align?: keyof typeof styles.align
  /** Alignment along the line. @default 'start' */
  justify?: keyof typeof styles.justify
  /** Whether items that do not fit wrap to the next line. @default true */
  wrap?: boolean
  /** The HTML element. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'span' | 'header' | 'footer'
  /** Takes the remaining space in an Inline or a Stack. @default false */
  grow?: boolean
}

/** Items side by side, wrapping when they do not fit. */
export function Inline({
  children,
  gap = 2,
  align = 'center',
  justify = 'start',
  wrap = true,
  as: Element = 'div',
  grow = false,
}: InlineProps) {
  return (
    <Element
      className={classes(
        styles.inline,
        styles.gap[gap],
        styles.align[align],
        styles.justify[justify],
        wrap && styles.wrap,
        grow && styles.grow,
      )}
    >
      {children}
    </Element>
  )
}
