import { addWorkingDays, workingDaysBetween } from '../shared/dates/dates.ts'
import type { StageHistory } from '../shared/stages/stage-durations.ts'
import { getStageNormDays } from '../shared/stages/usual-days.ts'
import type { StageKey } from '../shared/stages/stages.ts'

/**
 * Durations in working days (our rule): the author's review of a signal copy, the review of the next signal copy after remarks, and
 * the minimum for corrections.
 */
const firstReviewDays = 5
const repeatReviewDays = 3
const minCorrectionDays = 2
/** The number of remarks that are corrected in a day. */
const remarksPerDay = 10

/** The expected duration of the next steps, in working days. */
export interface SignalStepDays {
  /** The duration of printing and binding a signal copy. */
  signal: number
  /** The duration from the start of the print run until the author receives the copies. */
  run: number
}

/** Calculates the duration of the next steps from the working days that past books stayed at each stage. */
export function getSignalStepDays(times: StageHistory): SignalStepDays {
  const getStageDays = (stage: StageKey): number => Math.max(1, times[stage]?.median ?? getStageNormDays(stage))
  return {
    signal: getStageDays('signal'),
    run: getStageDays('typography') + getStageDays('wap') + getStageDays('account') + getStageDays('stock'),
  }
}

/**
 * Returns the last day to sign a signal copy. It is five working days after the signal copy arrived, but not after the planned
 * start of printing. If printing was planned before the arrival, the signature is due at once.
 */
export function getSigningDeadline(arrivedOn: string, printStartDate: string | null): string {
  const due = addWorkingDays(arrivedOn, firstReviewDays)
  if (!printStartDate || printStartDate >= due) return due
  return printStartDate > arrivedOn ? printStartDate : arrivedOn
}

export interface SignalForecast {
  /** The expected dates if the author signs the signal copy today. */
  ready: { print: string; copies: string }
  /**
   * The expected dates if the author returns the signal copy today: when the next signal copy arrives, when printing starts, and
   * when the author receives the copies.
   */
  remarks: { signal: string; print: string; copies: string }
  /** The delay that the remarks cause, in working days. */
  cost: number
}

export interface ForecastInput {
  today: string
  printStartDate: string | null
  pace: SignalStepDays
  /** The number of remarks with which the author returns the signal copy. */
  remarks: number
}

/** Returns the expected dates of a book for each of the author's two decisions: to sign or to return the signal copy. */
export function forecastSignal({ today, printStartDate, pace, remarks }: ForecastInput): SignalForecast {
  const getPrintStart = (signedOn: string): string => {
    const nextWorkingDay = addWorkingDays(signedOn, 1)
    return printStartDate && printStartDate > nextWorkingDay ? printStartDate : nextWorkingDay
  }
  const readyPrint = getPrintStart(today)
  const signal = addWorkingDays(today, minCorrectionDays + Math.ceil(remarks / remarksPerDay) + pace.signal)
  const print = getPrintStart(addWorkingDays(signal, repeatReviewDays))
  const getCopiesDate = (day: string): string => addWorkingDays(day, pace.run)
  const ready = { print: readyPrint, copies: getCopiesDate(readyPrint) }
  const afterReturn = { signal, print, copies: getCopiesDate(print) }
  return { ready, remarks: afterReturn, cost: workingDaysBetween(ready.copies, afterReturn.copies) }
}
