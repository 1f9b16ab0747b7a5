import type { ReactNode } from 'react'
import * as styles from './Print.css.ts'

export interface PrintProps {
  children: ReactNode
}

/** Content for the screen only: filters, buttons, pagination. Adds no box to the layout. */
export function ScreenOnly({ children }: PrintProps) {
  return <div className={styles.screenOnly}>{children}</div>
}

/** Content for print only: who printed it, when, the address of the page. */
export function PrintOnly({ children }: PrintProps) {
  return <div className={styles.printOnly}>{children}</div>
}
