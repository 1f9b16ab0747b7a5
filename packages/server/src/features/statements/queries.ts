import type { ParsedQuery } from '@press/contract'
import {
  lineStates,
  findNumbersInPurpose,
  type LineState,
  type PayableOffer,
  type StatementRow,
  type StatementLine,
} from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import { buildSearchCondition, pageClause } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'

type Row = Omit<StatementRow, 'total' | 'tallies' | 'state'> & {
  counted: { state: LineState; count: number; sum: number }[] | null
}

const columns = sql`statements.id, statements.version, file_name, format, bank, account, date_from, date_to, turnover, known,
  statements.reason,
  statements.created_at, closed_at, writers.name as created_by, closers.name as closed_by,
  (select json_agg(json_build_object('state', state, 'count', count, 'sum', sum)) from (
    select state, count(*), sum(amount) from statement_lines where statement_id = statements.id group by state) counts) as counted`
const authorJoinsSql = sql`left join users writers on writers.id = statements.created_by
  left join users closers on closers.id = statements.closed_by`

function toStatementRow({ counted, ...row }: Row): StatementRow {
  const getTally = (state: LineState) => counted?.find((one) => one.state === state) ?? { count: 0, sum: 0 }
  const tallies = Object.fromEntries(
    lineStates.map((state) => [state, { count: getTally(state).count, sum: getTally(state).sum }]),
  ) as StatementRow['tallies']
  const total = { count: 0, sum: 0 }
  for (const { count, sum } of counted ?? []) {
    total.count += count
    total.sum += sum
  }
  return { ...row, tallies, total, state: row.closed_at ? 'closed' : 'open' }
}

export async function listStatements(db: Db, query: ParsedQuery<'GET /api/statements'>) {
  const { page, per_page, search, sort_by, sort_dir, state } = query
  const searchClause = search ? buildSearchCondition(sql`search`, search) : sql`true`
  const stateFilter = state ? sql`closed_at is ${state === 'open' ? sql`null` : sql`not null`}` : sql`true`
  const direction = sort_dir === 'asc' ? sql`asc` : sql`desc`
  const sortColumn = sort_by === 'date_from' ? sql`date_from` : sql`created_at`
  const [pageRows, [counts = { total: 0, open: 0 }]] = await Promise.all([
    queryRows<Row>(
      db,
      sql`select ${columns} from (select id as page_id from statements where ${searchClause} and ${stateFilter}
          order by ${sortColumn} ${direction}, id ${direction} ${pageClause(page, per_page)}) page
        join statements on statements.id = page_id ${authorJoinsSql}
        order by statements.${sortColumn} ${direction}, statements.id ${direction}`,
    ),
    queryRows<{ total: number; open: number }>(
      db,
      sql`select count(*) filter (where ${stateFilter}) as total, count(*) filter (where closed_at is null) as open
        from statements where ${searchClause}`,
    ),
  ])
  return { statements: pageRows.map(toStatementRow), ...counts }
}

export async function getStatement(db: Db, id: number): Promise<StatementRow> {
  const [row] = await queryRows<Row>(
    db,
    sql`select ${columns} from statements ${authorJoinsSql} where statements.id = ${id}`,
  )
  if (!row) throw new PressError('notFound')
  return toStatementRow(row)
}

const payableOfferColumns = sql`offers.id as offer_id, offers.number, offers.invoice_number, offers.recipient_name, offers.recipient_bin,
  offers.sum, offers.paid`

const lineColumns = sql`lines.id, lines.version, lines.statement_id, lines.number, lines.date, lines.amount, lines.payer_name, lines.payer_bin,
  lines.purpose, lines.state, lines.reason, deciders.name as decided_by, lines.decided_at,
  exists (select from organizations where organizations.bin = lines.payer_bin and lines.payer_bin <> '') as payer_known,
  (select coalesce(json_agg(json_build_object('offer_id', offers.id, 'number', offers.number, 'invoice_number', offers.invoice_number,
      'recipient_name', offers.recipient_name, 'recipient_bin', offers.recipient_bin, 'sum', offers.sum, 'paid', offers.paid,
      'amount', (part ->> 'amount')::bigint) order by place), '[]')
    from jsonb_array_elements(lines.parts) with ordinality as parts (part, place)
    join offers on offers.id = (part ->> 'offer_id')::int) as parts`
const deciderJoinSql = sql`left join users deciders on deciders.id = lines.decided_by`

const sorts = { date: sql`date`, amount: sql`amount`, payer_name: sql`payer_name` }

/** Returns a page of payments: undecided payments by the kind of decision needed, or decided payments. */
export async function listLines(db: Db, id: number, query: ParsedQuery<'GET /api/statements/{id}/lines'>) {
  await getStatement(db, id)
  const { page, per_page, search, sort_by, sort_dir, decided } = query
  const undecidedStatesSql = sql`('confirm', 'unknown')`
  const whereClause = sql`statement_id = ${id} and state ${decided === '1' ? sql`not in` : sql`in`} ${undecidedStatesSql}
    ${search ? sql`and ${buildSearchCondition(sql`search`, search)}` : sql``}`
  const direction = sort_dir === 'asc' ? sql`asc` : sql`desc`
  const buildOrderSql = (table: SQL) => sql`case ${table}.state when 'confirm' then 0 when 'unknown' then 1 else 2 end,
    ${table}.${sorts[sort_by]} ${direction}, ${table}.id ${direction}`
  const [lines, [countRow]] = await Promise.all([
    queryRows<StatementLine>(
      db,
      sql`select ${lineColumns} from (select statement_lines.id as page_id from statement_lines where ${whereClause}
          order by ${buildOrderSql(sql`statement_lines`)} ${pageClause(page, per_page)}) page
        join statement_lines lines on lines.id = page_id ${deciderJoinSql} order by ${buildOrderSql(sql`lines`)}`,
    ),
    queryRows<{ total: number }>(db, sql`select count(*) as total from statement_lines where ${whereClause}`),
  ])
  return { lines, total: countRow?.total ?? 0 }
}

export async function getLine(db: Db, id: number): Promise<StatementLine> {
  const [line] = await queryRows<StatementLine>(
    db,
    sql`select ${lineColumns} from statement_lines lines ${deciderJoinSql} where lines.id = ${id}`,
  )
  if (!line) throw new PressError('notFound')
  return line
}

/** The maximum number of offers shown for one payment. */
const maxOffers = 20

/**
 * Returns the offers that a payment may belong to: the payer's unpaid offers, offers that the payment names, and suggested offers.
 * With a search, returns the results of the search instead.
 */
export async function findInvoicesForLine(db: Db, id: number, search: string): Promise<PayableOffer[]> {
  const line = await getLine(db, id)
  const numbers = findNumbersInPurpose(line.purpose)
  const matchedIds = line.parts.map(({ offer_id }) => offer_id)
  const candidateFilter = sql`(offers.id = any(${sql.param(matchedIds)}::int[])
    or (offers.sum > offers.paid and ((offers.recipient_bin = ${line.payer_bin} and ${line.payer_bin} <> '')
      or ltrim(offers.invoice_number, '0') = any(${sql.param(numbers.invoices)}::text[])
      or ltrim(offers.number, '0') = any(${sql.param(numbers.offers)}::text[]))))`
  return queryRows<PayableOffer>(
    db,
    sql`select ${payableOfferColumns} from offers where offers.status not in ('in process', 'rejected')
      and ${search ? sql`offers.sum > offers.paid and ${buildSearchCondition(sql`offers.search`, search)}` : candidateFilter}
      order by offers.id = any(${sql.param(matchedIds)}::int[]) desc, offers.recipient_bin = ${line.payer_bin} desc,
        offers.sum - offers.paid = ${line.amount} desc, offers.created_at desc limit ${maxOffers}`,
  )
}
