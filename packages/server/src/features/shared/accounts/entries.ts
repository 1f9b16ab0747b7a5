import { sql, type SQL } from 'drizzle-orm'

/** A valid invoice, including one of an archived order. */
export const isInvoicedSql = sql.raw("invoice_date is not null and status not in ('in process', 'rejected')")

/**
 * Everything that changed the accounts of offers: valid acts, waybills and returns, and payments with their payment orders. This is
 * the only definition of debt (decisions §4). Ledgers, reconciliation acts, homes and statistics read it, or the totals that
 * `offers` stores of it, `delivered` and `paid`.
 */
export const accountEntries: SQL = sql`
  select documents.offer_id, documents.kind, documents.date as day, documents.sum as amount, documents.number,
    documents.reason as note, 0 as rank, documents.id as entry
  from turnovers documents where documents.cancelled_at is null
  union all
  select payments.offer_id, case when payments.kind = 'setOff' then 'setOff' when payments.amount < 0 then 'refund' else 'payment' end,
    payments.date, payments.amount, payments.document_number,
    concat_ws('. ', nullif(payments.note, ''), nullif(payments.reason, '')), 1, payments.id
  from offer_payments payments`

/** The effect of an entry on a balance: turnover raises it, payments lower it. */
export const balanced: SQL = sql`case when entries.rank = 0 then entries.amount else -entries.amount end`

/** The overdue part of the debt of `offers` on a day, `debtLate` of the domain; calculated only for debtors. */
export const lateDebt = (day: string): SQL =>
  sql`case when delivered > paid then press_debt_late(offers.id, instalments, paid, ${day}::date) else 0 end`

/** An issued invoice that is not fully paid. It is no debt: its goods may not be delivered yet. */
export const unpaidInvoice: SQL = sql.raw(
  "invoice_date is not null and paid < sum and status not in ('in process', 'rejected', 'archieve')",
)
