import {
  type NumberedKind,
  getNumberingOfKind,
  getNextDocumentNumber,
  formatDocumentNumber,
  type LastNumbers,
} from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { getPressNumbering } from '../../database/press-side.ts'

/**
 * Returns the next number of a kind of document in a year, as shown on the document. Locks the sequence until the caller's
 * transaction ends: others wait, and an unused number is assigned again. So there are no gaps and no duplicates.
 */
export async function assignNextNumber(tx: Tx, kind: NumberedKind, year: number): Promise<string> {
  await lockSequence(tx, kind, year)
  const [numbering, usedNumbers] = [
    getNumberingOfKind(await getPressNumbering(tx), kind),
    await findLastNumbers(tx, kind),
  ]
  const nextValue = getNextDocumentNumber(usedNumbers, numbering, year)
  await tx.execute(sql`update document_numbers set last = ${nextValue} where kind = ${kind} and year = ${year}`)
  return formatDocumentNumber(kind, nextValue, year, numbering)
}

/** Locks the sequence of a kind and year until the transaction ends. Creates the sequence, which starts at 0, if it is missing. */
export const lockSequence = (tx: Tx, kind: NumberedKind, year: number) =>
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

export const getYear = (day: string): number => Number(day.slice(0, 4))
