import { useId, type ReactNode } from 'react'
import * as styles from './layout.css.ts'

export interface PanelProps {
  children: ReactNode
  /** Heading of the panel; with it the panel is a named region. */
  title?: string
  /** The number of items in the panel, shown right after the heading. */
  count?: number | undefined
  /** Level of the panel's heading. @default 2 */
  level?: 2 | 3
  /** Content at the end of the heading line. */
  actions?: ReactNode
  /** `none` for tables and lists that reach the edges. @default 'normal' */
  padding?: 'normal' | 'none'
}

/** A surface for one subject. */
export function Panel({ children, title, count, level = 2, actions, padding = 'normal' }: PanelProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section className={styles.panel} aria-labelledby={title ? id : undefined}>
      {(title ?? actions) && (
        <header className={styles.panelHeader}>
          {title && (
            <div className={styles.panelName}>
              <Heading id={id} className={styles.panelTitle}>
                {title}
              </Heading>
              {count !== undefined && <span className={styles.panelCount}>{count}</span>}
            </div>
          )}
          {actions}
        </header>
      )}
      {padding === 'none' ? children : <div className={styles.panelBody}>{children}</div>}
    </section>
  )
}

/** A hairline between two subjects. */
export function Divider() {
  return <hr className={styles.divider} />
}
