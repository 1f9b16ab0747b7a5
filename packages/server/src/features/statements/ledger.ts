import type { PaymentPart } from '@press/domain'
import { inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { offerPayments, offers } from '../../database/schema.ts'

/** The maximum number of rows per SQL statement, because PostgreSQL limits the number of parameters. */
const batchSize = 500

interface LedgerLine {
  /** The id of the statement line. */
  id: number
  /** The number of the payment order. */
  number: string
  date: string
  purpose: string
  /** The parts of the payment. A part has a reason if its assignment looks wrong. */
  parts: readonly (PaymentPart & { reason?: string })[]
}

/** Enters payments in the ledgers of their locked offers. `note` replaces the purpose of the payment. */
export async function insertLedgerEntries(
  tx: Tx,
  personId: number,
  lines: readonly LedgerLine[],
  note?: string,
): Promise<void> {
  const values = lines.flatMap(({ id, number, date, purpose, parts }) =>
    parts.map(({ offer_id, amount, reason = '' }) => ({
      offer_id,
      amount,
      reason,
      date,
      note: (note ?? purpose).slice(0, 500),
      document_number: number,
      statement_line_id: id,
      created_by: personId,
    })),
  )
  for (let offset = 0; offset < values.length; offset += batchSize)
    await tx.insert(offerPayments).values(values.slice(offset, offset + batchSize))
  await updateOfferBalances(
    tx,
    values.map(({ offer_id }) => offer_id),
  )
}

/** Updates the paid sums of offers from their ledgers. */
export async function updateOfferBalances(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const paidSql = sql`(select coalesce(sum(amount), 0) from offer_payments where offer_id = ${offers.id})`
  await tx
    .update(offers)
    .set({
      paid: sql`${paidSql}`,
      progress: sql`case when ${offers.sum} <= 0 then 0
        else least(100, greatest(0, floor(${paidSql} * 100.0 / ${offers.sum})))::int end`,
      version: sql`${offers.version} + 1`,
      updated_at: sql`now()`,
    })
    .where(inArray(offers.id, [...new Set(ids)]))
}
