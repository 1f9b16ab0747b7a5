import { formatSpec } from './materials.ts'
import type { BookFormat } from './material-types.ts'

/**
 * Conventional printed sheets per sheet of paper, by its size in centimetres: the two-digit table, never the exact ratio (decisions
 * §5).
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
 * Returns the coefficient in hundredths. A sheet missing in the table is calculated by its area: a conventional sheet has 60×90 cm.
 */
function coefficientOf(sheet: string): number {
  const [width = 0, height = 0] = sheet.split('×').map(Number)
  return Math.round((coefficients[sheet] ?? (width * height) / 5_400) * 100)
}

/** Returns printed sheets (п. л.): pages / share of the sheet. Null for a format that the press does not have. */
export function printedSheets(pages: number, format: BookFormat): number | null {
  const spec = formatSpec(format)
  return spec ? pages / spec.share : null
}

/**
 * Returns conventional printed sheets (усл. печ. л.), half a hundredth rounded up; null for a format that the press does not have.
 */
export function conventionalSheets(pages: number, format: BookFormat): number | null {
  const spec = formatSpec(format)
  return spec ? Math.round((pages * coefficientOf(spec.sheet)) / spec.share) / 100 : null
}

/** Returns publisher's sheets (уч.-изд. л.): characters with spaces / 40 000 (decisions §5). */
export const publisherSheets = (characters: number): number => characters / 40_000
