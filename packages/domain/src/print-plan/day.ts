import { printCapacity } from '../shared/print/capacity.ts'

export interface PlannedHours<Run> {
  run: Run
  /** The time of day as decimal hours: 9.5 is half past nine. */
  from: number
  to: number
  sheets: number
}

/** Schedules the print runs of a day one after another, in order, until the working hours are full. */
export function planPrintDay<Run extends { sheets: number | null }>(runs: readonly Run[]): PlannedHours<Run>[] {
  const plannedHours: PlannedHours<Run>[] = []
  const remainingRuns = runs.map((run) => ({ run, sheets: run.sheets ?? 0 })).filter(({ sheets }) => sheets > 0)
  for (const [start, end] of printCapacity.shifts) {
    // Counts in whole sheets. With decimal hours, rounding errors would keep the sum from ever reaching the end exactly.
    const capacitySheets = (end - start) * printCapacity.sheetsAnHour
    const getHourAt = (sheets: number) => start + sheets / printCapacity.sheetsAnHour
    let printedSheets = 0
    while (printedSheets < capacitySheets && remainingRuns[0]) {
      const [nextRun] = remainingRuns
      const sheets = Math.min(nextRun.sheets, capacitySheets - printedSheets)
      plannedHours.push({
        run: nextRun.run,
        from: getHourAt(printedSheets),
        to: getHourAt(printedSheets + sheets),
        sheets,
      })
      printedSheets += sheets
      nextRun.sheets -= sheets
      if (nextRun.sheets === 0) remainingRuns.shift()
    }
  }
  return plannedHours
}

/** A day of the printing house: the hours of each print run, and the print runs that do not fit into the day. */
export interface PrintDay<Run> {
  hours: PlannedHours<Run>[]
  /** Print runs that do not start before the day ends. */
  over: Run[]
  /**
   * The sum of the hours of all print runs. A print run that starts but does not finish counts only until the end of the day,
   * because it continues on the next day.
   */
  total: number
}

export const calculateHours = (sheets: number): number => sheets / printCapacity.sheetsAnHour

/**
 * Returns the print runs of a day. If a person arranged them, they are in that order; otherwise the next by promised date come
 * first. An arranged print run that may no longer be printed is left out.
 */
export function listRunsOfDay<Run extends { id: number; sheets: number | null }>(
  readyRuns: readonly Run[],
  arrangedIds: readonly number[] | null,
): Run[] {
  if (arrangedIds) return arrangedIds.flatMap((id) => readyRuns.filter((run) => run.id === id))
  return [...new Set(planPrintDay(readyRuns).map(({ run }) => run))]
}

export function schedulePrintDay<Run extends { sheets: number | null }>(runs: readonly Run[]): PrintDay<Run> {
  const hours = planPrintDay(runs)
  const overflowRuns = runs.filter((run) => run.sheets && !hours.some((part) => part.run === run))
  const printedHours = hours.reduce((sum, { from, to }) => sum + to - from, 0)
  return {
    hours,
    over: overflowRuns,
    total: overflowRuns.reduce((sum, { sheets }) => sum + calculateHours(sheets ?? 0), printedHours),
  }
}

/** Returns the number of sheets that a print run still needs after `printed` copies. */
export function countRemainingSheets(
  { sheets, copies }: { sheets: number | null; copies: number | null },
  printedCopies: number,
) {
  if (sheets === null || !copies) return sheets
  return Math.ceil((sheets * Math.max(0, copies - printedCopies)) / copies)
}

/** Moves an id to another position in an order. The ids between the two positions shift by one. */
export function moveInOrder(order: readonly number[], id: number, position: number): number[] {
  const otherIds = order.filter((one) => one !== id)
  return otherIds.toSpliced(Math.max(0, Math.min(position, otherIds.length)), 0, id)
}

export type PrintedProblem = 'required' | 'range' | 'moreThanRun'

/** Returns what is wrong with the number of copies printed so far. */
export function getPrintedProblem(printedCopies: number | null, copies: number | null): PrintedProblem | undefined {
  if (printedCopies === null) return 'required'
  if (!Number.isInteger(printedCopies) || printedCopies < 0) return 'range'
  return copies !== null && printedCopies > copies ? 'moreThanRun' : undefined
}
