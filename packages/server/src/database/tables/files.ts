import type { FilePurposeKey } from '@press/domain'
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns.ts'
import { users } from './people.ts'

export const files = pgTable(
  'files',
  {
    id: id(),
    /** Who uploaded it; null for files the press itself put in. */
    owner_id: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    purpose: text('purpose').$type<FilePurposeKey>().notNull(),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Of an image, in pixels, upright; null of those kept before it was asked. */
    width: integer('width'),
    height: integer('height'),
    sha256: text('sha256').notNull(),
    /** Where its bytes lie in the store. */
    key: text('key').notNull(),
    created_at: createdAt(),
  },
  (table) => [index('files_owner').on(table.owner_id), index('files_sha256').on(table.sha256)],
)

/** Which row a file belongs to, and as what; whoever may read the row may read the file. */
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

/** What could be read out of a document: its text, and of a PDF its pages. Kept, for a file never changes. */
export const documentTexts = pgTable('file_readings', {
  file_id: integer('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  /** Null for what has no pages of its own. */
  pages: integer('pages'),
  /** Of each page what tells its text from that of another; empty for a page without text. */
  page_marks: text('page_marks').array(),
  /** Null where there is none to be read, as in a scan. */
  text: text('text'),
})
