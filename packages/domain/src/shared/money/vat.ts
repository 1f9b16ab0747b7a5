import { getPressTables, type VatRate } from '../press-tables.ts'

/**
 * The default VAT rates, each with its first day (Tax Code; law 214-VIII of 18.07.2025 raises 12 % to 16 %). A press may set other
 * rates.
 */
export const vatRates: readonly VatRate[] = [
  { from: '2009-01-01', rate: 12 },
  { from: '2026-01-01', rate: 16 },
]

/** Returns the VAT rate in per cent on a date (`yyyy-mm-dd`). For a document, this is the date of the document. */
export function getVatRate(date: string): number {
  const rates = getPressTables().vat ?? vatRates
  return (rates.findLast(({ from }) => from <= date) ?? rates[0])?.rate ?? 0
}

/**
 * Returns the VAT included in a gross sum, in whole tiyn. Half a tiyn is rounded up. Sums are non-negative safe integers of tiyn.
 */
export function getIncludedVat(grossTiyn: number, ratePercent: number): number {
  const divisor = BigInt(100 + ratePercent)
  return Number((2n * BigInt(grossTiyn) * BigInt(ratePercent) + divisor) / (2n * divisor))
}

export interface VatLine {
  /** Gross sum in tiyn. */
  sum: number
  vat?: 'included' | 'exempt'
}

/** Returns the VAT of a document. The VAT of each line is rounded separately and then added up. */
export const calculateLinesVat = (lines: readonly VatLine[], ratePercent: number): number =>
  lines.reduce(
    (total, { sum, vat = 'included' }) => total + (vat === 'exempt' ? 0 : getIncludedVat(sum, ratePercent)),
    0,
  )
