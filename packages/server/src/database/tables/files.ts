import type { FilePurposeKey } from '@press/domain'
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns.ts'
import { users } from './people.ts'

export const files = pgTable(
  'files',
  {
    id: id(),
    /** The person who uploaded the file. Null for files that the press added automatically. */
    owner_id: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    purpose: text('purpose').$type<FilePurposeKey>().notNull(),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** The width and height of an upright image, in pixels. Null for files that are older than these columns. */
    width: integer('width'),
    height: integer('height'),
    sha256: text('sha256').notNull(),
    /** The key of the file's bytes in the file store. */
    key: text('key').notNull(),
    created_at: createdAt(),
  },
  (table) => [index('files_owner').on(table.owner_id), index('files_sha256').on(table.sha256)],
)

/** The row to which a file belongs, and the role of the file there. People who may read the row may read the file. */
export const fileLinks = pgTable(
  'file_links',
  {
    file_id: integer('file_id')
      .notNull()
      .references(() => files.id),
    resource: text('resource').notNull(),
    resource_id: integer('resource_id').notNull(),
    field: text('field').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resource, table.resource_id, table.field] }),
    index('file_links_file').on(table.file_id),
  ],
)

/**
 * What could be read from a document: its text, and the pages of a PDF. The result is stored permanently, because a file never
 * changes.
 */
export const documentTexts = pgTable('file_readings', {
  file_id: integer('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  /** The number of pages. Null for documents without pages. */
  pages: integer('pages'),
  /** A fingerprint of each page's text, with which pages can be compared. Empty for a page without text. */
  page_marks: text('page_marks').array(),
  /** The text. Null when the document has no readable text, for example a scan. */
  text: text('text'),
})
