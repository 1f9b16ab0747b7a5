import { addWorkingDays, workingDaysBetween } from '../shared/dates/dates.ts'
import type { StageHistory } from '../shared/stages/stage-durations.ts'
import { getStageNormDays } from '../shared/stages/usual-days.ts'
import { getFlag, getStageIndex, stageKeys, type StageFlags, type StageKey } from '../shared/stages/stages.ts'

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
  toDay: (moment: string) => string,
  today: string,
): PathStep[] {
  const furthestIndex = Math.max(0, ...stageKeys.map((stage, index) => (card[getFlag(stage)] ? index : 0)))
  const findVisit = (stage: StageKey): StageVisit | undefined => visits.findLast((one) => one.stage === stage)
  const getEntryDay = (stage: StageKey): string => {
    const moment = findVisit(stage)?.entered_at
    return moment ? toDay(moment) : today
  }
  const currentStage = stageKeys[furthestIndex] ?? 'editor'
  let estimate = estimateLeaving(getEntryDay(currentStage), today, currentStage, times)
  return stageKeys.map((stage) => {
    const usual = getUsualRange(times, stage)
    if (getStageIndex(stage) > furthestIndex) {
      const days = getExpectedDates(estimate, today)
      estimate = addStageTime(estimate, stage, times)
      return { stage, state: 'future', entered_at: null, left_at: null, ...days, usual, lasts: null }
    }
    const { entered_at = null, left_at = null } = findVisit(stage) ?? {}
    const isCurrent = card[getFlag(stage)]
    return {
      stage,
      state: isCurrent ? 'current' : 'past',
      entered_at,
      left_at: isCurrent ? null : left_at,
      expected: null,
      earliest: null,
      latest: null,
      usual,
      lasts: isCurrent ? workingDaysBetween(getEntryDay(stage), today) : null,
    }
  })
}

function getUsualRange(times: StageHistory, stage: StageKey): PathStep['usual'] {
  const stageTimes = times[stage]
  return stageTimes ? { least: stageTimes.minDays, most: stageTimes.maxDays } : null
}

/** Whether a book has been at a stage longer than usual. */
export const isOverdueAtStage = ({ lasts, usual }: Pick<PathStep, 'lasts' | 'usual'>): boolean =>
  lasts !== null && usual !== null && lasts > usual.most

/** Returns the data that lists show: how long a book has been at its stage, and its expected delivery date. */
export function getDeliveryForecast(stage: StageKey, since: string, times: StageHistory, today: string) {
  const daysAtStage = workingDaysBetween(since, today)
  if (stage === 'done')
    return { lasts: daysAtStage, usual: null, slow: false, expected: null, earliest: null, latest: null }
  const usual = getUsualRange(times, stage)
  const remainingStages = stageKeys.slice(getStageIndex(stage) + 1, -1)
  const deliveryEstimate = remainingStages.reduce(
    (estimate: DateEstimate, nextStage) => addStageTime(estimate, nextStage, times),
    estimateLeaving(since, today, stage, times),
  )
  return {
    lasts: daysAtStage,
    usual,
    slow: isOverdueAtStage({ lasts: daysAtStage, usual }),
    ...getExpectedDates(deliveryEstimate, today),
  }
}

interface DateEstimate {
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
function estimateLeaving(since: string, today: string, stage: StageKey, times: StageHistory): DateEstimate {
  const usualEstimate = addStageTime({ from: since, days: 0, sooner: 0, later: 0, known: true }, stage, times)
  return addWorkingDays(since, usualEstimate.days) < today
    ? { ...usualEstimate, from: today, days: 0, sooner: 0 }
    : usualEstimate
}

function addStageTime(
  { from, days, sooner: soonerVariance, later: laterVariance, known: isKnown }: DateEstimate,
  stage: StageKey,
  times: StageHistory,
): DateEstimate {
  const stageTimes = times[stage]
  if (!stageTimes)
    return { from, days: days + getStageNormDays(stage), sooner: soonerVariance, later: laterVariance, known: false }
  const { minDays: min, median, maxDays: max } = stageTimes
  return {
    from,
    days: days + median,
    sooner: soonerVariance + (median - min) ** 2,
    later: laterVariance + (max - median) ** 2,
    known: isKnown,
  }
}

function getExpectedDates(
  { from, days, sooner: soonerVariance, later: laterVariance, known: isKnown }: DateEstimate,
  today: string,
) {
  const getDateAfter = (count: number): string => {
    const day = addWorkingDays(from, count)
    return day < today ? addWorkingDays(today, 0) : day
  }
  return {
    expected: getDateAfter(days),
    earliest: isKnown ? getDateAfter(Math.max(0, days - Math.floor(Math.sqrt(soonerVariance)))) : null,
    latest: isKnown ? getDateAfter(days + Math.ceil(Math.sqrt(laterVariance))) : null,
  }
}
