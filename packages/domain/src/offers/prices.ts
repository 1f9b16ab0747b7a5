import { calculateEstimate, type BookParams } from '../calculator/estimate.ts'
import type { PriceList } from '../price-lists/price-list.ts'
import { calculatorProblems } from '../calculator/validation.ts'
import type { Binding, BookFormat, Paper } from '../print/material-types.ts'
import { blockPaper } from '../print/materials.ts'
import { getCoverKind } from '../print/spine.ts'
import { OfferStatus } from './statuses.ts'
import { offerTotals, type PricedItem } from './totals.ts'

/** A title of an offer with what the calculator has to know of it. */
export interface PrintedItem extends PricedItem {
  color_pages: number | null
  bw_pages: number | null
  format: BookFormat | null
  binding: Binding | null
  paper_type: Paper | null
}

/** The price lists an offer stands between: the one stored with it, and today's. */
export interface OfferPrices {
  own: PriceList
  today: PriceList
}

/** The title as the calculator asks for it; null where it reckons no such book by a price list. */
function bookOf(
  { color_pages, bw_pages, format, binding, paper_type, quantity }: PrintedItem,
  list: PriceList,
): BookParams | null {
  // The block is printed in one way.
  if (!binding || !format || (color_pages && bw_pages)) return null
  const book: BookParams = {
    pages: color_pages || bw_pages || 0,
    format,
    quantity,
    binding: getCoverKind(binding) === 'hard' ? 'hard' : 'soft',
    block_color: color_pages ? 'colored' : 'black-white',
    paper_type: paper_type ?? blockPaper,
    binding_method: binding,
  }
  return Object.keys(calculatorProblems(book, list)).length > 0 ? null : book
}

/** What a copy costs by a price list, in tiyn; null where the calculator reckons no such book. */
export function getListPrice(item: PrintedItem, list: PriceList): number | null {
  const book = bookOf(item, list)
  return book && calculateEstimate(book, list, list.from).unit_price
}

/** What a copy costs by today's list, in tiyn. A price that was agreed by hand is no list's: it stays. */
export const getCurrentPrice = (item: PrintedItem, { own, today }: OfferPrices): number =>
  getListPrice(item, own) === item.price ? (getListPrice(item, today) ?? item.price) : item.price

/** What an offer comes to by today's list: prices and partner's discount that follow the list, follow it on. */
export function getCurrentTotal(
  offer: { items: readonly PrintedItem[]; date: string; discount: number },
  prices: OfferPrices,
): number {
  const { own, today } = prices
  const discount = offer.discount === own.partner_discount ? today.partner_discount : offer.discount
  const items = offer.items.map((item) => ({ ...item, price: getCurrentPrice(item, prices) }))
  return offerTotals(items, offer.date, discount).sum
}

const ended: readonly OfferStatus[] = [OfferStatus.done, OfferStatus.rejected, OfferStatus.archived]

/** By how much today's list would change an offer, in tiyn; 0 also where nobody asks any more. */
export const getPriceDifference = (offer: {
  status: OfferStatus
  sum: number
  sum_today?: number | undefined
}): number => (ended.includes(offer.status) ? 0 : (offer.sum_today ?? offer.sum) - offer.sum)
