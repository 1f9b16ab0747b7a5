import { sql, type SQL } from 'drizzle-orm'

/** A valid invoice, including one of an archived order. */
export const isInvoicedSql = sql.raw("invoice_date is not null and status not in ('in process', 'rejected')")

/**
 * All changes to the accounts of offers: valid acts, waybills and returns, and payments with their payment orders. This is the only
 * definition of debt (decisions §4). Ledgers, reconciliation acts, home pages and statistics read these entries, or the totals
 * `delivered` and `paid` that `offers` stores.
 */
export const accountEntriesSql: SQL = sql`
  select documents.offer_id, documents.kind, documents.date as day, documents.sum as amount, documents.number,
    documents.reason as note, 0 as rank, documents.id as entry
  from turnovers documents where documents.cancelled_at is null
  union all
  select payments.offer_id, case when payments.kind = 'setOff' then 'setOff' when payments.amount < 0 then 'refund' else 'payment' end,
    payments.date, payments.amount, payments.document_number,
    concat_ws('. ', nullif(payments.note, ''), nullif(payments.reason, '')), 1, payments.id
  from offer_payments payments`

/** The amount by which an entry changes a balance: positive for turnover, negative for payments. */
export const balanceChangeSql: SQL = sql`case when entries.rank = 0 then entries.amount else -entries.amount end`

/**
 * The overdue part of an offer's debt on a day, as `calculateOverdueDebt` of the domain calculates it. Calculated only for offers with a debt.
 */
export const overdueDebtSql = (day: string): SQL =>
  sql`case when delivered > paid then press_debt_late(offers.id, instalments, paid, ${day}::date) else 0 end`

/**
 * The condition for an issued invoice that is not fully paid. Such an invoice is not a debt, because its goods may not be delivered
 * yet.
 */
export const isUnpaidInvoiceSql: SQL = sql.raw(
  "invoice_date is not null and paid < sum and status not in ('in process', 'rejected', 'archieve')",
)
