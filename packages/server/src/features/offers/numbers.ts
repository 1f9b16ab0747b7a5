import type { ContractKind, TurnoverKind } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'

/** Documents that are numbered from 1 every year. */
export type NumberedKind = TypedKind | TurnoverKind | `contract.${ContractKind}`
/** Those whose number may be typed by hand. */
type TypedKind = 'offer' | 'invoice'

/** Digits of a number on paper: `0411`. */
const digits = 4

/**
 * The next number of a kind of document in a year. The sequence is locked till the caller's transaction ends: whoever comes next
 * waits, and a number that was not used in the end is given again. So there are neither gaps nor doubles.
 */
export async function nextNumber(tx: Tx, kind: NumberedKind, year: number): Promise<string> {
  const { rows } = await tx.execute<{ last: number }>(
    sql`insert into document_numbers (kind, year, last) values (${kind}, ${year}, 1)
      on conflict (kind, year) do update set last = document_numbers.last + 1 returning last`,
  )
  return String(rows[0]?.last).padStart(digits, '0')
}

export const yearOf = (day: string): number => Number(day.slice(0, 4))

/** Whether another offer of the year bears a number. Lock the sequence first, or somebody takes it meanwhile. */
async function isTaken(tx: Tx, kind: TypedKind, year: number, number: string, but: number): Promise<boolean> {
  const [column, day] =
    kind === 'offer' ? [sql`number`, sql.raw('date')] : [sql`invoice_number`, sql.raw('invoice_date')]
  const { rows } = await tx.execute(
    sql`select id from offers where (extract(year from ${day})::int) = ${year} and ${column} = ${number} and id <> ${but}`,
  )
  return rows.length > 0
}

/** The next number of a year that nobody has typed by hand before. */
export async function freeNumber(tx: Tx, kind: TypedKind, year: number): Promise<string> {
  const number = await nextNumber(tx, kind, year)
  return (await isTaken(tx, kind, year, number, 0)) ? freeNumber(tx, kind, year) : number
}

/** Whether a number that somebody typed is another offer's; nobody else takes it until the transaction ends. */
export async function isNumberTaken(tx: Tx, kind: TypedKind, year: number, number: string, but = 0): Promise<boolean> {
  await tx.execute(
    sql`insert into document_numbers (kind, year, last) values (${kind}, ${year}, 0)
      on conflict (kind, year) do update set last = document_numbers.last`,
  )
  return isTaken(tx, kind, year, number, but)
}
