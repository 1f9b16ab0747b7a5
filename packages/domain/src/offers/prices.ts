import { calculateEstimate, type BookParams } from '../shared/prices/estimate.ts'
import type { PriceList } from '../shared/prices/price-list.ts'
import { validateCalculatorInput } from '../shared/prices/validation.ts'
import type { Binding, BookFormat, Paper } from '../shared/print/material-types.ts'
import { defaultBlockPaper } from '../shared/print/materials.ts'
import { getCoverKind } from '../shared/print/spine.ts'
import { OfferStatus } from '../shared/documents/offers.ts'
import { calculateOfferTotals, type PricedItem } from './totals.ts'

/** A title of an offer with the parameters that the calculator needs. */
export interface PrintedItem extends PricedItem {
  color_pages: number | null
  bw_pages: number | null
  format: BookFormat | null
  binding: Binding | null
  paper_type: Paper | null
}

/** The two price lists of an offer: the price list stored with the offer, and today's price list. */
export interface OfferPrices {
  own: PriceList
  today: PriceList
}

/** Converts a title to the calculator's parameters; null when the price list has no such book. */
function toBookParams(
  { color_pages, bw_pages, format, binding, paper_type, quantity }: PrintedItem,
  list: PriceList,
): BookParams | null {
  // The calculator prints the whole block either in colour or in black and white.
  if (!binding || !format || (color_pages && bw_pages)) return null
  const book: BookParams = {
    pages: color_pages || bw_pages || 0,
    format,
    quantity,
    binding: getCoverKind(binding) === 'hard' ? 'hard' : 'soft',
    block_color: color_pages ? 'colored' : 'black-white',
    paper_type: paper_type ?? defaultBlockPaper,
    binding_method: binding,
  }
  return Object.keys(validateCalculatorInput(book, list)).length > 0 ? null : book
}

/** Returns the price per copy according to a price list, in tiyn; null when the calculator does not support the book. */
export function getListPrice(item: PrintedItem, list: PriceList): number | null {
  const book = toBookParams(item, list)
  return book && calculateEstimate(book, list, list.from).unit_price
}

/**
 * Returns the price per copy according to today's price list, in tiyn. A manually agreed price does not come from a price list, so
 * it stays unchanged.
 */
export const getCurrentPrice = (item: PrintedItem, { own: storedList, today: currentList }: OfferPrices): number =>
  getListPrice(item, storedList) === item.price ? (getListPrice(item, currentList) ?? item.price) : item.price

/**
 * Returns the total of an offer according to today's price list. Prices and partner's discounts that come from the price list are
 * updated.
 */
export function getCurrentTotal(
  offer: { items: readonly PrintedItem[]; date: string; discount: number },
  prices: OfferPrices,
): number {
  const { own: storedList, today: currentList } = prices
  const discount = offer.discount === storedList.partner_discount ? currentList.partner_discount : offer.discount
  const items = offer.items.map((item) => ({ ...item, price: getCurrentPrice(item, prices) }))
  return calculateOfferTotals(items, offer.date, discount).sum
}

const closedStatuses: readonly OfferStatus[] = [OfferStatus.done, OfferStatus.rejected, OfferStatus.archived]

/** Returns by how much today's price list would change an offer, in tiyn; 0 for completed, rejected and archived offers. */
export const getPriceDifference = (offer: {
  status: OfferStatus
  sum: number
  sum_today?: number | undefined
}): number => (closedStatuses.includes(offer.status) ? 0 : (offer.sum_today ?? offer.sum) - offer.sum)
