import type { BookFormat } from './formats.ts'

/** Conventional printed sheets in a sheet of paper of so many centimetres: the two-digit table, never the exact ratio (decisions §5). */
const coefficients = {
  '60×84': 0.93,
  '60×90': 1,
  '70×90': 1.17,
  '75×90': 1.25,
  '70×100': 1.29,
  '70×108': 1.4,
  '84×108': 1.68,
} as const
type SheetSize = keyof typeof coefficients

/** The sheet a format is cut from, and how many pages stand on one side of it. A4 counts as 60×84/8, A5 as 60×84/16. */
const sheets: Record<BookFormat, readonly [size: SheetSize, share: number]> = {
  '60×84/16': ['60×84', 16],
  '60×90/16': ['60×90', 16],
  '70×90/16': ['70×90', 16],
  '70×100/16': ['70×100', 16],
  '84×108/32': ['84×108', 32],
  '84×108/16': ['84×108', 16],
  '60×84/8': ['60×84', 8],
  '60×90/8': ['60×90', 8],
  A4: ['60×84', 8],
  A5: ['60×84', 16],
  A6: ['60×84', 32],
}

/** Printed sheets (п. л.): pages / share of the sheet. */
export const printedSheets = (pages: number, format: BookFormat): number => pages / sheets[format][1]

/** Conventional printed sheets (усл. печ. л.), half a hundredth rounded up. */
export const conventionalSheets = (pages: number, format: BookFormat): number => {
  const [size, share] = sheets[format]
  return Math.round((pages * Math.round(coefficients[size] * 100)) / share) / 100
}

/** Publisher's sheets (уч.-изд. л.): characters with spaces / 40 000 (decisions §5). */
export const publisherSheets = (characters: number): number => characters / 40_000
