import type { BookStock } from '@press/domain'
import type { BodyOf, QueryOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call, save, urlOf } from '../http.ts'
import { useCall } from '../useCall.ts'

/** What is in stock of a book, and what came and left. */
export const useBookStock = (id: number, query: QueryOf<'GET /api/books/{id}/stock'>) =>
  useCall('GET /api/books/{id}/stock', { params: { id }, query })
/** Books with how many are in stock, to be counted by. */
export const useStock = (query: QueryOf<'GET /api/stock'>) => useCall('GET /api/stock', { query })
/** How many copies there are for the titles of an offer; nothing is asked without one. */
export const useOfferStock = (id: number | undefined) =>
  useCall('GET /api/offers/{id}/stock', id === undefined ? null : { params: { id } })
/** How many copies there are of the books of an order of the shop; nothing is asked without one. */
export const useShopOrderStock = (id: number | undefined) =>
  useCall('GET /api/shop-orders/{id}/stock', id === undefined ? null : { params: { id } })

/** Hands the movements of a book to the browser as a file. */
export const exportStock = (
  id: number,
  query: QueryOf<'GET /api/books/{id}/stock/export'>,
  name: string,
): Promise<void> =>
  save(urlOf('GET /api/books/{id}/stock/export', { params: { id }, query }), `${name}.${query.format}`)

/** Writes copies of a book off; resolves once the screen shows it. */
export async function writeOffCopies(id: number, body: BodyOf<'POST /api/books/{id}/stock/write-off'>): Promise<void> {
  await call('POST /api/books/{id}/stock/write-off', { params: { id }, body })
  await changed('book')
}

/** A count of one book: of the stock that was seen. */
export interface CountedBook extends Pick<BookStock, 'book_id' | 'version'> {
  counted: number
}

/** Makes the stock of books what was counted; resolves once the screen shows it. A refusal for what moved meanwhile shows that too. */
export async function countCopies(lines: readonly CountedBook[], reason: string): Promise<void> {
  try {
    await call('POST /api/stock/count', { body: { lines: [...lines], reason } })
  } finally {
    await changed('book')
  }
}
