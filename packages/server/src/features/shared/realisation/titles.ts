import type { AnswerOf } from '@press/contract'
import { type Sale, sumSalesByChannel, calculateRoyalty, type RealisationRow } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../database/database.ts'
import { queryRows } from '../../../database/rows.ts'
import { type Period, findSales } from './sales.ts'
import { findTerms, type Terms } from './terms.ts'

export type Answer = AnswerOf<'GET /api/realisation'>

export type Sums = Answer['sums']

interface Book {
  id: number
  book_name: string
  authors: string
  cover_file_id: number | null
}

export function sumSales(sales: readonly Sale[], rate: number | undefined): Sums {
  const { channels, copies, sum, vat, net } = sumSalesByChannel(sales)
  return {
    channels: Object.fromEntries(channels.map((one) => [one.channel, one.copies])) as Sums['channels'],
    copies,
    sum,
    vat,
    owed: rate === undefined ? 0 : calculateRoyalty(net, rate),
  }
}

export interface Title {
  row: RealisationRow
  sales: readonly Sale[]
}

/**
 * Returns every title with sales or a contract, with its totals. A press has a few hundred titles, so they are combined in code.
 */
export async function findTitles(db: Db, period: Period): Promise<Title[]> {
  const [sales, terms] = await Promise.all([findSales(db, period), findTerms(db, period)])
  const termsByBook = new Map(terms.map((one) => [one.book_id, one]))
  const ids = [...new Set([...sales.keys(), ...termsByBook.keys()])]
  const books = await queryRows<Book>(
    db,
    sql`select id, book_name, authors, cover_file_id from books where id = any(${sql.param(ids)}::int[]) order by id`,
  )
  return books.map((book) => {
    const bookSales = sales.get(book.id) ?? []
    return { row: buildTitleRow(book, bookSales, termsByBook.get(book.id)), sales: bookSales }
  })
}

const buildTitleRow = (
  { id, book_name, authors, cover_file_id }: Book,
  sales: readonly Sale[],
  terms: Terms | undefined,
): RealisationRow => ({
  key: String(id),
  name: book_name,
  authors: terms?.authors.map(({ name }) => name).join(', ') || authors,
  book_id: id,
  cover_file_id,
  contract: terms ? { id: terms.contract_id, number: terms.number, rate: terms.rate, sent_at: terms.sent_at } : null,
  titles: 1,
  ...sumSales(sales, terms?.rate),
})
