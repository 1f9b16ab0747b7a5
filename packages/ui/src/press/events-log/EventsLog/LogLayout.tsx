import type { ReactNode } from 'react'
import * as styles from './LogLayout.css.ts'

export interface LogLayoutProps {
  /** A message about the whole log. */
  notice?: ReactNode
  filters: ReactNode
  /** The entries, or their placeholder while they load. They fill the remaining height. */
  children: ReactNode
}

/** The layout of the audit log below its header. */
export const LogLayout = ({ notice, filters, children }: LogLayoutProps) => (
  <div className={styles.layout}>
    {notice}
    {filters}
    <div className={styles.rest}>{children}</div>
  </div>
)
