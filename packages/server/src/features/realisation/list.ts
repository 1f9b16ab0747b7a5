import type { AnswerOf, ParsedQuery } from '@press/contract'
import {
  normalizeSearchText,
  sumSalesByChannel,
  getRoyaltyDueDate,
  calculateRoyalty,
  saleChannels,
  type Sale,
  type RealisationRow,
} from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import { findSales, type Period } from './sales.ts'
import { findTerms, type Terms } from './terms.ts'

type Answer = AnswerOf<'GET /api/realisation'>
type Query = ParsedQuery<'GET /api/realisation'>
type Sums = Answer['sums']

interface Book {
  id: number
  book_name: string
  authors: string
  cover_file_id: number | null
}

export function assertPeriod({ from, to }: Period): void {
  if (from > to) throw new PressError('validation', { fields: { from: 'date' } })
}

const none = (): Sums => ({ channels: { shop: 0, partners: 0, university: 0 }, copies: 0, sum: 0, vat: 0, owed: 0 })

function added(all: Sums, one: Sums): Sums {
  const channels = { ...all.channels }
  for (const channel of saleChannels) channels[channel] += one.channels[channel]
  return {
    channels,
    copies: all.copies + one.copies,
    sum: all.sum + one.sum,
    vat: all.vat + one.vat,
    owed: all.owed + one.owed,
  }
}
const sumsOf = (listed: readonly Sums[]): Sums => listed.reduce(added, none())

function sumsOfSales(sales: readonly Sale[], rate: number | undefined): Sums {
  const { channels, copies, sum, vat, net } = sumSalesByChannel(sales)
  return {
    channels: Object.fromEntries(channels.map((one) => [one.channel, one.copies])) as Sums['channels'],
    copies,
    sum,
    vat,
    owed: rate === undefined ? 0 : calculateRoyalty(net, rate),
  }
}

interface Title {
  row: RealisationRow
  sales: readonly Sale[]
}

/**
 * Returns every title with sales or a contract, with its totals. A press has a few hundred titles, so they are combined in code.
 */
async function findTitles(db: Db, period: Period): Promise<Title[]> {
  const [sales, terms] = await Promise.all([findSales(db, period), findTerms(db, period)])
  const byBook = new Map(terms.map((one) => [one.book_id, one]))
  const ids = [...new Set([...sales.keys(), ...byBook.keys()])]
  const books = await queryRows<Book>(
    db,
    sql`select id, book_name, authors, cover_file_id from books where id = any(${sql.param(ids)}::int[]) order by id`,
  )
  return books.map((book) => {
    const own = sales.get(book.id) ?? []
    return { row: titleRow(book, own, byBook.get(book.id)), sales: own }
  })
}

/** Returns the royalties due to all authors for a period. */
export const sumAuthorRoyalties = async (db: Db, period: Period): Promise<number> =>
  (await findTitles(db, period)).reduce((sum, { row }) => sum + row.owed, 0)

const titleRow = (
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
  ...sumsOfSales(sales, terms?.rate),
})

/** Groups the titles by sales channel. Each channel gets its share of the royalties; the last share includes the rounding. */
function byChannel(titles: readonly Title[]): RealisationRow[] {
  const sums = new Map(saleChannels.map((channel) => [channel, { titles: 0, all: none() }]))
  for (const { row, sales } of titles) {
    let [vat, owed] = [row.vat, row.owed]
    const sold = saleChannels.filter((channel) => sales.some((sale) => sale.channel === channel))
    for (const channel of sold) {
      const part = sumsOfSales(
        sales.filter((sale) => sale.channel === channel),
        row.contract?.rate,
      )
      if (channel === sold.at(-1)) Object.assign(part, { vat, owed })
      vat -= part.vat
      owed -= part.owed
      const before = sums.get(channel)
      if (before) sums.set(channel, { titles: before.titles + 1, all: added(before.all, part) })
    }
  }
  return [...sums].map(([channel, { titles: count, all }]) => ({
    key: channel,
    name: channel,
    authors: '',
    book_id: null,
    cover_file_id: null,
    contract: null,
    titles: count,
    ...all,
  }))
}

const byContract = (titles: readonly Title[]): RealisationRow[] =>
  titles.flatMap(({ row }) =>
    row.contract
      ? [{ ...row, key: `c${row.contract.id}`, name: row.contract.number, authors: `${row.name} · ${row.authors}` }]
      : [],
  )

const inAlphabet = new Intl.Collator('kk')
const sorts: Record<Query['sort_by'], (one: RealisationRow, other: RealisationRow) => number> = {
  name: (one, other) => inAlphabet.compare(one.name, other.name),
  copies: (one, other) => one.copies - other.copies,
  sum: (one, other) => one.sum - other.sum,
  owed: (one, other) => one.owed - other.owed,
}

/** Returns all rows of a group that match the search, in sort order. */
export async function listAllRows(
  db: Db,
  { from, to, group, unsigned, search, sort_by, sort_dir }: Omit<Query, 'page' | 'per_page'>,
): Promise<{ rows: RealisationRow[]; titles: RealisationRow[] }> {
  assertPeriod({ from, to })
  const titles = await findTitles(db, { from, to })
  const words = normalizeSearchText(search).split(/\s+/u)
  const found = titles.filter(({ row }) => {
    const text = normalizeSearchText(`${row.name} ${row.authors} ${row.contract?.number ?? ''}`)
    return (row.contract === null) === unsigned && words.every((word) => text.includes(word))
  })
  const grouped =
    group === 'channels' ? byChannel(found) : group === 'contracts' ? byContract(found) : found.map(({ row }) => row)
  const sorted = grouped.toSorted(
    (one, other) =>
      (sort_dir === 'asc' ? 1 : -1) * sorts[sort_by](one, other) || inAlphabet.compare(one.key, other.key),
  )
  return { rows: sorted, titles: titles.map(({ row }) => row) }
}

export async function listRealisation(db: Db, query: Query): Promise<Answer> {
  const { from, to, page, per_page } = query
  const { rows: all, titles } = await listAllRows(db, query)
  const without = titles.filter(({ contract }) => contract === null)
  return {
    from,
    to,
    due: getRoyaltyDueDate(to),
    rows: all.slice((page - 1) * per_page, page * per_page),
    total: all.length,
    sums: sumsOf(all),
    signed: titles.length - without.length,
    unsent: titles.filter(({ contract }) => contract?.sent_at === null).length,
    unsigned: { titles: without.length, copies: without.reduce((sum, { copies }) => sum + copies, 0) },
  }
}
