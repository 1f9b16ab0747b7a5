import type { FilePurposeKey } from '@press/domain'
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns.ts'
import { users } from './people.ts'

export const files = pgTable(
  'files',
  {
    id: id(),
    /** Who uploaded it; null for files that the press itself added. */
    owner_id: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    purpose: text('purpose').$type<FilePurposeKey>().notNull(),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** The upright width and height of an image, in pixels; null for files from before these were recorded. */
    width: integer('width'),
    height: integer('height'),
    sha256: text('sha256').notNull(),
    /** The key of its bytes in the store. */
    key: text('key').notNull(),
    created_at: createdAt(),
  },
  (table) => [index('files_owner').on(table.owner_id), index('files_sha256').on(table.sha256)],
)

/** The row that a file belongs to, and its role there; people who may read the row may read the file. */
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

/** What could be read from a document: its text, and the pages of a PDF. Stored, because a file never changes. */
export const documentTexts = pgTable('file_readings', {
  file_id: integer('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  /** Null for documents without pages. */
  pages: integer('pages'),
  /** A fingerprint of each page's text, to tell pages apart; empty for a page without text. */
  page_marks: text('page_marks').array(),
  /** Null when there is no readable text, as in a scan. */
  text: text('text'),
})
