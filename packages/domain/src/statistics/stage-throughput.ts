import { getPercentileDays } from '../tech-cards/stage-durations.ts'
import { normOfStage } from '../tech-cards/usual-days.ts'
import type { StageKey } from '../tech-cards/stages.ts'

/** Days of books that went on lately: the figures of a stage look so far back. */
export const statisticsWindowDays = 28

/** How a stage passes books on; times in working days, null where nothing went on lately. */
export interface StageThroughput {
  stage: StageKey
  /** Books that stand there now. */
  books: number
  overdue: number
  /** Times that a book came there lately. */
  entered: number
  /** Times that a book went on lately. */
  passed: number
  median_days: number | null
  /** Nine of ten stayed no longer. */
  p90_days: number | null
  norm_days: number | null
}

/** The pace of a stage, by how many working days each of its latest books stood there. */
export function getStageThroughput(
  stage: StageKey,
  now: { books: number; overdue: number; entered: number },
  lasted: readonly number[],
): StageThroughput {
  const sorted = lasted.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted.length > 0 ? getPercentileDays(sorted, share) : null)
  return {
    stage,
    ...now,
    passed: sorted.length,
    median_days: at(0.5),
    p90_days: at(0.9),
    norm_days: normOfStage(stage) || null,
  }
}

/** Where the press is stuck: the stage with books at it that is the furthest over its norm; of equals the one with more books. */
export function findBottleneck<Row extends StageThroughput>(rows: readonly Row[]): Row | undefined {
  const over = ({ median_days, norm_days }: StageThroughput) => (median_days ?? 0) / (norm_days ?? Infinity)
  return rows
    .filter((row) => row.books > 0 && over(row) > 1)
    .toSorted((one, other) => over(other) - over(one) || other.books - one.books)[0]
}
