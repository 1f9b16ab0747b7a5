import { kazakhLetterFolding } from '@press/domain'
import { sql } from 'drizzle-orm'
import { customType, index, integer, timestamp } from 'drizzle-orm/pg-core'

/** Text that sorts as the Kazakh alphabet does: ә after а, і after ы. */
export const kazakhText = customType<{ data: string }>({ dataType: () => 'text COLLATE "kk-x-icu"' })

export const timestamptz = (name: string) => timestamp(name, { withTimezone: true })

export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

/** Incremented by every change; a change based on an older version is refused with 409. */
export const version = () => integer('version').notNull().default(1)
export const createdAt = () => timestamptz('created_at').notNull().defaultNow()
export const updatedAt = () => timestamptz('updated_at').notNull().defaultNow()

/**
 * The `search` column with Kazakh letters folded to similar ones. The index and the search for mistyped words share this
 * expression.
 */
export const foldedSearchSql = `translate(search, '${kazakhLetterFolding.from}', '${kazakhLetterFolding.to}')`

/** The index for finding rows by mistyped words. */
export const foldedIndex = (table: string) =>
  index(`${table}_folded`).using('gin', sql.raw(`(${foldedSearchSql}) gin_trgm_ops`))

/**
 * An ISBN in thirteen digits, whatever its form; null for any other text. The index and the search for a number share this
 * expression.
 */
export const isbn13 = sql.raw(`(press_isbn13("ISBN"))`)
