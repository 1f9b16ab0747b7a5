import { applicationStatuses, bookLanguages, budgetSources, type ApplicationDocument } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt, version, words } from '../columns.ts'
import { users } from './people.ts'

export const applications = pgTable(
  'applications',
  {
    id: id(),
    version: version(),
    book_name: words('book_name').notNull(),
    language: text('language', { enum: bookLanguages }).notNull(),
    annotation_kz: text('annotation_kz').notNull().default(''),
    annotation_rus: text('annotation_rus').notNull().default(''),
    annotation_en: text('annotation_en').notNull().default(''),
    budget_source: text('budget_source', { enum: budgetSources }).notNull(),
    agreed: boolean('agreed').notNull(),
    status: text('status', { enum: applicationStatuses }).notNull().default('in process'),
    status_since: moment('status_since').notNull().defaultNow(),
    /** When an answer is due: by the press while in process, by the author while in revision. */
    due: date('due'),
    /** The reason of the last revision or rejection. */
    reason: text('reason'),
    /** Authors' short names in one line, kept with their rows so that lists need not gather them. */
    authors: text('authors').notNull().default(''),
    created_by: integer('created_by')
      .notNull()
      .references(() => users.id),
    created_at: createdAt(),
    updated_at: updatedAt(),
    search: text('search').generatedAlwaysAs((): SQL => sql`press_search(book_name || ' ' || authors)`),
  },
  (table) => [
    index('applications_created').on(table.created_at, table.id),
    index('applications_name').on(table.book_name, table.id),
    index('applications_status').on(table.status, table.due, table.id),
    index('applications_due').on(table.due, table.id),
    index('applications_owner').on(table.created_by),
    index('applications_search').using('gin', sql`search gin_trgm_ops`),
  ],
)

/** An author as named on the application; `user_id` when they have an account. */
export const applicationAuthors = pgTable(
  'application_authors',
  {
    application_id: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    user_id: integer('user_id').references(() => users.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    /** Since when the person with an account is asked to join; null once they have, and for those without an account. */
    asked_at: moment('asked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.application_id, table.position] }),
    index('application_authors_user').on(table.user_id),
  ],
)

/** What the author is asked to mend now; earlier requests stand in the events. */
export const applicationRevisions = pgTable(
  'application_revisions',
  {
    application_id: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    document: text('document').$type<ApplicationDocument>().notNull(),
    reason: text('reason').notNull(),
    until: date('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.application_id, table.document] })],
)
