import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { Space } from '../../themes/scale.ts'
import * as styles from './layout.css.ts'

export interface InlineProps {
  children: ReactNode
  /** Distance between neighbours and between lines, in steps of 4 px. @default 2 */
  gap?: Space
  /** Across the line. @default 'center' */
  align?: keyof typeof styles.align
  /** Along the line. @default 'start' */
  justify?: keyof typeof styles.justify
  /** Whether what does not fit goes to the next line. @default true */
  wrap?: boolean
  /** The element. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'span' | 'header' | 'footer'
  /** Takes the room that is left in an Inline or a Stack. @default false */
  grow?: boolean
}

/** Things side by side, wrapping when they do not fit. */
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
