import type { AnswerOf } from '@press/contract'
import { forecast, invoiceDue, limits, paymentDays, taxInvoiceDue } from '@press/domain'
import { sql } from 'drizzle-orm'
import { addDays, dayOf, today } from '../../clock.ts'
import { limited } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { iso, rows } from '../../database/rows.ts'

type Today = AnswerOf<'GET /api/statistics/accounting'>
type Row<Of extends 'bill' | 'late' | 'lacking'> = Today[Of]['rows'][number]

/* Each of these is the condition of an index. */
const toBill = sql.raw("invoice_date is null and status in ('accept', 'Request for invoice')")
const owed = sql.raw("paid < sum and status not in ('in process', 'rejected', 'archieve') and invoice_date is not null")
const lacking = sql.raw("status = 'done' and not (has_invoice and has_act and has_esf)")

const named = sql.raw('offers.id, number, revision, recipient_name')
const most = limited(limits.pageSize)
const first = sql.raw("coalesce(items -> 0 ->> 'name', '')")

interface Sums {
  total: number
  sum: number
}
const nothing: Sums = { total: 0, sum: 0 }

/** What an accountant's day is made of; what waits longest stands first. */
export async function findToday(db: Db): Promise<Today> {
  const day = today()
  /** A bill of this day or later is not late yet. */
  const since = addDays(day, -paymentDays)
  const [bill, [billed = nothing], late, owing, answer, missing, [without], [received]] = await Promise.all([
    rows<Row<'bill'>>(
      db,
      sql`select ${named}, version, greatest(0, sum - paid)::bigint as rest, ${first} as book_name,
          status = 'Request for invoice' as requested, ${iso('status_since')} as since
        from offers where ${toBill} order by status_since, id ${most}`,
    ),
    rows<Sums>(
      db,
      sql`select count(*) as total, coalesce(sum(greatest(0, sum - paid)), 0)::bigint as sum from offers where ${toBill}`,
    ),
    rows<Omit<Row<'late'>, 'due'> & { invoice_date: string }>(
      db,
      sql`select ${named}, version, (sum - paid)::bigint as rest, invoice_date::text,
          recipient_email, language
        from offers where ${owed} and invoice_date < ${since}::date order by offers.invoice_date, id ${most}`,
    ),
    rows<Sums & { invoice_date: string | null }>(
      db,
      sql`select case when invoice_date >= ${since}::date then invoice_date::text end as invoice_date,
          count(*) as total, sum(sum - paid)::bigint as sum from offers where ${owed} group by 1`,
    ),
    findQuestions(db),
    rows<Omit<Row<'lacking'>, 'due' | 'delivered'> & { since: string }>(
      db,
      sql`select ${named}, has_invoice, has_act, has_esf, ${iso('status_since')} as since
        from offers where ${lacking} order by status_since, id ${most}`,
    ),
    rows<{ total: number }>(db, sql`select count(*) as total from offers where ${lacking}`),
    rows<{ sum: number }>(
      db,
      sql`select coalesce(sum(amount), 0)::bigint as sum from offer_payments
        where date between ${`${day.slice(0, 8)}01`}::date and ${day}::date`,
    ),
  ])
  const { total, sum } = owing.find(({ invoice_date }) => invoice_date === null) ?? nothing
  return {
    bill: { rows: bill, ...billed },
    late: { rows: late.map(({ invoice_date, ...row }) => ({ ...row, due: invoiceDue(invoice_date) })), total, sum },
    answer,
    lacking: {
      rows: missing.map(({ since: moment, ...row }) => {
        const delivered = dayOf(moment)
        return { ...row, delivered, due: taxInvoiceDue(delivered) }
      }),
      total: without?.total ?? 0,
    },
    forecast: forecast(day, {
      bills: owing.flatMap(({ invoice_date, sum: rest }) => (invoice_date ? [{ invoice_date, rest }] : [])),
      late: sum,
      unbilled: billed.sum,
    }),
    received: received?.sum ?? 0,
  }
}

type Question = Today['answer']['rows'][number]

/** Requests for offers, and payments of the bank that nobody could be sure of. */
async function findQuestions(db: Db): Promise<Today['answer']> {
  const asked = sql.raw("asked_at is not null and answered_at is null and status = 'in process'")
  const unsure = sql.raw("state in ('confirm', 'unknown')")
  const [requests, payments, [counted]] = await Promise.all([
    rows<Omit<Extract<Question, { kind: 'request' }>, 'kind'>>(
      db,
      sql`select ${named}, users.name as person, ${first} as book_name,
          coalesce((items -> 0 ->> 'quantity')::float8, 0) as copies, request_note as note, ${iso('asked_at')} as at
        from offers left join users on users.id = offers.user_id where ${asked} order by asked_at, offers.id ${most}`,
    ),
    rows<Omit<Extract<Question, { kind: 'payment' }>, 'kind'>>(
      db,
      sql`select lines.id, statement_id, payer_name, amount, purpose, ${iso('statements.created_at')} as at
        from statement_lines lines join statements on statements.id = statement_id
        where ${unsure} order by statements.created_at, lines.id ${most}`,
    ),
    rows<{ total: number }>(
      db,
      sql`select (select count(*) from offers where ${asked}) + (select count(*) from statement_lines where ${unsure}) as total`,
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
