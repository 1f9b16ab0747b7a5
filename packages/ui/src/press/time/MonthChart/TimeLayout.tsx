import type { ReactNode } from 'react'
import { classes } from '../../../foundations/classes.ts'
import * as styles from './TimeLayout.css.ts'

export interface TimeLayoutProps {
  children: ReactNode
  /** The list of present people, or the user's own clock. */
  aside: ReactNode
  /** Whether `aside` is at the top on narrow screens. @default false */
  asideFirst?: boolean
}

/** The hours, with the people at work now next to them. */
export const TimeLayout = ({ children, aside, asideFirst = false }: TimeLayoutProps) => (
  <div className={styles.layout}>
    <div className={styles.main}>{children}</div>
    <aside className={classes(styles.aside, asideFirst && styles.asideFirst)}>{aside}</aside>
  </div>
)
