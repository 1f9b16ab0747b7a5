import type { ReactNode } from 'react'
import * as styles from './StatisticsPanels.css.ts'

export interface StatisticsGridProps {
  /** The `StatisticsFigures` component, a row above the panels. */
  figures?: ReactNode
  /** The panels: a wide panel is followed by a narrow panel next to it. A single panel at the end takes the whole width. */
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
