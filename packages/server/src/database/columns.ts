import { kazakhLetterFolding } from '@press/domain'
import { sql } from 'drizzle-orm'
import { customType, index, integer, timestamp } from 'drizzle-orm/pg-core'

/** Text that sorts as the Kazakh alphabet does: ә after а, і after ы. */
export const kazakhText = customType<{ data: string }>({ dataType: () => 'text COLLATE "kk-x-icu"' })

export const timestamptz = (name: string) => timestamp(name, { withTimezone: true })

export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

/** Grows by one with every change; a change against an older version is refused with 409. */
export const version = () => integer('version').notNull().default(1)
export const createdAt = () => timestamptz('created_at').notNull().defaultNow()
export const updatedAt = () => timestamptz('updated_at').notNull().defaultNow()

/** What a `search` column holds with Kazakh letters by their kin, as an index and a search for what was mistyped both have it. */
export const foldedSearchSql = `translate(search, '${kazakhLetterFolding.from}', '${kazakhLetterFolding.to}')`

/** Finds rows of a table by words that are not quite as they are written. */
export const foldedIndex = (table: string) =>
  index(`${table}_folded`).using('gin', sql.raw(`(${foldedSearchSql}) gin_trgm_ops`))

/** An ISBN in thirteen digits, whatever form it has; null for what is none. As an index and a search for a number both have it. */
export const isbn13 = sql.raw(`(press_isbn13("ISBN"))`)
