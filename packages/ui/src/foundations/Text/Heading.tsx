import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import * as styles from './Text.css.ts'

export const headingLevels = [1, 2, 3, 4] as const
type Level = (typeof headingLevels)[number]

export interface HeadingProps {
  children: ReactNode
  /** Level in the outline of the page; 1 is the title of the page. */
  level: Level
  /** The style, when it differs from the outline level: `bookXl` on sign-in and for authors. @default by level */
  variant?: 'h1' | 'h2' | 'h3' | 'bookXl' | 'bookL'
  /** One line that ends in an ellipsis. @default false */
  truncate?: boolean
  /** A target for `aria-labelledby`. */
  id?: string
}

const levelVariants: Record<Level, NonNullable<HeadingProps['variant']>> = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h3' }

/** A title of a page, a section or a panel. */
export function Heading({ children, level, variant = levelVariants[level], truncate, id }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element
      id={id}
      className={classes(styles.variant[variant], styles.tone.primary, truncate ? styles.truncate : styles.words)}
    >
      {children}
    </Element>
  )
}
