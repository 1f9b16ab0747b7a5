import { sql, type SQL } from 'drizzle-orm'

/**
 * What changed the accounts of offers: acts, waybills and returns that stand, and money with its payment orders. This is the one place
 * that says where debt comes from (decisions §4): ledgers, reconciliation acts, homes and statistics all read it, or what `offers` keep of
 * it, `delivered` and `paid`.
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

/** An entry as it changes a balance: turnover raises it, money lowers it. */
export const balanced: SQL = sql`case when entries.rank = 0 then entries.amount else -entries.amount end`

/** How much of the debt of `offers` is late on a day, `debtLate` of the domain; asked only of those that owe. */
export const lateDebt = (day: string): SQL =>
  sql`case when delivered > paid then press_debt_late(offers.id, instalments, paid, ${day}::date) else 0 end`

/** An invoice that is issued and not paid in full. It is no debt: what it asks for may not be handed over yet. */
export const unpaidInvoice: SQL = sql.raw(
  "invoice_date is not null and paid < sum and status not in ('in process', 'rejected', 'archieve')",
)
