import type { ReactNode } from 'react'
import * as styles from './LogLayout.css.ts'

export interface LogLayoutProps {
  /** What is wrong with the whole of it. */
  notice?: ReactNode
  filters: ReactNode
  /** The entries, or what stands in for them; they take the height that is left. */
  children: ReactNode
}

/** The log's screen under its header. */
export const LogLayout = ({ notice, filters, children }: LogLayoutProps) => (
  <div className={styles.layout}>
    {notice}
    {filters}
    <div className={styles.rest}>{children}</div>
  </div>
)
