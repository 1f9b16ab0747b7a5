import {
  validateBookImport,
  getBookMatchKeys,
  joinShortNames,
  type BookImportField,
  type BookImportReport,
} from '@press/domain'
import { parseIsbn } from '@press/domain/identifiers/isbn'
import { isNotNull } from 'drizzle-orm'
import { buildImportReport } from '../../app/table-import.ts'
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
 * Imports rows into the catalogue in one transaction with one event, if no row has a problem and the caller asks to save them.
 * Otherwise only reports the problems.
 */
export const importBooks = (
  context: Context,
  importRows: readonly ReadRow[],
  shouldSave: boolean,
): Promise<BookImportReport> =>
  context.db.transaction(async (tx) => {
    // Allows one import at a time, so that two imports never add the same book twice.
    if (shouldSave) await holdLock(tx, 'books')
    const problems = await findProblems(tx, context, importRows)
    const isWritten = shouldSave && problems.length === 0 && importRows.length > 0
    if (isWritten) await insertBooks(tx, context, importRows)
    return buildImportReport(importRows.length, problems, isWritten)
  })

async function findProblems(tx: Tx, { t }: Pick<Context, 't'>, importRows: readonly ReadRow[]): Promise<Problem[]> {
  const year = Number(getToday().slice(0, 4))
  const existingBooks = await tx
    .select({ ISBN: books.ISBN, book_name: books.book_name, authors: books.authors })
    .from(books)
  // A tech card has an ISBN long before its book is in the catalogue.
  const numberedCards = await tx
    .select({ id: techCards.id, ISBN: techCards.ISBN })
    .from(techCards)
    .where(isNotNull(techCards.ISBN))
  const [locationByIsbn, locationByTitle] = [new Map<string, string>(), new Map<string, string>()]
  for (const { id, ISBN } of numberedCards) {
    const number = ISBN && parseIsbn(ISBN)?.isbn13
    if (number) locationByIsbn.set(number, t('tech-cards:number', { id }))
  }
  for (const { ISBN, book_name, authors } of existingBooks) {
    const keys = getBookMatchKeys({ ISBN, book_name, author: authors.split(', ')[0] ?? '' })
    const catalogueLabel = t('books:import.inCatalogue')
    if (keys.isbn) locationByIsbn.set(keys.isbn, catalogueLabel)
    locationByTitle.set(keys.title, catalogueLabel)
  }
  return importRows.flatMap(({ row, book }) => {
    const createProblem = (field: BookImportField, message: string): Problem => ({
      row,
      book_name: book.book_name,
      field,
      message,
    })
    const rowProblems = Object.entries(validateBookImport(book, year)).map(([field, problem]) =>
      createProblem(field as BookImportField, t(`books:problem.${problem}`)),
    )
    const keys = getBookMatchKeys({
      ...book,
      author: joinShortNames(book.authors.slice(0, 1).map((name) => ({ name }))),
    })
    const [isbnLocation, titleLocation] = [keys.isbn && locationByIsbn.get(keys.isbn), locationByTitle.get(keys.title)]
    const rowLabel = t('books:import.inRow', { row })
    if (keys.isbn && !isbnLocation) locationByIsbn.set(keys.isbn, rowLabel)
    if (!titleLocation) locationByTitle.set(keys.title, rowLabel)
    if (isbnLocation) rowProblems.push(createProblem('ISBN', t('books:problem.sameIsbn', { where: isbnLocation })))
    // Editions of one title have different ISBNs, so the title identifies a book only when the book has no ISBN.
    else if (titleLocation && book.book_name && !keys.isbn)
      rowProblems.push(createProblem('book_name', t('books:problem.sameTitle', { where: titleLocation })))
    return rowProblems
  })
}

async function insertBooks(
  tx: Tx,
  { person, t }: Pick<Context, 'person' | 't'>,
  importRows: readonly ReadRow[],
): Promise<void> {
  let firstId: number | undefined
  for (let offset = 0; offset < importRows.length; offset += insertBatchRows) {
    const batch = importRows.slice(offset, offset + insertBatchRows)
    const insertedBooks = await tx
      .insert(books)
      .values(
        batch.map(({ book: { authors, language, ISBN, copies_left: _counted, ...book } }) => ({
          ...book,
          language: language ?? 'other',
          ISBN: ISBN && (parseIsbn(ISBN)?.hyphenated ?? ISBN),
          author_names: [...authors],
          authors: joinShortNames(authors.map((name) => ({ name }))),
        })),
      )
      .returning({ id: books.id })
    firstId ??= insertedBooks[0]?.id
    // The table's remaining copies come from a count, so they are saved as the book's first stock movement.
    const stockCounts = batch.flatMap(({ book: { copies_left } }, index) => {
      const book = insertedBooks[index]
      return book && copies_left != null ? [{ book_id: book.id, copies: copies_left }] : []
    })
    if (stockCounts.length > 0)
      await tx.insert(stockMovements).values(
        stockCounts.map((one) => ({
          ...one,
          kind: 'counted' as const,
          date: getToday(),
          reason: t('books:import.counted'),
          created_by: person.id,
        })),
      )
  }
  await recordEvent(tx, 'book.imported', { id: firstId ?? null }, { books: importRows.length })
}
