import { parseIsbn } from '@press/domain/identifiers/isbn'
import { sql } from 'drizzle-orm'
import { holdLock } from '../../../database/hold-lock.ts'
import { isbn13Sql } from '../../../database/columns.ts'
import type { Tx } from '../../../database/database.ts'
import type { FieldProblem } from '../../../errors.ts'

type Holder = {
  /** Null for a book without a tech card, which is older than this platform. */
  tech_card_id: number | null
  book_name: string
}

/**
 * Returns a problem that names the card or book with this ISBN; null if the ISBN is free. Naming the card is safe, because everyone
 * who edits cards may read all cards. Ignores `cardId`, the card to save. Holds a lock until the transaction ends, so that two cards,
 * or a card and a book import, never take one ISBN.
 */
export async function findIsbnProblem(tx: Tx, ISBN: string, cardId: number | null): Promise<FieldProblem | null> {
  const isbn13 = parseIsbn(ISBN)?.isbn13
  if (!isbn13) return null
  await holdLock(tx, 'books')
  const {
    rows: [isbnHolder],
  } = await tx.execute<Holder>(
    // The unique index covers the ISBNs that are not repeated. There are few repeated ISBNs.
    sql`select id as tech_card_id, book_name from tech_cards
        where not isbn_repeated and ${isbn13Sql} = ${isbn13} and id is distinct from ${cardId}
      union all select id, book_name from tech_cards
        where isbn_repeated and ${isbn13Sql} = ${isbn13} and id is distinct from ${cardId}
      union all select null, book_name from books where tech_card_id is null and ${isbn13Sql} = ${isbn13}
      limit 1`,
  )
  if (!isbnHolder) return null
  const { tech_card_id: id, book_name: title } = isbnHolder
  return id === null
    ? { problem: 'isbnInCatalogue', params: { title } }
    : { problem: 'isbnTaken', params: { title, id } }
}
