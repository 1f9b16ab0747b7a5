import type { ParsedQuery } from '@press/contract'
import {
  limits,
  mainBinding,
  getPriceListForDate,
  calculatePrintRunCost,
  type PrintFormValues,
  type PrintOrder,
  type PriceListRow,
} from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import { addDays, getToday } from '../../clock.ts'
import { matchesSearch } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { findPublishedPriceLists } from '../calculator/queries.ts'
import { getImage } from '../images.ts'

type Query = Omit<ParsedQuery<'GET /api/print-orders'>, 'page' | 'per_page'>
type Row = Omit<PrintOrder, 'src_cover' | 'planned' | 'copies' | 'format' | 'pages' | 'binding' | 'status'> & {
  cover_file_id: number | null
  print_form: PrintFormValues
}
interface QueryContext {
  db: Db
  files: Files
}

/** The date a run started. Dates as text sort chronologically. */
const startDate = sql.raw(`print_form->>'start_date'`)

const columns = sql`tech_cards.id, book_name, language, authors, cover_file_id, print_form, ${startDate} as start_date,
  print_form->>'completed_date' as completed_date,
  case when print_costs.tech_card_id is not null then json_build_object('cost', cost, 'bill_number', bill_number,
    'bill_date', bill_date, 'note', note, 'version', print_costs.version) end as actual`
const joined = sql.raw('from tech_cards left join print_costs on tech_card_id = tech_cards.id')

export function getPeriod({ from, to = getToday() }: Pick<Query, 'from' | 'to'>): { from: string; to: string } {
  const first = from ?? `${to.slice(0, 4)}-01-01`
  if (first > to || addDays(first, limits.boardHistoryDays) < to)
    throw new PressError('validation', { fields: { from: 'invalid' } })
  return { from: first, to }
}

/** Calculates the costs by the prices in force on the run's start date. */
const priced = (row: Row, lists: readonly PriceListRow[], files: Files): PrintOrder => {
  const { cover_file_id, print_form: work, ...order } = row
  const prices = getPriceListForDate(row.start_date, lists)
  return {
    ...order,
    src_cover: getImage(files, cover_file_id, 'thumb'),
    copies: work.copies,
    format: work.format,
    pages: work.total_pages,
    binding: mainBinding(work),
    status: work.status,
    planned: prices ? calculatePrintRunCost(work, prices, row.start_date) : null,
  }
}

const differenceOf = ({ planned, actual }: PrintOrder): number | null =>
  planned === null || actual === null ? null : actual.cost - planned

/** The values to sort runs by. Unknown values come last in both directions. */
const valueOf: Record<Query['sort_by'], (order: PrintOrder) => string | number | null> = {
  start_date: ({ start_date }) => start_date,
  book_name: ({ book_name }) => book_name,
  copies: ({ copies }) => copies,
  planned: ({ planned }) => planned,
  actual: ({ actual }) => actual?.cost ?? null,
  difference: differenceOf,
}
const letters = new Intl.Collator('kk')

function inOrder(sort_by: Query['sort_by'], sort_dir: Query['sort_dir']) {
  const of = valueOf[sort_by]
  const sign = sort_dir === 'asc' ? 1 : -1
  return (one: PrintOrder, other: PrintOrder): number => {
    const [a, b] = [of(one), of(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null) || one.id - other.id
    const comparison = typeof a === 'string' ? letters.compare(a, String(b)) : a - Number(b)
    return comparison * sign || (one.id - other.id) * sign
  }
}

/**
 * Returns all runs of a period that match the search. A year has a few hundred. Costs are calculated in code, so sorting happens
 * here too.
 */
export async function listAllPrintOrders({ db, files }: QueryContext, query: Query): Promise<PrintOrder[]> {
  const { from, to } = getPeriod(query)
  const { search, status, billed, sort_by, sort_dir } = query
  const conditions: SQL[] = [sql`${startDate} between ${from} and ${to}`]
  if (search) conditions.push(matchesSearch(sql`search`, search))
  if (status) conditions.push(sql`print_form->>'status' = ${status}`)
  if (billed) conditions.push(sql`print_costs.tech_card_id is null`)
  const [found, lists] = await Promise.all([
    queryRows<Row>(db, sql`select ${columns} ${joined} where ${sql.join(conditions, sql` and `)}`),
    findPublishedPriceLists(db),
  ])
  return found.map((row) => priced(row, lists, files)).toSorted(inOrder(sort_by, sort_dir))
}

export async function listPrintOrders(
  means: QueryContext,
  { page, per_page, ...query }: ParsedQuery<'GET /api/print-orders'>,
) {
  const found = await listAllPrintOrders(means, query)
  const sums = { copies: 0, planned: 0, actual: 0, compared: 0, unbilled: 0 }
  for (const { copies, planned, actual } of found) {
    sums.copies += copies ?? 0
    sums.planned += planned ?? 0
    sums.actual += actual?.cost ?? 0
    if (actual) sums.compared += planned ?? 0
    else sums.unbilled += 1
  }
  const before = (page - 1) * per_page
  return { ...getPeriod(query), orders: found.slice(before, before + per_page), total: found.length, sums }
}

export async function findPrintOrder({ db, files }: QueryContext, id: number): Promise<PrintOrder> {
  const [[row], lists] = await Promise.all([
    queryRows<Row>(db, sql`select ${columns} ${joined} where tech_cards.id = ${id} and ${startDate} is not null`),
    findPublishedPriceLists(db),
  ])
  if (!row) throw new PressError('notFound')
  return priced(row, lists, files)
}
