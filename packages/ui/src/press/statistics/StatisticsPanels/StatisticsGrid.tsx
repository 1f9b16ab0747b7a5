import type { ReactNode } from 'react'
import * as styles from './StatisticsPanels.css.ts'

export interface StatisticsGridProps {
  /** StatisticsFigures: a row above the panels. */
  figures?: ReactNode
  /** Panels in alternation: a wide one, then a narrow one next to it. A last single one takes the whole width. */
  children: ReactNode
}

/** The panels of the screen, in pairs from 1280 px on and in one column below that. */
export function StatisticsGrid({ figures, children }: StatisticsGridProps) {
  return (
    <div className={styles.screen}>
      {figures}
      <div className={styles.panels}>{children}</div>
    </div>
  )
}
