import type { BookFormat } from './reference.ts'

/** Of each format: pages on one side of a printed sheet, and the coefficient to the conventional sheet (decisions §5). */
const sheets: Record<BookFormat, readonly [share: number, coefficient: number]> = {
  '60×84/16': [16, 0.93],
  '60×90/16': [16, 1],
  '70×90/16': [16, 1.17],
  '70×100/16': [16, 1.29],
  '84×108/32': [32, 1.68],
  '84×108/16': [16, 1.68],
  '60×84/8': [8, 0.93],
  '60×90/8': [8, 1],
  A4: [8, 0.93],
  A5: [16, 0.93],
  A6: [32, 0.93],
}

/** Printed sheets (п. л.): pages / share of the sheet. */
export const printedSheets = (pages: number, format: BookFormat): number => pages / sheets[format][0]

/** Conventional printed sheets (усл. печ. л.), from the two-digit table and never the exact ratio. */
export const conventionalSheets = (pages: number, format: BookFormat): number => {
  const [share, coefficient] = sheets[format]
  return Math.round((pages / share) * coefficient * 100) / 100
}
