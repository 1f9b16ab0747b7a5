import type { ReactNode } from 'react'
import { classes } from '../../../foundations/classes.ts'
import * as styles from './TimeLayout.css.ts'

export interface TimeLayoutProps {
  children: ReactNode
  /** Who is at work, or one's own clock. */
  aside: ReactNode
  /** On narrow screens it stands first. @default false */
  asideFirst?: boolean
}

/** Hours, and beside them who is at work now. */
export const TimeLayout = ({ children, aside, asideFirst = false }: TimeLayoutProps) => (
  <div className={styles.layout}>
    <div className={styles.main}>{children}</div>
    <aside className={classes(styles.aside, asideFirst && styles.asideFirst)}>{aside}</aside>
  </div>
)
