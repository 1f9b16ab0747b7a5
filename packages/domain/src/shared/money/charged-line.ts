import { getIncludedVat } from './vat.ts'

/**
 * A line of a document, where quantity × price = sum. The discount is already in the price, because a tax invoice has no field for
 * it (decisions §4). Sums are in tiyn.
 */
export interface ChargedLine {
  /** The index of the title in the offer, and of the work within the title; `work` is null when the line charges for the copies. */
  item: number
  work: number | null
  quantity: number
  /** The price per unit after the discount, in whole tiyn. */
  price: number
  sum: number
  vat: number
  exempt: boolean
}

/** Rounds to whole tiyn; a missing or invalid number becomes 0. */
export const roundTiyn = (tiyn: number): number => (Number.isFinite(tiyn) ? Math.round(tiyn) : 0)

/** Creates a line with quantity, price, and the VAT included at a rate. */
export function createChargedLine(
  { item, work, price, exempt }: Pick<ChargedLine, 'item' | 'work' | 'price' | 'exempt'>,
  quantity: number,
  rate: number,
): ChargedLine {
  const sum = roundTiyn(quantity * price)
  return { item, work, quantity, price, sum, vat: exempt ? 0 : getIncludedVat(sum, rate), exempt }
}
