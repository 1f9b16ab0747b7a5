/** The most problems that are reported; more would not help. */
const maxReportedProblems = 200

/** Builds the report of an import: either all rows are saved or none. */
export function importReport<Problem extends { row: number }>(
  rows: number,
  problems: readonly Problem[],
  written: boolean,
) {
  return {
    rows,
    good: rows - new Set(problems.map(({ row }) => row)).size,
    problems: problems.slice(0, maxReportedProblems),
    problems_total: problems.length,
    written: written ? rows : 0,
  }
}

/** Returns a function that finds where a unique value occurred first: in the known values, then row by row. */
export function createDuplicateTracker(known: Iterable<readonly [key: string, where: string]>) {
  const seen = new Map(known)
  return (key: string, here: string): string | undefined => {
    const where = seen.get(key)
    if (where === undefined) seen.set(key, here)
    return where
  }
}
