import { addWorkingDays, workingDaysBetween } from '../shared/dates/dates.ts'
import type { StageHistory } from '../shared/stages/stage-durations.ts'
import { normOfStage } from '../shared/stages/usual-days.ts'
import { getFlag, stageIndex, stageKeys, type StageFlags, type StageKey } from '../shared/stages/stages.ts'

/** A stay of a book at a stage. Times are in ISO 8601. `left_at` is null while the book is still there. */
export interface StageVisit {
  stage: StageKey
  entered_at: string
  left_at: string | null
}

export interface PathStep {
  stage: StageKey
  state: 'past' | 'current' | 'future'
  entered_at: string | null
  left_at: string | null
  /** The day on which the book is expected to reach the stage (`yyyy-mm-dd`), if it has not been there yet. */
  expected: string | null
  /** The range of the expected day. Null if there are too few past books. */
  earliest: string | null
  latest: string | null
  /** The usual number of working days at the stage. Null if there are too few past books. */
  usual: { least: number; most: number } | null
  /** The number of working days at the stage so far. */
  lasts: number | null
}

/**
 * Returns the path of a book through the ten stages, with past and expected dates on working days. Each stage is expected to last
 * as long as it did for past books. If a stage already lasts longer, the later stages are counted from today. The variations of the
 * stages add up like independent variances. The range therefore grows along the path, but less than the worst cases of all stages
 * together.
 */
export function buildBookPath(
  card: StageFlags,
  visits: readonly StageVisit[],
  times: StageHistory,
  dayOf: (moment: string) => string,
  today: string,
): PathStep[] {
  const furthest = Math.max(0, ...stageKeys.map((stage, index) => (card[getFlag(stage)] ? index : 0)))
  const visit = (stage: StageKey): StageVisit | undefined => visits.findLast((one) => one.stage === stage)
  const getEntryDay = (stage: StageKey): string => {
    const moment = visit(stage)?.entered_at
    return moment ? dayOf(moment) : today
  }
  const currentStage = stageKeys[furthest] ?? 'editor'
  let ahead = estimateLeaving(getEntryDay(currentStage), today, currentStage, times)
  return stageKeys.map((stage) => {
    const usual = getUsualRange(times, stage)
    if (stageIndex(stage) > furthest) {
      const days = daysOf(ahead, today)
      ahead = passed(ahead, stage, times)
      return { stage, state: 'future', entered_at: null, left_at: null, ...days, usual, lasts: null }
    }
    const { entered_at = null, left_at = null } = visit(stage) ?? {}
    const current = card[getFlag(stage)]
    return {
      stage,
      state: current ? 'current' : 'past',
      entered_at,
      left_at: current ? null : left_at,
      expected: null,
      earliest: null,
      latest: null,
      usual,
      lasts: current ? workingDaysBetween(getEntryDay(stage), today) : null,
    }
  })
}

function getUsualRange(times: StageHistory, stage: StageKey): PathStep['usual'] {
  const known = times[stage]
  return known ? { least: known.minDays, most: known.maxDays } : null
}

/** Whether a book has been at a stage longer than usual. */
export const isOverdueAtStage = ({ lasts, usual }: Pick<PathStep, 'lasts' | 'usual'>): boolean =>
  lasts !== null && usual !== null && lasts > usual.most

/** Returns the data that lists show: how long a book has been at its stage, and its expected delivery date. */
export function getDeliveryForecast(stage: StageKey, since: string, times: StageHistory, today: string) {
  const lasts = workingDaysBetween(since, today)
  if (stage === 'done') return { lasts, usual: null, slow: false, expected: null, earliest: null, latest: null }
  const usual = getUsualRange(times, stage)
  const between = stageKeys.slice(stageIndex(stage) + 1, -1)
  const ahead = between.reduce(
    (estimate: Ahead, next) => passed(estimate, next, times),
    estimateLeaving(since, today, stage, times),
  )
  return { lasts, usual, slow: isOverdueAtStage({ lasts, usual }), ...daysOf(ahead, today) }
}

interface Ahead {
  /** The start date, and the number of working days from the start date to the expected day. */
  from: string
  days: number
  /** The sums of the squared deviations of the stages: `sooner` towards earlier days, `later` towards later days. */
  sooner: number
  later: number
  /** Whether there are enough past books for every stage on the way. */
  known: boolean
}

/** Returns when a book is expected to leave its current stage. It leaves after the usual time, or today if that time has passed. */
function estimateLeaving(since: string, today: string, stage: StageKey, times: StageHistory): Ahead {
  const usually = passed({ from: since, days: 0, sooner: 0, later: 0, known: true }, stage, times)
  return addWorkingDays(since, usually.days) < today ? { ...usually, from: today, days: 0, sooner: 0 } : usually
}

function passed({ from, days, sooner, later, known }: Ahead, stage: StageKey, times: StageHistory): Ahead {
  const past = times[stage]
  if (!past) return { from, days: days + normOfStage(stage), sooner, later, known: false }
  const { minDays: min, median, maxDays: max } = past
  return {
    from,
    days: days + median,
    sooner: sooner + (median - min) ** 2,
    later: later + (max - median) ** 2,
    known,
  }
}

function daysOf({ from, days, sooner, later, known }: Ahead, today: string) {
  const after = (count: number): string => {
    const day = addWorkingDays(from, count)
    return day < today ? addWorkingDays(today, 0) : day
  }
  return {
    expected: after(days),
    earliest: known ? after(Math.max(0, days - Math.floor(Math.sqrt(sooner)))) : null,
    latest: known ? after(days + Math.ceil(Math.sqrt(later))) : null,
  }
}
