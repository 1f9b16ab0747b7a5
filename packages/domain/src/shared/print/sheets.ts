import { getFormatSpec } from './materials.ts'
import type { BookFormat } from './material-types.ts'

/**
 * Conventional printed sheets per sheet of paper, by the size of the sheet in centimetres. The values come from the table with two
 * decimals and are not calculated exactly (decisions §5).
 */
const coefficients: Readonly<Record<string, number>> = {
  '60×84': 0.93,
  '60×90': 1,
  '70×90': 1.17,
  '75×90': 1.25,
  '70×100': 1.29,
  '70×108': 1.4,
  '84×108': 1.68,
}

/**
 * Returns the coefficient in hundredths. The coefficient of a sheet that is missing in the table is calculated from its area: a
 * conventional sheet has 60×90 cm.
 */
function getCoefficientHundredths(sheet: string): number {
  const [width = 0, height = 0] = sheet.split('×').map(Number)
  return Math.round((coefficients[sheet] ?? (width * height) / 5_400) * 100)
}

/** Returns the number of printed sheets (п. л.): pages / share of the sheet. Null for a format that the press does not have. */
export function calculatePrintedSheets(pages: number, format: BookFormat): number | null {
  const spec = getFormatSpec(format)
  return spec ? pages / spec.share : null
}

/**
 * Returns the number of conventional printed sheets (усл. печ. л.). Half a hundredth is rounded up. Null for a format that the
 * press does not have.
 */
export function calculateConventionalSheets(pages: number, format: BookFormat): number | null {
  const spec = getFormatSpec(format)
  return spec ? Math.round((pages * getCoefficientHundredths(spec.sheet)) / spec.share) / 100 : null
}

/** Returns the number of publisher's sheets (уч.-изд. л.): characters with spaces / 40 000 (decisions §5). */
export const calculatePublisherSheets = (characters: number): number => characters / 40_000
