import { addWorkingDays, workingDaysBetween } from '../shared/dates/dates.ts'
import type { StageHistory } from '../shared/stages/stage-durations.ts'
import { normOfStage } from '../shared/stages/usual-days.ts'
import type { StageKey } from '../shared/stages/stages.ts'

/**
 * Working days for an author to review a signal copy, and to review the next one after remarks; and the minimum for corrections
 * (our rule).
 */
const firstReviewDays = 5
const repeatReviewDays = 3
const minCorrectionDays = 2
/** The number of remarks that are corrected in a day. */
const remarksPerDay = 10

/** The expected duration of the next steps, in working days. */
export interface SignalStepDays {
  /** Printing and binding a signal copy. */
  signal: number
  /** From the start of the print run until the author receives the copies. */
  run: number
}

/** Calculates the duration of the steps from the working days that past books stayed at each stage. */
export function getSignalStepDays(times: StageHistory): SignalStepDays {
  const lasts = (stage: StageKey): number => Math.max(1, times[stage]?.median ?? normOfStage(stage))
  return { signal: lasts('signal'), run: lasts('typography') + lasts('wap') + lasts('account') + lasts('stock') }
}

/**
 * Returns the last day to sign a signal copy: five working days after it arrived, but not after the planned start of printing. If
 * the printing was planned before the arrival, the signature is due at once.
 */
export function getSigningDeadline(arrivedOn: string, printStartDate: string | null): string {
  const due = addWorkingDays(arrivedOn, firstReviewDays)
  if (!printStartDate || printStartDate >= due) return due
  return printStartDate > arrivedOn ? printStartDate : arrivedOn
}

export interface SignalForecast {
  /** The dates if the author signs today. */
  ready: { print: string; copies: string }
  /**
   * The dates if the author returns it today: when the next signal copy arrives, when printing starts, and when the author receives
   * the copies.
   */
  remarks: { signal: string; print: string; copies: string }
  /** The delay that the remarks cause, in working days. */
  cost: number
}

export interface ForecastInput {
  today: string
  printStartDate: string | null
  pace: SignalStepDays
  /** The number of returned remarks. */
  remarks: number
}

/** Returns the dates of a book for each of the author's two decisions. */
export function signalForecast({ today, printStartDate, pace, remarks }: ForecastInput): SignalForecast {
  const printFrom = (signed: string): string => {
    const next = addWorkingDays(signed, 1)
    return printStartDate && printStartDate > next ? printStartDate : next
  }
  const readyPrint = printFrom(today)
  const signal = addWorkingDays(today, minCorrectionDays + Math.ceil(remarks / remarksPerDay) + pace.signal)
  const print = printFrom(addWorkingDays(signal, repeatReviewDays))
  const copiesAfter = (day: string): string => addWorkingDays(day, pace.run)
  const ready = { print: readyPrint, copies: copiesAfter(readyPrint) }
  const back = { signal, print, copies: copiesAfter(print) }
  return { ready, remarks: back, cost: workingDaysBetween(ready.copies, back.copies) }
}
