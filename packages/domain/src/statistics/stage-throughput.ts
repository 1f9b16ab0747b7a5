import { getPercentileDays } from '../shared/stages/stage-durations.ts'
import { getStageNormDays } from '../shared/stages/usual-days.ts'
import type { StageKey } from '../shared/stages/stages.ts'

/** The number of past days that the figures of a stage cover. */
export const statisticsWindowDays = 28

/**
 * The throughput of a stage in the last `statisticsWindowDays` days. Times are in working days, and null if no book left the stage.
 */
export interface StageThroughput {
  stage: StageKey
  /** The number of books that are currently at the stage. */
  books: number
  overdue: number
  /** How often a book entered the stage in the period. */
  entered: number
  /** How often a book left the stage in the period. */
  passed: number
  median_days: number | null
  /** The 90th percentile of the times: nine of ten books stayed no longer. */
  p90_days: number | null
  norm_days: number | null
}

/** Calculates the throughput of a stage from the working days that its latest books stayed there. */
export function getStageThroughput(
  stage: StageKey,
  currentCounts: { books: number; overdue: number; entered: number },
  stayDays: readonly number[],
): StageThroughput {
  const sortedDays = stayDays.toSorted((one, other) => one - other)
  const getPercentile = (share: number) => (sortedDays.length > 0 ? getPercentileDays(sortedDays, share) : null)
  return {
    stage,
    ...currentCounts,
    passed: sortedDays.length,
    median_days: getPercentile(0.5),
    p90_days: getPercentile(0.9),
    norm_days: getStageNormDays(stage) || null,
  }
}

/**
 * Returns the bottleneck: among the stages with books, the stage that exceeds its norm the most. If two stages exceed it equally,
 * returns the stage with more books.
 */
export function findBottleneck<Row extends StageThroughput>(rows: readonly Row[]): Row | undefined {
  const getNormRatio = ({ median_days, norm_days }: StageThroughput) => (median_days ?? 0) / (norm_days ?? Infinity)
  return rows
    .filter((row) => row.books > 0 && getNormRatio(row) > 1)
    .toSorted((one, other) => getNormRatio(other) - getNormRatio(one) || other.books - one.books)[0]
}
