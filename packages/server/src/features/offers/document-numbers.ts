import { nextNumberOf, numberingOf, numberText, type LastNumbers, type NumberedKind } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../database/database.ts'
import { pressNumbering } from '../../database/press-side.ts'

/** The kinds whose number may be typed by hand. */
type TypedKind = 'offer' | 'invoice'

/**
 * Returns the next number of a kind of document in a year, as shown on the document. Locks the sequence until the caller's
 * transaction ends: others wait, and an unused number is assigned again. So there are no gaps and no duplicates.
 */
export async function nextNumber(tx: Tx, kind: NumberedKind, year: number): Promise<string> {
  await lockSequence(tx, kind, year)
  const [numbering, usedNumbers] = [numberingOf(await pressNumbering(tx), kind), await findLastNumbers(tx, kind)]
  const next = nextNumberOf(usedNumbers, numbering, year)
  await tx.execute(sql`update document_numbers set last = ${next} where kind = ${kind} and year = ${year}`)
  return numberText(kind, next, year, numbering)
}

/** A sequence without any number is 0 or missing. */
const lockSequence = (tx: Tx, kind: NumberedKind, year: number) =>
  tx.execute(
    sql`insert into document_numbers (kind, year, last) values (${kind}, ${year}, 0)
      on conflict (kind, year) do update set last = document_numbers.last`,
  )

async function findLastNumbers(tx: Tx, kind: NumberedKind): Promise<LastNumbers> {
  const { rows } = await tx.execute<{ year: number; last: number }>(
    sql`select year, last from document_numbers where kind = ${kind} and last > 0`,
  )
  return Object.fromEntries(rows.map(({ year, last }) => [year, last]))
}

/** Returns the last number of each kind, by year. */
export async function lastNumbers(db: Queryable): Promise<Partial<Record<NumberedKind, LastNumbers>>> {
  const { rows } = await db.execute<{ kind: NumberedKind; years: LastNumbers }>(
    sql`select kind, json_object_agg(year, last) as years from document_numbers where last > 0 group by kind`,
  )
  return Object.fromEntries(rows.map(({ kind, years }) => [kind, years]))
}

export const getYear = (day: string): number => Number(day.slice(0, 4))

/**
 * Whether another offer of the year has a number. Lock the sequence first, or another transaction may take the number meanwhile.
 */
async function isNumberUsed(tx: Tx, kind: TypedKind, year: number, number: string, but: number): Promise<boolean> {
  const [column, day] =
    kind === 'offer' ? [sql`number`, sql.raw('date')] : [sql`invoice_number`, sql.raw('invoice_date')]
  const { rows } = await tx.execute(
    sql`select id from offers where (extract(year from ${day})::int) = ${year} and ${column} = ${number} and id <> ${but}`,
  )
  return rows.length > 0
}

/** Returns the next number of a year that was not typed by hand before. */
export async function freeNumber(tx: Tx, kind: TypedKind, year: number): Promise<string> {
  const number = await nextNumber(tx, kind, year)
  return (await isNumberUsed(tx, kind, year, number, 0)) ? freeNumber(tx, kind, year) : number
}

/** Whether a typed number belongs to another offer. The number stays reserved until the transaction ends. */
export async function isNumberTaken(tx: Tx, kind: TypedKind, year: number, number: string, but = 0): Promise<boolean> {
  await lockSequence(tx, kind, year)
  return isNumberUsed(tx, kind, year, number, but)
}
