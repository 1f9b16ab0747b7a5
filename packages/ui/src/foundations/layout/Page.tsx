import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import * as styles from './Page.css.ts'

export interface PageProps {
  /** The page's PageHeader. */
  header?: ReactNode
  children: ReactNode
  /**
   * `fill` for tables that scroll inside, `bleed` for boards that also extend to the page's edges; otherwise the page scrolls.
   * @default 'page'
   */
  scroll?: 'page' | 'fill' | 'bleed'
  /** Maximum width: `wide` 1120 (author), `reading` 720 px. @default 'full' */
  width?: 'full' | 'wide' | 'reading'
}

/** A screen: its header, and its body with the page's margins. */
export function Page({ header, children, scroll = 'page', width = 'full' }: PageProps) {
  return (
    <div className={classes(styles.page, styles.scroll[scroll], styles.width[width])}>
      {header}
      <div className={`${styles.body} ${styles.bodyScroll[scroll]}`}>{children}</div>
    </div>
  )
}
