import type { ReactNode } from 'react'
import { classes } from '../../private/classes.ts'
import * as styles from './Page.css.ts'

export interface PageProps {
  /** The page's PageHeader. */
  header?: ReactNode
  children: ReactNode
  /** `fill` for tables that scroll inside, `bleed` for boards that run to the page's edges too; otherwise the page scrolls. @default 'page' */
  scroll?: 'page' | 'fill' | 'bleed'
  /** Greatest width: `wide` 1120 (author), `reading` 720 px. @default 'full' */
  width?: 'full' | 'wide' | 'reading'
}

/** One screen: its header and its body with the page's margins. */
export function Page({ header, children, scroll = 'page', width = 'full' }: PageProps) {
  return (
    <div className={classes(styles.page, styles.scroll[scroll], styles.width[width])}>
      {header}
      <div className={`${styles.body} ${styles.bodyScroll[scroll]}`}>{children}</div>
    </div>
  )
}

export interface PageHeaderProps {
  /** The page's one h1. */
  title: string
  /** How many there are, in words: «106 книг в работе». */
  count?: string
  /** A sentence under the title. */
  description?: string
  /** Filters and view switches, before the primary button. */
  filters?: ReactNode
  /** The one primary button of the view. */
  primary?: ReactNode
  /** A larger title in the book face, for the author's portal. @default false */
  bookish?: boolean
}

/** Title and count, then filters, then the primary button. */
export function PageHeader({ title, count, description, filters, primary, bookish = false }: PageHeaderProps) {
  return (
    <header className={classes(styles.header, bookish && styles.headerBookish)}>
      <div className={styles.heading}>
        <h1 className={bookish ? styles.titleBookish : styles.title}>{title}</h1>
        {count && <span className={styles.count}>{count}</span>}
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {(filters ?? primary) && (
        <div className={styles.tools}>
          {filters}
          {primary}
        </div>
      )}
    </header>
  )
}
