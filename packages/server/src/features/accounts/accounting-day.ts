import type { AnswerOf } from '@press/contract'
import { limits, getTaxInvoiceDeadline, type Instalment, getUnpaidParts, sumLines, forecastIncome } from '@press/domain'
import { sql } from 'drizzle-orm'
import { getToday, toPressDay } from '../../clock.ts'
import { limitClause } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { queryRows, isoTimestampSql } from '../../database/rows.ts'
import { unpaidInvoice } from '../shared/accounts/entries.ts'
import { findSums, debtsSql, receivedSince } from '../shared/accounts/cash.ts'

interface Parts {
  bill: AnswerOf<'GET /api/statistics/accounting/bill'>
  late: AnswerOf<'GET /api/statistics/accounting/late'>
  answer: AnswerOf<'GET /api/statistics/accounting/answer'>
  lacking: AnswerOf<'GET /api/statistics/accounting/lacking'>
  income: AnswerOf<'GET /api/statistics/accounting/income'>
}
type Row<Of extends 'bill' | 'late' | 'lacking'> = Parts[Of]['rows'][number]

/* Each of these conditions matches the condition of an index. */
const needsInvoice = sql.raw("invoice_date is null and status in ('accept', 'Request for invoice')")

const isIncomplete = sql.raw("status = 'done' and not (has_invoice and has_esf and (has_act or delivered >= sum))")

const offerColumns = sql.raw('offers.id, number, revision, recipient_name')
const limit = limitClause(limits.pageSize)
const first = sql.raw("coalesce(items -> 0 ->> 'name', '')")

const sumUninvoiced = (db: Db) => findSums(db, sql`from offers where ${needsInvoice}`)

/*
 * Finds offers that need an invoice, longest pending first. Each part of an accountant's day is a separate call, so that one
 * failure does not affect the other parts.
 */

export async function findOffersToInvoice(db: Db): Promise<Parts['bill']> {
  const [found, sums] = await Promise.all([
    queryRows<Row<'bill'>>(
      db,
      sql`select ${offerColumns}, version, greatest(0, sum - paid)::bigint as rest, ${first} as book_name,
          status = 'Request for invoice' as requested, ${isoTimestampSql('status_since')} as since
        from offers where ${needsInvoice} order by status_since, id ${limit}`,
    ),
    sumUninvoiced(db),
  ])
  return { rows: found, ...sums }
}

export async function findOverdueInvoices(db: Db): Promise<Parts['late']> {
  const late = sql`from (${debtsSql(getToday())}) offers where late > 0`
  const [found, sums] = await Promise.all([
    queryRows<Row<'late'>>(
      db,
      sql`select ${offerColumns}, version, late as rest, coalesce(press_debt_due(id, instalments, paid), due) as due, recipient_email, language
        ${late} order by due, id ${limit}`,
    ),
    findSums(db, late, sql`late`),
  ])
  return { rows: found, ...sums }
}

export async function findIncompleteOrders(db: Db): Promise<Parts['lacking']> {
  const [found, [counted]] = await Promise.all([
    queryRows<Omit<Row<'lacking'>, 'due' | 'delivered'> & { since: string }>(
      db,
      sql`select ${offerColumns}, has_invoice, (has_act or delivered >= sum) as has_act, has_esf, ${isoTimestampSql('status_since')} as since
        from offers where ${isIncomplete} order by status_since, id ${limit}`,
    ),
    queryRows<{ total: number }>(db, sql`select count(*) as total from offers where ${isIncomplete}`),
  ])
  return {
    rows: found.map(({ since: moment, ...row }) => {
      const delivered = toPressDay(moment)
      return { ...row, delivered, due: getTaxInvoiceDeadline(delivered) }
    }),
    total: counted?.total ?? 0,
  }
}

/**
 * Returns the money expected by invoices, whether or not their goods were delivered, and the income since the first of the month.
 */
export async function findIncome(db: Db): Promise<Parts['income']> {
  const day = getToday()
  const [unsplitInvoices, inParts, unbilled, received] = await Promise.all([
    queryRows<{ due: string; rest: number }>(
      db,
      sql`select due, sum(sum - paid)::bigint as rest from offers where ${unpaidInvoice} and instalments = '[]' group by due`,
    ),
    queryRows<{ invoice_date: string; sum: number; paid: number; instalments: Instalment[] }>(
      db,
      sql`select invoice_date, sum, paid, instalments from offers where ${unpaidInvoice} and instalments <> '[]'`,
    ),
    sumUninvoiced(db),
    receivedSince(db, day),
  ])
  const parts = [...unsplitInvoices, ...inParts.flatMap(getUnpaidParts)]
  const late = sumLines(parts.filter(({ due }) => due < day).map(({ rest }) => ({ sum: rest })))
  const openInvoices = parts.filter(({ due }) => due >= day)
  return { forecast: forecastIncome(day, { bills: openInvoices, late, unbilled: unbilled.sum }), received }
}

type Question = Parts['answer']['rows'][number]

/** Returns requests for offers, and bank payments that could not be matched with certainty. */
export async function findOpenQuestions(db: Db): Promise<Parts['answer']> {
  const openRequest = sql.raw("asked_at is not null and answered_at is null and status = 'in process'")
  const unsure = sql.raw("state in ('confirm', 'unknown')")
  const [requests, payments, [counted]] = await Promise.all([
    queryRows<Omit<Extract<Question, { kind: 'request' }>, 'kind'>>(
      db,
      sql`select ${offerColumns}, users.name as person, ${first} as book_name,
          coalesce((items -> 0 ->> 'quantity')::float8, 0) as copies, request_note as note, ${isoTimestampSql('asked_at')} as at
        from offers left join users on users.id = offers.user_id where ${openRequest} order by asked_at, offers.id ${limit}`,
    ),
    queryRows<Omit<Extract<Question, { kind: 'payment' }>, 'kind'>>(
      db,
      sql`select lines.id, statement_id, payer_name, amount, purpose, ${isoTimestampSql('statements.created_at')} as at
        from statement_lines lines join statements on statements.id = statement_id
        where ${unsure} order by statements.created_at, lines.id ${limit}`,
    ),
    queryRows<{ total: number }>(
      db,
      sql`select (select count(*) from offers where ${openRequest}) + (select count(*) from statement_lines where ${unsure}) as total`,
    ),
  ])
  const all: Question[] = [
    ...requests.map((one) => ({ kind: 'request' as const, ...one })),
    ...payments.map((one) => ({ kind: 'payment' as const, ...one })),
  ]
  return {
    rows: all.toSorted((one, other) => one.at.localeCompare(other.at)).slice(0, limits.pageSize),
    total: counted?.total ?? 0,
  }
}
