/** The number of milliseconds between two progress lines. */
const progressIntervalMs = 2_000

/** Reports the progress on a terminal or in a log. Prints a line at intervals, and one line at the end. */
export type ProgressReporter = (doneAmount: number, totalAmount: number) => void

export function createProgressReporter(
  label: string,
  formatAmount: (amount: number) => string,
  printLine: (line: string) => void,
): ProgressReporter {
  let lastPrintedAt = Date.now()
  return (doneAmount, totalAmount) => {
    if (doneAmount < totalAmount && Date.now() < lastPrintedAt + progressIntervalMs) return
    lastPrintedAt = Date.now()
    printLine(`${label}: ${formatAmount(doneAmount)} of ${formatAmount(totalAmount)}`)
  }
}

export const formatCount = (amount: number): string => amount.toLocaleString('en')
export const formatMegabytes = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString('en', { maximumFractionDigits: 1 })} MB`
