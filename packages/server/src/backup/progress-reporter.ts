/** The number of milliseconds between two progress lines. */
const progressIntervalMs = 2_000

/** Reports progress on a terminal or in a log: at intervals, and at the end. */
export type Progress = (done: number, total: number) => void

export function createProgressReporter(
  what: string,
  unit: (amount: number) => string,
  printLine: (line: string) => void,
): Progress {
  let last = Date.now()
  return (done, total) => {
    if (done < total && Date.now() < last + progressIntervalMs) return
    last = Date.now()
    printLine(`${what}: ${unit(done)} of ${unit(total)}`)
  }
}

export const formatCount = (amount: number): string => amount.toLocaleString('en')
export const megabytes = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString('en', { maximumFractionDigits: 1 })} MB`
