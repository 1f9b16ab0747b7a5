import type { AnswerOf, ParsedQuery } from '@press/contract'
import {
  getInvoiceBalance,
  getInvoiceState,
  type InvoiceInput,
  type InvoiceState,
  type InvoiceRow,
} from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import { buildSearchCondition, pageClause } from '../../database/clauses.ts'
import { queryRows } from '../../database/rows.ts'
import { isInvoicedSql } from '../shared/accounts/entries.ts'
import type { Context } from '../shared/context.ts'
import { visibleOffersClause } from '../shared/offers/visibility.ts'

type Query = Omit<ParsedQuery<'GET /api/invoices'>, 'page' | 'per_page'>
type Viewer = Pick<Context, 'db' | 'scope' | 'person'>

/** The domain's `getInvoiceState` as an SQL expression, for filters. */
const stateSql = (day: string): SQL => sql`case when paid >= sum then 'paid'
  when due < ${day}::date and status <> 'archieve' then 'overdue'
  when paid > 0 then 'partly' else 'waits' end`

/** Selects the invoices of a search in any state. Searches the words of the offer and the number of the invoice. */
function searchClause({ scope, person }: Viewer, search: string): SQL {
  const number = search.replace(/^(№|No\.?)\s*/iu, '')
  return sql`${isInvoicedSql} and ${visibleOffersClause(scope, person)}
    ${search ? sql`and ((${buildSearchCondition(sql`offers.search`, search)}) or offers.invoice_number = ${number})` : sql``}`
}
const listClause = (viewer: Viewer, { search, state }: Query): SQL =>
  sql`${searchClause(viewer, search)} ${state ? sql`and (${stateSql(getToday())}) = ${state}` : sql``}`

const sorts: Record<Query['sort_by'], SQL> = {
  invoice_date: sql`invoice_date`,
  recipient_name: sql`recipient_name`,
  sum: sql`sum`,
  rest: sql`greatest(0, sum - paid)`,
}
const orderClause = ({ sort_by, sort_dir }: Query): SQL => {
  const direction = sort_dir === 'asc' ? sql`asc` : sql`desc`
  return sql`order by ${sorts[sort_by]} ${direction}, offers.id ${direction}`
}

const columns =
  sql.raw(`offers.id, number, revision, invoice_number, invoice_date, recipient_name, recipient_bin, due, instalments,
  coalesce(items -> 0 ->> 'name', '') as book_name, jsonb_array_length(items) as books, sum, paid, progress, status`)
type Row = Omit<InvoiceRow, 'rest' | 'state'> & InvoiceInput

function toIssuedInvoice({ status, instalments, ...row }: Row, day: string): InvoiceRow {
  const invoice = { ...row, status, instalments }
  return { ...row, rest: getInvoiceBalance(row), state: getInvoiceState(invoice, day) }
}

/** Returns all invoices of a search, for export as a table. */
export async function listAllInvoices(viewer: Viewer, query: Query): Promise<InvoiceRow[]> {
  const rows = await queryRows<Row>(
    viewer.db,
    sql`select ${columns} from offers where ${listClause(viewer, query)} ${orderClause(query)}`,
  )
  return rows.map((row) => toIssuedInvoice(row, getToday()))
}

/** Returns a page of invoices, with the totals of all found invoices. */
export async function listInvoices(
  viewer: Viewer,
  { page, per_page, ...query }: ParsedQuery<'GET /api/invoices'>,
): Promise<AnswerOf<'GET /api/invoices'>> {
  const [pageRows, states] = await Promise.all([
    queryRows<Row>(
      viewer.db,
      // The inner query finds the page's ids with the index alone; only these rows are read completely.
      sql`select ${columns} from (
          select offers.id as page_id from offers where ${listClause(viewer, query)} ${orderClause(query)} ${pageClause(page, per_page)}
        ) page join offers on offers.id = page_id ${orderClause(query)}`,
    ),
    queryRows<{ state: InvoiceState; count: number; billed: number; paid: number; rest: number }>(
      viewer.db,
      sql`select ${stateSql(getToday())} as state, count(*), sum(sum)::bigint as billed, sum(paid)::bigint as paid,
          sum(greatest(0, sum - paid))::bigint as rest
        from offers where ${searchClause(viewer, query.search)} group by 1`,
    ),
  ])
  const matchingStates = states.filter(({ state }) => query.state === undefined || state === query.state)
  const sumStates = (key: 'count' | 'billed' | 'paid' | 'rest') =>
    matchingStates.reduce((total, one) => total + one[key], 0)
  return {
    bills: pageRows.map((row) => toIssuedInvoice(row, getToday())),
    total: sumStates('count'),
    counts: Object.fromEntries(states.map(({ state, count }) => [state, count])),
    sums: { billed: sumStates('billed'), paid: sumStates('paid'), rest: sumStates('rest') },
  }
}
