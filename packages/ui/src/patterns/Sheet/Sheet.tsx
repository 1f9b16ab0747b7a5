import type { ReactNode } from 'react'
import { classes } from '../../foundations/classes.ts'
import * as styles from './Sheet.css.ts'

export interface SheetLayoutProps {
  /** Name of the document. */
  label: string
  /** A bar at the top that stays visible. */
  bar?: ReactNode
  /** `RailSection`s next to the sheet, or below it when there is no space. Without it the sheet is alone. */
  rail?: ReactNode
  children: ReactNode
}

/** A document as a sheet of paper, with facts about it next to it. Only the sheet is printed. */
export function SheetLayout({ label, bar, rail, children }: SheetLayoutProps) {
  return (
    <div className={styles.sheetBackground}>
      {bar && <div className={styles.bar}>{bar}</div>}
      <div className={styles.layout}>
        <div className={styles.sheetMargins}>
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
  /** The section's number, if sections are referred to by number. */
  number?: number
  title: string
  /** Whether the section is being filled in. @default false */
  active?: boolean
  /** Content at the end of the heading's line: the button that opens the section. */
  action?: ReactNode
  children: ReactNode
}

/** A section of the document, with its heading in a separate column. */
export function SheetSection({ number, title, active = false, action, children }: SheetSectionProps) {
  return (
    <section
      className={classes(styles.section, active && styles.activeSection)}
      aria-label={active ? title : undefined}
    >
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

/** A section of the column next to the sheet. */
export function RailSection({ title, children }: RailSectionProps) {
  return (
    <section className={styles.railSection}>
      <h2 className={styles.railTitle}>{title}</h2>
      {children}
    </section>
  )
}
