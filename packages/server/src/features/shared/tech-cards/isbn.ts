import { parseIsbn } from '@press/domain/identifiers/isbn'
import { sql } from 'drizzle-orm'
import { holdLock } from '../../../database/hold-lock.ts'
import { isbn13 } from '../../../database/columns.ts'
import type { Tx } from '../../../database/database.ts'
import type { FieldProblem } from '../../../errors.ts'

type Holder = {
  /** Null for a book that predates the platform. */
  tech_card_id: number | null
  book_name: string
}

/**
 * Returns the name of the current holder of an ISBN; everyone who edits cards may read all of them. Ignores `card`, which asks.
 * Holds a lock until the transaction ends, so that two cards, or a card and a book import, never take one number.
 */
export async function isIsbnTaken(tx: Tx, ISBN: string, card: number | null): Promise<FieldProblem | null> {
  const number = parseIsbn(ISBN)?.isbn13
  if (!number) return null
  await holdLock(tx, 'books')
  const {
    rows: [holder],
  } = await tx.execute<Holder>(
    // The unique index covers the ISBNs that are not repeated; the others are few.
    sql`select id as tech_card_id, book_name from tech_cards
        where not isbn_repeated and ${isbn13} = ${number} and id is distinct from ${card}
      union all select id, book_name from tech_cards
        where isbn_repeated and ${isbn13} = ${number} and id is distinct from ${card}
      union all select null, book_name from books where tech_card_id is null and ${isbn13} = ${number}
      limit 1`,
  )
  if (!holder) return null
  const { tech_card_id: id, book_name: title } = holder
  return id === null
    ? { problem: 'isbnInCatalogue', params: { title } }
    : { problem: 'isbnTaken', params: { title, id } }
}
