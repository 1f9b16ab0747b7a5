import { sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { assignNextNumber, lockSequence } from '../shared/document-numbers.ts'

/** The kinds whose number may be typed by hand. */
type TypedKind = 'offer' | 'invoice'

/**
 * Whether another offer of the year has a number. The caller must lock the sequence first, or another transaction may take the
 * number meanwhile.
 */
async function isNumberUsed(
  tx: Tx,
  kind: TypedKind,
  year: number,
  number: string,
  exceptOfferId: number,
): Promise<boolean> {
  const [column, day] =
    kind === 'offer' ? [sql`number`, sql.raw('date')] : [sql`invoice_number`, sql.raw('invoice_date')]
  const { rows } = await tx.execute(
    sql`select id from offers where (extract(year from ${day})::int) = ${year} and ${column} = ${number} and id <> ${exceptOfferId}`,
  )
  return rows.length > 0
}

/** Returns the next number of a year. Skips numbers that people typed. */
export async function getFreeNumber(tx: Tx, kind: TypedKind, year: number): Promise<string> {
  const number = await assignNextNumber(tx, kind, year)
  return (await isNumberUsed(tx, kind, year, number, 0)) ? getFreeNumber(tx, kind, year) : number
}

/** Whether a typed number belongs to another offer. The number stays reserved until the transaction ends. */
export async function isNumberTaken(
  tx: Tx,
  kind: TypedKind,
  year: number,
  number: string,
  exceptOfferId = 0,
): Promise<boolean> {
  await lockSequence(tx, kind, year)
  return isNumberUsed(tx, kind, year, number, exceptOfferId)
}
