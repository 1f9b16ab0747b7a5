import { kazakhLetterFolding } from '@press/domain'
import { sql } from 'drizzle-orm'
import { customType, index, integer, timestamp } from 'drizzle-orm/pg-core'

/** A text column that sorts in the order of the Kazakh alphabet: ә after а, і after ы. */
export const kazakhText = customType<{ data: string }>({ dataType: () => 'text COLLATE "kk-x-icu"' })

export const timestamptz = (name: string) => timestamp(name, { withTimezone: true })

export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

/** The version of a row. It increases with every change; a change based on an older version is refused with 409. */
export const version = () => integer('version').notNull().default(1)
export const createdAt = () => timestamptz('created_at').notNull().defaultNow()
export const updatedAt = () => timestamptz('updated_at').notNull().defaultNow()

/**
 * The `search` column, with Kazakh letters replaced by similar letters. The index and the search for mistyped words use the same
 * expression.
 */
export const foldedSearchSql = `translate(search, '${kazakhLetterFolding.from}', '${kazakhLetterFolding.to}')`

/** Returns the index that finds rows by mistyped words. */
export const foldedIndex = (table: string) =>
  index(`${table}_folded`).using('gin', sql.raw(`(${foldedSearchSql}) gin_trgm_ops`))

/**
 * The ISBN in thirteen digits, whatever form it is stored in; null for any other text. The index and the search for a number use
 * the same expression.
 */
export const isbn13Sql = sql.raw(`(press_isbn13("ISBN"))`)
