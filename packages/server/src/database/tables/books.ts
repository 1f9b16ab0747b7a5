import { bookLanguages, editionTypes, type BookFormat } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, foldedIndex, id, isbn13Sql, updatedAt, version, kazakhText } from '../columns.ts'
import { files } from './files.ts'
import { techCards } from './tech-cards.ts'

/**
 * The catalogue of books. An import adds books that are older than the product. A trigger of `tech_cards` (see its migration) adds
 * all other books, in the transaction that moves their tech card to the stock or delivers the book. The catalogue therefore stays
 * correct, whatever changes a card.
 */
export const books = pgTable(
  'books',
  {
    id: id(),
    version: version(),
    tech_card_id: integer('tech_card_id')
      .unique()
      .references(() => techCards.id, { onDelete: 'cascade' }),
    book_name: kazakhText('book_name').notNull(),
    language: text('language', { enum: bookLanguages }).notNull(),
    edition_type: text('edition_type', { enum: editionTypes }),
    /** The authors' short names in one line. */
    authors: text('authors').notNull().default(''),
    /** The full names of an imported book's authors. For all other books, the tech card stores the names. */
    author_names: jsonb('author_names').$type<string[]>().notNull().default([]),
    ISBN: text('ISBN'),
    year: smallint('year'),
    pages: integer('pages'),
    format: text('format').$type<BookFormat>(),
    cover_file_id: integer('cover_file_id').references(() => files.id),
    /** The price in tiyn. */
    price: bigint('price', { mode: 'number' }),
    printed: integer('printed'),
    copies_author: integer('copies_author'),
    copies_university: integer('copies_university'),
    copies_library: integer('copies_library'),
    /**
     * The sum of the book's `stock_movements` that belong to the press. Null when the copies were never counted. Only the trigger
     * of `stock_movements` changes this column.
     */
    copies_left: integer('copies_left'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    search: text('search').generatedAlwaysAs(
      (): SQL =>
        sql`press_search(book_name || ' ' || authors || ' ' || coalesce('тк-' || tech_card_id::text || ' tk-' || tech_card_id::text || ' ', '') || coalesce("ISBN" || ' ' || replace("ISBN", '-', ''), ''))`,
    ),
  },
  (table) => [
    index('books_created').on(table.created_at, table.id),
    index('books_name').on(table.book_name, table.id),
    index('books_year').on(table.year, table.id),
    index('books_left').on(table.copies_left, table.id),
    index('books_isbn').on(isbn13Sql),
    index('books_search').using('gin', sql`search gin_trgm_ops`),
    foldedIndex('books'),
    check('books_copies_left', sql`copies_left >= 0`),
  ],
)
