import type { ReactNode } from 'react'
import { classes } from '../../../foundations/classes.ts'
import * as styles from './Sheet.css.ts'

export interface SheetLayoutProps {
  /** Name of the document. */
  label: string
  /** A bar across the top; it stays in sight. */
  bar?: ReactNode
  /** `RailSection`s beside the sheet; below it where there is no room. Left out, the sheet stands alone. */
  rail?: ReactNode
  children: ReactNode
}

/** A document as a sheet of paper, with what is known about it beside. Only the sheet is printed. */
export function SheetLayout({ label, bar, rail, children }: SheetLayoutProps) {
  return (
    <div className={styles.surround}>
      {bar && <div className={styles.bar}>{bar}</div>}
      <div className={styles.layout}>
        <div className={styles.table}>
          <article className={styles.sheet} aria-label={label}>
            {children}
          </article>
        </div>
        {rail && <aside className={styles.rail}>{rail}</aside>}
      </div>
    </div>
  )
}

export interface SheetSectionProps {
  /** Its number, where sections are referred to by number. */
  number?: number
  title: string
  /** It is being filled in. @default false */
  active?: boolean
  /** At the end of its line: what opens it. */
  action?: ReactNode
  children: ReactNode
}

/** A part of the document: its heading in a column of its own. */
export function SheetSection({ number, title, active = false, action, children }: SheetSectionProps) {
  return (
    <section className={classes(styles.section, active && styles.opened)} aria-label={active ? title : undefined}>
      {action && <span className={styles.sectionAction}>{action}</span>}
      <h2 className={styles.sectionTitle}>
        {number && (
          <span className={styles.sectionNumber} aria-hidden>
            {number}
          </span>
        )}
        {title}
      </h2>
      <div>{children}</div>
    </section>
  )
}

export interface RailSectionProps {
  title: string
  children: ReactNode
}

/** A part of what stands beside the sheet. */
export function RailSection({ title, children }: RailSectionProps) {
  return (
    <section className={styles.railSection}>
      <h2 className={styles.railTitle}>{title}</h2>
      {children}
    </section>
  )
}
