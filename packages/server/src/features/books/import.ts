import {
  validateBookImport,
  getBookMatchKeys,
  shortNames,
  type BookImportField,
  type BookImportReport,
} from '@press/domain'
import { parseIsbn } from '@press/domain/identifiers/isbn'
import { isNotNull } from 'drizzle-orm'
import { importReport } from '../../app/table-import.ts'
import { getToday } from '../../clock.ts'
import type { Tx } from '../../database/database.ts'
import { books, stockMovements, techCards } from '../../database/schema.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import type { ReadRow } from './read-import-table.ts'
import { holdLock } from '../../database/hold-lock.ts'

const insertBatchRows = 500

type Problem = BookImportReport['problems'][number]

/**
 * Imports rows into the catalogue in one transaction with one event, if there are no problems and `write` is set. Otherwise only
 * reports the problems.
 */
export const importBooks = (context: Context, found: readonly ReadRow[], write: boolean): Promise<BookImportReport> =>
  context.db.transaction(async (tx) => {
    // Allows one import at a time, so that two imports never add the same book twice.
    if (write) await holdLock(tx, 'books')
    const problems = await problemsOf(tx, context, found)
    const isWritten = write && problems.length === 0 && found.length > 0
    if (isWritten) await insert(tx, context, found)
    return importReport(found.length, problems, isWritten)
  })

async function problemsOf(tx: Tx, { t }: Pick<Context, 't'>, found: readonly ReadRow[]): Promise<Problem[]> {
  const year = Number(getToday().slice(0, 4))
  const existingBooks = await tx
    .select({ ISBN: books.ISBN, book_name: books.book_name, authors: books.authors })
    .from(books)
  // A tech card has an ISBN long before its book is in the catalogue.
  const numbered = await tx
    .select({ id: techCards.id, ISBN: techCards.ISBN })
    .from(techCards)
    .where(isNotNull(techCards.ISBN))
  const [isbns, titles] = [new Map<string, string>(), new Map<string, string>()]
  for (const { id, ISBN } of numbered) {
    const number = ISBN && parseIsbn(ISBN)?.isbn13
    if (number) isbns.set(number, t('tech-cards:number', { id }))
  }
  for (const { ISBN, book_name, authors } of existingBooks) {
    const keys = getBookMatchKeys({ ISBN, book_name, author: authors.split(', ')[0] ?? '' })
    const where = t('books:import.inCatalogue')
    if (keys.isbn) isbns.set(keys.isbn, where)
    titles.set(keys.title, where)
  }
  return found.flatMap(({ row, book }) => {
    const createProblem = (field: BookImportField, message: string): Problem => ({
      row,
      book_name: book.book_name,
      field,
      message,
    })
    const own = Object.entries(validateBookImport(book, year)).map(([field, problem]) =>
      createProblem(field as BookImportField, t(`books:problem.${problem}`)),
    )
    const keys = getBookMatchKeys({ ...book, author: shortNames(book.authors.slice(0, 1).map((name) => ({ name }))) })
    const [sameIsbn, sameTitle] = [keys.isbn && isbns.get(keys.isbn), titles.get(keys.title)]
    const rowLabel = t('books:import.inRow', { row })
    if (keys.isbn && !sameIsbn) isbns.set(keys.isbn, rowLabel)
    if (!sameTitle) titles.set(keys.title, rowLabel)
    if (sameIsbn) own.push(createProblem('ISBN', t('books:problem.sameIsbn', { where: sameIsbn })))
    // Editions of one title have different ISBNs, so the title identifies a book only when the book has no ISBN.
    else if (sameTitle && book.book_name && !keys.isbn)
      own.push(createProblem('book_name', t('books:problem.sameTitle', { where: sameTitle })))
    return own
  })
}

async function insert(tx: Tx, { person, t }: Pick<Context, 'person' | 't'>, found: readonly ReadRow[]): Promise<void> {
  let first: number | undefined
  for (let at = 0; at < found.length; at += insertBatchRows) {
    const part = found.slice(at, at + insertBatchRows)
    const made = await tx
      .insert(books)
      .values(
        part.map(({ book: { authors, language, ISBN, copies_left: _counted, ...book } }) => ({
          ...book,
          language: language ?? 'other',
          ISBN: ISBN && (parseIsbn(ISBN)?.hyphenated ?? ISBN),
          author_names: [...authors],
          authors: shortNames(authors.map((name) => ({ name }))),
        })),
      )
      .returning({ id: books.id })
    first ??= made[0]?.id
    // The table's remaining copies come from a count, so they are saved as the book's first stock movement.
    const counted = part.flatMap(({ book: { copies_left } }, place) => {
      const book = made[place]
      return book && copies_left != null ? [{ book_id: book.id, copies: copies_left }] : []
    })
    if (counted.length > 0)
      await tx.insert(stockMovements).values(
        counted.map((one) => ({
          ...one,
          kind: 'counted' as const,
          date: getToday(),
          reason: t('books:import.counted'),
          created_by: person.id,
        })),
      )
  }
  await recordEvent(tx, 'book.imported', { id: first ?? null }, { books: found.length })
}
