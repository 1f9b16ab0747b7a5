/** Problems that are told one by one; of more one learns nothing. */
const maxReportedProblems = 200

/** What an import found: all of it is written, or nothing. */
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

/** Says where a value stood first, of those that may stand once: what is known already, then row by row. */
export function createDuplicateTracker(known: Iterable<readonly [key: string, where: string]>) {
  const seen = new Map(known)
  return (key: string, here: string): string | undefined => {
    const where = seen.get(key)
    if (where === undefined) seen.set(key, here)
    return where
  }
}
