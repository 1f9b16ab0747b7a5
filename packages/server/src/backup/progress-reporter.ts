/** The number of milliseconds between two progress lines. */
const progressIntervalMs = 2_000

/** Reports the progress on a terminal or in a log. Prints a line at intervals, and one line at the end. */
export type ProgressReporter = (done: number, total: number) => void

export function createProgressReporter(
  label: string,
  formatAmount: (amount: number) => string,
  printLine: (line: string) => void,
): ProgressReporter {
  let lastPrintedAt = Date.now()
  return (done, total) => {
    if (done < total && Date.now() < lastPrintedAt + progressIntervalMs) return
    lastPrintedAt = Date.now()
    printLine(`${label}: ${formatAmount(done)} of ${formatAmount(total)}`)
  }
}

export const formatCount = (amount: number): string => amount.toLocaleString('en')
export const formatMegabytes = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString('en', { maximumFractionDigits: 1 })} MB`
