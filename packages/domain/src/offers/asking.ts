import type { BookParams, Estimate } from '../calculator/estimate.ts'
import type { PrintedItem } from './prices.ts'
import type { OfferStatus } from './statuses.ts'

/** When an offer was asked for by its recipient, and when the sales department answered. Null where nobody asked. */
export interface AskedFacts {
  status: OfferStatus
  asked_at?: unknown
  answered_at?: unknown
}

/**
 * Whether an offer is only asked for so far: the press has still to look at the calculator's price. Until then its recipient has
 * nothing to accept.
 */
export const awaitsAnswer = ({ status, asked_at, answered_at }: AskedFacts): boolean =>
  status === 'in process' && asked_at != null && answered_at == null

/** What was reckoned, as the line of an offer: the block on the calculator's paper, the price of a copy. */
export const itemOfBook = (
  { title = '', pages, quantity, format, block_color }: BookParams,
  { binding, unit_price }: Pick<Estimate, 'binding' | 'unit_price'>,
) =>
  ({
    name: title,
    quantity,
    price: unit_price,
    color_pages: block_color === 'colored' ? pages : null,
    bw_pages: block_color === 'colored' ? null : pages,
    format,
    binding,
    paper_type: 'offset80',
    vat: 'included',
    work_types: [],
  }) satisfies PrintedItem & { name: string }
