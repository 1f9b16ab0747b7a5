import { bookLanguages, editionTypes, type BookFormat } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, foldedIndex, id, isbn13, updatedAt, version, kazakhText } from '../columns.ts'
import { files } from './files.ts'
import { techCards } from './tech-cards.ts'

/**
 * The catalogue. Books of before the product are written here by an import. Those that a tech card made are written by a trigger of
 * `tech_cards` (its migration says what), in the transaction that brings the card to the stock or out to its readers: whatever
 * changes a card, what the catalogue says of it stays true.
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
    /** Short names in one line. */
    authors: text('authors').notNull().default(''),
    /** Of an imported book: its authors' names in full. A card's stand with the card. */
    author_names: jsonb('author_names').$type<string[]>().notNull().default([]),
    ISBN: text('ISBN'),
    year: smallint('year'),
    pages: integer('pages'),
    format: text('format').$type<BookFormat>(),
    cover_file_id: integer('cover_file_id').references(() => files.id),
    /** In tiyn. */
    price: bigint('price', { mode: 'number' }),
    printed: integer('printed'),
    copies_author: integer('copies_author'),
    copies_university: integer('copies_university'),
    copies_library: integer('copies_library'),
    /** The sum of the book's `stock_movements` that are the press's own; null where nobody counted. Only their trigger writes it. */
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
    index('books_isbn').on(isbn13),
    index('books_search').using('gin', sql`search gin_trgm_ops`),
    foldedIndex('books'),
    check('books_copies_left', sql`copies_left >= 0`),
  ],
)
