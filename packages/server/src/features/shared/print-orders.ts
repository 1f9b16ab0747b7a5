import type { ParsedQuery } from '@press/contract'
import {
  type PrintOrder,
  type PrintFormValues,
  limits,
  type PriceListRow,
  getPriceListForDate,
  getMainBinding,
  calculatePrintRunCost,
} from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import { getToday, addDays } from '../../clock.ts'
import { buildSearchCondition } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { findPublishedPriceLists } from './price-lists.ts'
import { getImage } from './images.ts'

type Query = Omit<ParsedQuery<'GET /api/print-orders'>, 'page' | 'per_page'>
export type Row = Omit<PrintOrder, 'src_cover' | 'planned' | 'copies' | 'format' | 'pages' | 'binding' | 'status'> & {
  cover_file_id: number | null
  print_form: PrintFormValues
}
export interface QueryContext {
  db: Db
  files: Files
}

/** The date a run started. Dates as text sort chronologically. */
export const startDateSql = sql.raw(`print_form->>'start_date'`)

export const printOrderColumns = sql`tech_cards.id, book_name, language, authors, cover_file_id, print_form, ${startDateSql} as start_date,
  print_form->>'completed_date' as completed_date,
  case when print_costs.tech_card_id is not null then json_build_object('cost', cost, 'bill_number', bill_number,
    'bill_date', bill_date, 'note', note, 'version', print_costs.version) end as actual`
export const printOrdersFrom = sql.raw('from tech_cards left join print_costs on tech_card_id = tech_cards.id')

export function getPeriod({ from, to = getToday() }: Pick<Query, 'from' | 'to'>): { from: string; to: string } {
  const firstDay = from ?? `${to.slice(0, 4)}-01-01`
  if (firstDay > to || addDays(firstDay, limits.boardHistoryDays) < to)
    throw new PressError('validation', { fields: { from: 'invalid' } })
  return { from: firstDay, to }
}

/** Calculates the costs by the prices in force on the run's start date. */
export const toPrintOrder = (row: Row, lists: readonly PriceListRow[], files: Files): PrintOrder => {
  const { cover_file_id, print_form: printForm, ...order } = row
  const prices = getPriceListForDate(row.start_date, lists)
  return {
    ...order,
    src_cover: getImage(files, cover_file_id, 'thumb'),
    copies: printForm.copies,
    format: printForm.format,
    pages: printForm.total_pages,
    binding: getMainBinding(printForm),
    status: printForm.status,
    planned: prices ? calculatePrintRunCost(printForm, prices, row.start_date) : null,
  }
}

const getCostDifference = ({ planned, actual }: PrintOrder): number | null =>
  planned === null || actual === null ? null : actual.cost - planned

/** The values to sort runs by. Unknown values come last in both directions. */
const sortValues: Record<Query['sort_by'], (order: PrintOrder) => string | number | null> = {
  start_date: ({ start_date }) => start_date,
  book_name: ({ book_name }) => book_name,
  copies: ({ copies }) => copies,
  planned: ({ planned }) => planned,
  actual: ({ actual }) => actual?.cost ?? null,
  difference: getCostDifference,
}
const collator = new Intl.Collator('kk')

function createComparator(sort_by: Query['sort_by'], sort_dir: Query['sort_dir']) {
  const getSortValue = sortValues[sort_by]
  const sign = sort_dir === 'asc' ? 1 : -1
  return (one: PrintOrder, other: PrintOrder): number => {
    const [a, b] = [getSortValue(one), getSortValue(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null) || one.id - other.id
    const comparison = typeof a === 'string' ? collator.compare(a, String(b)) : a - Number(b)
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
  const conditions: SQL[] = [sql`${startDateSql} between ${from} and ${to}`]
  if (search) conditions.push(buildSearchCondition(sql`search`, search))
  if (status) conditions.push(sql`print_form->>'status' = ${status}`)
  if (billed) conditions.push(sql`print_costs.tech_card_id is null`)
  const [rows, lists] = await Promise.all([
    queryRows<Row>(db, sql`select ${printOrderColumns} ${printOrdersFrom} where ${sql.join(conditions, sql` and `)}`),
    findPublishedPriceLists(db),
  ])
  return rows.map((row) => toPrintOrder(row, lists, files)).toSorted(createComparator(sort_by, sort_dir))
}
