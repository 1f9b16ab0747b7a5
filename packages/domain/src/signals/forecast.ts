import { addWorkingDays, workingDaysBetween } from '../dates.ts'
import type { StageHistory } from '../tech-cards/stage-durations.ts'
import { normOfStage } from '../tech-cards/usual-days.ts'
import type { StageKey } from '../tech-cards/stages.ts'

/** Working days an author has for a signal copy, and for the next one after remarks; those that mending takes at least (ours). */
const firstReviewDays = 5
const repeatReviewDays = 3
const minCorrectionDays = 2
/** Remarks that are mended in a day. */
const remarksPerDay = 10

/** How many working days the next steps take. */
export interface SignalStepDays {
  /** To print and bind a signal copy. */
  signal: number
  /** From the beginning of the run until the author has the copies. */
  run: number
}

/** The pace of a press, from the working days that past books stood at its stages. */
export function getSignalStepDays(times: StageHistory): SignalStepDays {
  const lasts = (stage: StageKey): number => Math.max(1, times[stage]?.median ?? normOfStage(stage))
  return { signal: lasts('signal'), run: lasts('typography') + lasts('wap') + lasts('account') + lasts('stock') }
}

/**
 * Until when a signal copy is to be signed that came on a day: five working days on, and never after the day that the run is to go
 * to print; one that was to be printed before it came is signed at once.
 */
export function getSigningDeadline(came: string, printStartDate: string | null): string {
  const due = addWorkingDays(came, firstReviewDays)
  if (!printStartDate || printStartDate >= due) return due
  return printStartDate > came ? printStartDate : came
}

export interface SignalForecast {
  /** Signed today. */
  ready: { print: string; copies: string }
  /** Sent back today: when the next signal comes, the run goes to print, and the author has the copies. */
  remarks: { signal: string; print: string; copies: string }
  /** Working days that the remarks cost. */
  cost: number
}

export interface ForecastInput {
  today: string
  printStartDate: string | null
  pace: SignalStepDays
  /** How many remarks are sent back. */
  remarks: number
}

/** What each of an author's two answers means for the book, in working days. */
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
