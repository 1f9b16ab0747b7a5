/** Sheets that go through the presses in an hour, and the hours of a day, around lunch (ours). */
export const printCapacity = {
  sheetsAnHour: 5_500,
  shifts: [
    [9, 13],
    [14, 18],
  ],
} as const

export interface PlannedHours<Run> {
  run: Run
  /** Hours of the day: 9.5 is half past nine. */
  from: number
  to: number
  sheets: number
}

/** A day of printing: the runs one after the other, in their order, as far as the hours go. */
export function planPrintDay<Run extends { sheets: number | null }>(runs: readonly Run[]): PlannedHours<Run>[] {
  const planned: PlannedHours<Run>[] = []
  const left = runs.map((run) => ({ run, sheets: run.sheets ?? 0 })).filter(({ sheets }) => sheets > 0)
  for (const [start, end] of printCapacity.shifts) {
    // In whole sheets: hours that are added up never quite reach the end.
    const room = (end - start) * printCapacity.sheetsAnHour
    const hourAt = (printed: number) => start + printed / printCapacity.sheetsAnHour
    let printed = 0
    while (printed < room && left[0]) {
      const [next] = left
      const sheets = Math.min(next.sheets, room - printed)
      planned.push({ run: next.run, from: hourAt(printed), to: hourAt(printed + sheets), sheets })
      printed += sheets
      next.sheets -= sheets
      if (next.sheets === 0) left.shift()
    }
  }
  return planned
}

/** A day of the printing house: what is printed when, and what was put into it beside that. */
export interface PrintDay<Run> {
  hours: PlannedHours<Run>[]
  /** Runs whose turn does not come before the day ends. */
  over: Run[]
  /** Hours that all of it takes: a run that is begun counts until the evening only, for it goes on tomorrow. */
  total: number
}

/** How long a day of the printing house is. */
export const dayHours = printCapacity.shifts.reduce((sum, [from, to]) => sum + to - from, 0)

export const hoursOf = (sheets: number): number => sheets / printCapacity.sheetsAnHour

/**
 * The runs of a day: those that somebody has put into it, in their order; else those whose turn comes by promised date. A run that was put
 * there and may not be printed any more is not in it.
 */
export function runsOfDay<Run extends { id: number; sheets: number | null }>(
  ready: readonly Run[],
  arranged: readonly number[] | null,
): Run[] {
  if (arranged) return arranged.flatMap((id) => ready.filter((run) => run.id === id))
  return [...new Set(planPrintDay(ready).map(({ run }) => run))]
}

export function dayOf<Run extends { sheets: number | null }>(runs: readonly Run[]): PrintDay<Run> {
  const hours = planPrintDay(runs)
  const over = runs.filter((run) => run.sheets && !hours.some((part) => part.run === run))
  const printed = hours.reduce((sum, { from, to }) => sum + to - from, 0)
  return { hours, over, total: over.reduce((sum, { sheets }) => sum + hoursOf(sheets ?? 0), printed) }
}

/** Sheets that a run still takes after so many of its copies. */
export function sheetsLeft({ sheets, copies }: { sheets: number | null; copies: number | null }, printed: number) {
  if (sheets === null || !copies) return sheets
  return Math.ceil((sheets * Math.max(0, copies - printed)) / copies)
}

/** The same order with one of it in the place of another; those between move up or down. */
export function moveInOrder(order: readonly number[], id: number, to: number): number[] {
  const rest = order.filter((one) => one !== id)
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, id)
}

export type PrintedProblem = 'required' | 'range' | 'moreThanRun'

/** What is wrong with a count of copies that are printed so far. */
export function printedProblem(printed: number | null, copies: number | null): PrintedProblem | undefined {
  if (printed === null) return 'required'
  if (!Number.isInteger(printed) || printed < 0) return 'range'
  return copies !== null && printed > copies ? 'moreThanRun' : undefined
}
