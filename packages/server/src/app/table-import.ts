/** The most problems that are reported; more would not help. */
const maxReportedProblems = 200

/** Builds the report of an import: either all rows are saved or none. */
export function importReport<Problem extends { row: number }>(
  rows: number,
  problems: readonly Problem[],
  isWritten: boolean,
) {
  return {
    rows,
    good: rows - new Set(problems.map(({ row }) => row)).size,
    problems: problems.slice(0, maxReportedProblems),
    problems_total: problems.length,
    written: isWritten ? rows : 0,
  }
}

/** Returns a function that finds where a unique value occurred first: in the known values, then row by row. */
export function createDuplicateTracker(known: Iterable<readonly [key: string, where: string]>) {
  const firstPlaces = new Map(known)
  return (key: string, place: string): string | undefined => {
    const where = firstPlaces.get(key)
    if (where === undefined) firstPlaces.set(key, place)
    return where
  }
}
