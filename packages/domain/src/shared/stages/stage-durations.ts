import { workingDaysBetween } from '../dates/dates.ts'
import type { EditionType } from '../books/reference-lists.ts'
import { stageKeys, type StageKey } from './stages.ts'

/** The minimum number of past books for an estimate (our rule). */
export const minHistoryBooks = 5

/** How long past books stayed at a stage, in working days. The middle half of them stayed between `minDays` and `maxDays`. */
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
  const daysByKey = new Map<string, number[]>()
  const recordDays = (key: string, days: number): void => {
    const recordedDays = daysByKey.get(key)
    if (recordedDays) recordedDays.push(days)
    else daysByKey.set(key, [days])
  }
  for (const { stage, edition_type, entered, left } of stays) {
    const days = workingDaysBetween(entered, left)
    recordDays(stage, days)
    if (edition_type) recordDays(`${stage} ${edition_type}`, days)
  }
  const times = new Map<string, StageTimes>()
  for (const [key, days] of daysByKey) if (days.length >= minHistoryBooks) times.set(key, calculateStageTimes(days))
  return (edition) => {
    const history: StageHistory = {}
    for (const stage of stageKeys) {
      const stageTimes = times.get(`${stage} ${edition}`) ?? times.get(stage)
      if (stageTimes) history[stage] = stageTimes
    }
    return history
  }
}

/**
 * Returns the nearest-rank percentile of sorted days. It is a number of days that a book really took, so a single forgotten book
 * hardly changes it.
 */
export const getPercentileDays = (sortedDays: readonly number[], share: number): number =>
  sortedDays[Math.max(0, Math.ceil(sortedDays.length * share) - 1)] ?? 0

function calculateStageTimes(days: readonly number[]): StageTimes {
  const sortedDays = days.toSorted((one, other) => one - other)
  const getPercentile = (share: number): number => getPercentileDays(sortedDays, share)
  return {
    books: sortedDays.length,
    minDays: getPercentile(0.25),
    median: getPercentile(0.5),
    maxDays: getPercentile(0.75),
  }
}
