import { workingDaysBetween } from '../dates/dates.ts'
import type { EditionType } from '../books/reference-lists.ts'
import { stageKeys, type StageKey } from './stages.ts'

/** The minimum number of past books for an estimate (our rule). */
export const minHistoryBooks = 5

/** How long past books stayed at a stage, in working days. The middle half of the books stayed between `least` and `most` days. */
export interface StageTimes {
  books: number
  minDays: number
  median: number
  maxDays: number
}
export type StageHistory = Partial<Record<StageKey, StageTimes>>

/** A finished stay of a book at a stage. Days are `yyyy-mm-dd`. */
export interface StageStay {
  stage: StageKey
  edition_type: EditionType | null
  entered: string
  left: string
}

/**
 * Returns a function that returns the times of past books at each stage. It uses books of the same edition type if there are
 * enough, otherwise all books. If these are too few, it returns nothing.
 */
export function findStageHistory(stays: readonly StageStay[]): (edition: EditionType | null) => StageHistory {
  const lasted = new Map<string, number[]>()
  const note = (key: string, days: number): void => {
    const known = lasted.get(key)
    if (known) known.push(days)
    else lasted.set(key, [days])
  }
  for (const { stage, edition_type, entered, left } of stays) {
    const days = workingDaysBetween(entered, left)
    note(stage, days)
    if (edition_type) note(`${stage} ${edition_type}`, days)
  }
  const times = new Map<string, StageTimes>()
  for (const [key, days] of lasted) if (days.length >= minHistoryBooks) times.set(key, timesOf(days))
  return (edition) => {
    const found: StageHistory = {}
    for (const stage of stageKeys) {
      const known = times.get(`${stage} ${edition}`) ?? times.get(stage)
      if (known) found[stage] = known
    }
    return found
  }
}

/**
 * Returns the nearest-rank percentile of sorted days. It is a number of days that a book really took, so a single forgotten book
 * hardly changes it.
 */
export const getPercentileDays = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0

function timesOf(days: readonly number[]): StageTimes {
  const sorted = days.toSorted((one, other) => one - other)
  const at = (share: number): number => getPercentileDays(sorted, share)
  return { books: sorted.length, minDays: at(0.25), median: at(0.5), maxDays: at(0.75) }
}
