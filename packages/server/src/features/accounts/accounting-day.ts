import type { AnswerOf } from '@press/contract'
import {
  limits,
  getTaxInvoiceDeadline,
  getUnpaidParts,
  sumLines,
  forecastIncome,
  type IncompleteOrderRow,
  type Instalment,
  type OfferQuestionRow,
  type OfferToInvoiceRow,
  type OverdueInvoiceRow,
  type PaymentQuestionRow,
  type QuestionRow,
} from '@press/domain'
import { sql } from 'drizzle-orm'
import { getToday, toPressDay } from '../../clock.ts'
import { limitClause } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { queryRows, isoTimestampSql } from '../../database/rows.ts'
import { isUnpaidInvoiceSql } from '../shared/accounts/entries.ts'
import { findSums, debtsSql, findMonthToDateIncome } from '../shared/accounts/cash.ts'

interface DayAnswers {
  bill: AnswerOf<'GET /api/statistics/accounting/bill'>
  late: AnswerOf<'GET /api/statistics/accounting/late'>
  answer: AnswerOf<'GET /api/statistics/accounting/answer'>
  lacking: AnswerOf<'GET /api/statistics/accounting/lacking'>
  income: AnswerOf<'GET /api/statistics/accounting/income'>
}

/* Each of these conditions matches the condition of an index. */
const needsInvoice = sql.raw("invoice_date is null and status in ('accept', 'Request for invoice')")

const isIncomplete = sql.raw("status = 'done' and not (has_invoice and has_esf and (has_act or delivered >= sum))")

const offerColumns = sql.raw('offers.id, number, revision, recipient_name')
const rowLimitClause = limitClause(limits.pageSize)
const firstItemName = sql.raw("coalesce(items -> 0 ->> 'name', '')")

const sumUninvoiced = (db: Db) => findSums(db, sql`from offers where ${needsInvoice}`)

/*
 * Finds offers that need an invoice, longest pending first. Each part of an accountant's day is a separate call, so that one
 * failure does not affect the other parts.
 */

export async function findOffersToInvoice(db: Db): Promise<DayAnswers['bill']> {
  const [rows, sums] = await Promise.all([
    queryRows<OfferToInvoiceRow>(
      db,
      sql`select ${offerColumns}, version, greatest(0, sum - paid)::bigint as rest, ${firstItemName} as book_name,
          status = 'Request for invoice' as requested, ${isoTimestampSql('status_since')} as since
        from offers where ${needsInvoice} order by status_since, id ${rowLimitClause}`,
    ),
    sumUninvoiced(db),
  ])
  return { rows, ...sums }
}

export async function findOverdueInvoices(db: Db): Promise<DayAnswers['late']> {
  const overdueSource = sql`from (${debtsSql(getToday())}) offers where late > 0`
  const [rows, sums] = await Promise.all([
    queryRows<OverdueInvoiceRow>(
      db,
      sql`select ${offerColumns}, version, late as rest, coalesce(press_debt_due(id, instalments, paid), due) as due, recipient_email, language
        ${overdueSource} order by due, id ${rowLimitClause}`,
    ),
    findSums(db, overdueSource, sql`late`),
  ])
  return { rows, ...sums }
}

export async function findIncompleteOrders(db: Db): Promise<DayAnswers['lacking']> {
  const [rows, [countRow]] = await Promise.all([
    queryRows<Omit<IncompleteOrderRow, 'due' | 'delivered'> & { since: string }>(
      db,
      sql`select ${offerColumns}, has_invoice, (has_act or delivered >= sum) as has_act, has_esf, ${isoTimestampSql('status_since')} as since
        from offers where ${isIncomplete} order by status_since, id ${rowLimitClause}`,
    ),
    queryRows<{ total: number }>(db, sql`select count(*) as total from offers where ${isIncomplete}`),
  ])
  return {
    rows: rows.map(({ since: moment, ...row }) => {
      const delivered = toPressDay(moment)
      return { ...row, delivered, due: getTaxInvoiceDeadline(delivered) }
    }),
    total: countRow?.total ?? 0,
  }
}

/**
 * Returns the money expected by invoices, whether or not their goods were delivered, and the income since the first of the month.
 */
export async function findIncome(db: Db): Promise<DayAnswers['income']> {
  const day = getToday()
  const [unsplitInvoices, splitInvoices, uninvoicedTotals, receivedIncome] = await Promise.all([
    queryRows<{ due: string; rest: number }>(
      db,
      sql`select due, sum(sum - paid)::bigint as rest from offers where ${isUnpaidInvoiceSql} and instalments = '[]' group by due`,
    ),
    queryRows<{ invoice_date: string; sum: number; paid: number; instalments: Instalment[] }>(
      db,
      sql`select invoice_date, sum, paid, instalments from offers where ${isUnpaidInvoiceSql} and instalments <> '[]'`,
    ),
    sumUninvoiced(db),
    findMonthToDateIncome(db, day),
  ])
  const unpaidParts = [...unsplitInvoices, ...splitInvoices.flatMap(getUnpaidParts)]
  const overdueTotal = sumLines(unpaidParts.filter(({ due }) => due < day).map(({ rest }) => ({ sum: rest })))
  const openInvoices = unpaidParts.filter(({ due }) => due >= day)
  return {
    forecast: forecastIncome(day, { bills: openInvoices, late: overdueTotal, unbilled: uninvoicedTotals.sum }),
    received: receivedIncome,
  }
}

/** Returns requests for offers, and bank payments that could not be matched with certainty. */
export async function findOpenQuestions(db: Db): Promise<DayAnswers['answer']> {
  const isOpenRequest = sql.raw("asked_at is not null and answered_at is null and status = 'in process'")
  const isUncertainMatch = sql.raw("state in ('confirm', 'unknown')")
  const [requests, payments, [countRow]] = await Promise.all([
    queryRows<Omit<OfferQuestionRow, 'kind'>>(
      db,
      sql`select ${offerColumns}, users.name as person, ${firstItemName} as book_name,
          coalesce((items -> 0 ->> 'quantity')::float8, 0) as copies, request_note as note, ${isoTimestampSql('asked_at')} as at
        from offers left join users on users.id = offers.user_id where ${isOpenRequest} order by asked_at, offers.id ${rowLimitClause}`,
    ),
    queryRows<Omit<PaymentQuestionRow, 'kind'>>(
      db,
      sql`select lines.id, statement_id, payer_name, amount, purpose, ${isoTimestampSql('statements.created_at')} as at
        from statement_lines lines join statements on statements.id = statement_id
        where ${isUncertainMatch} order by statements.created_at, lines.id ${rowLimitClause}`,
    ),
    queryRows<{ total: number }>(
      db,
      sql`select (select count(*) from offers where ${isOpenRequest}) + (select count(*) from statement_lines where ${isUncertainMatch}) as total`,
    ),
  ])
  const questions: QuestionRow[] = [
    ...requests.map((one) => ({ kind: 'request' as const, ...one })),
    ...payments.map((one) => ({ kind: 'payment' as const, ...one })),
  ]
  return {
    rows: questions.toSorted((one, other) => one.at.localeCompare(other.at)).slice(0, limits.pageSize),
    total: countRow?.total ?? 0,
  }
}
