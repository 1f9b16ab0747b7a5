import type { ReactNode } from 'react'
import * as styles from './Print.css.ts'

export interface PrintProps {
  children: ReactNode
}

/** What makes no sense on paper: filters, buttons, pages of a list. Takes no box of its own. */
export function ScreenOnly({ children }: PrintProps) {
  return <div className={styles.screenOnly}>{children}</div>
}

/** What only paper needs: who printed it, when, the address of the page. */
export function PrintOnly({ children }: PrintProps) {
  return <div className={styles.printOnly}>{children}</div>
}
