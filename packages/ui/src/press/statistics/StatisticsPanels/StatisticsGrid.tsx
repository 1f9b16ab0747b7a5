import type { ReactNode } from 'react'
import * as styles from './StatisticsPanels.css.ts'

export interface StatisticsGridProps {
  /** StatisticsFigures: a line over the panels. */
  figures?: ReactNode
  /** Panels by turns: a wide one, then a narrow one beside it; one left over takes the whole width. */
  children: ReactNode
}

/** The panels of the screen, in pairs from 1280 px and one under another below. */
export function StatisticsGrid({ figures, children }: StatisticsGridProps) {
  return (
    <div className={styles.screen}>
      {figures}
      <div className={styles.panels}>{children}</div>
    </div>
  )
}
