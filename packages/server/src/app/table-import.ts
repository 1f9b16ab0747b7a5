/** The maximum number of problems that are reported. A longer list would not help. */
const maxReportedProblems = 200

/** Builds the report of an import. Either all rows are saved, or no row is saved. */
export function buildImportReport<Problem extends { row: number }>(
  rowCount: number,
  problems: readonly Problem[],
  isWritten: boolean,
) {
  return {
    rows: rowCount,
    good: rowCount - new Set(problems.map(({ row }) => row)).size,
    problems: problems.slice(0, maxReportedProblems),
    problems_total: problems.length,
    written: isWritten ? rowCount : 0,
  }
}

/**
 * Returns a function that records where a value occurs. It returns the place where the same value occurred before, or undefined for
 * a new value. `existingPlaces` are the values that are known before the first row.
 */
export function createDuplicateTracker(existingPlaces: Iterable<readonly [key: string, where: string]>) {
  const firstPlaces = new Map(existingPlaces)
  return (key: string, place: string): string | undefined => {
    const firstPlace = firstPlaces.get(key)
    if (firstPlace === undefined) firstPlaces.set(key, place)
    return firstPlace
  }
}
