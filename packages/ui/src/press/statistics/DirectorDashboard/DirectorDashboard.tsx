import type { ReactNode } from 'react'
import * as styles from './DirectorDashboard.css.ts'

export interface DirectorDashboardProps {
  /** A `BookFlowPanel`. */
  flow: ReactNode
  /** A `RisksPanel`. */
  risks: ReactNode
  /** A `DeliveriesPanel`. */
  deliveries: ReactNode
  /** An `OwedPanel`. */
  money: ReactNode
  /** An `OverloadPanel`. */
  people: ReactNode
}

/** The panels of the press's director on one screen. The flow of books spans two columns. On a phone risks are at the top. */
export function DirectorDashboard({ flow, risks, deliveries, money, people }: DirectorDashboardProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.place.flow}>{flow}</div>
      <div className={styles.column}>
        <div className={styles.place.risks}>{risks}</div>
        <div className={styles.place.deliveries}>{deliveries}</div>
      </div>
      <div className={styles.column}>
        <div className={styles.place.money}>{money}</div>
        <div className={styles.place.people}>{people}</div>
      </div>
    </div>
  )
}
