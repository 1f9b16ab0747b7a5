import {
  applicationStatuses,
  bookLanguages,
  budgetSources,
  roundVerdicts,
  type ApplicationDocument,
} from '@press/domain'
import type { Locale } from '@press/i18n/node'
import { sql, type SQL } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, foldedIndex, id, timestamptz, updatedAt, version, kazakhText } from '../columns.ts'
import { users } from './people.ts'

export const applications = pgTable(
  'applications',
  {
    id: id(),
    version: version(),
    book_name: kazakhText('book_name').notNull(),
    language: text('language', { enum: bookLanguages }).notNull(),
    annotation_kz: text('annotation_kz').notNull().default(''),
    annotation_rus: text('annotation_rus').notNull().default(''),
    annotation_en: text('annotation_en').notNull().default(''),
    budget_source: text('budget_source', { enum: budgetSources }).notNull(),
    agreed: boolean('agreed').notNull(),
    status: text('status', { enum: applicationStatuses }).notNull().default('in process'),
    status_since: timestamptz('status_since').notNull().defaultNow(),
    /** When an answer is due: from the press while the application is in process, from the author while it is in revision. */
    due: date('due'),
    /** The reason of the last revision or rejection. */
    reason: text('reason'),
    /** The authors' short names in one line. They are stored with the application so that lists do not have to collect them. */
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
    foldedIndex('applications'),
  ],
)

/** An author, as the application names the author. `user_id` is set if the author has an account. */
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
    /** When the person was asked to join as an author. Null once the person has joined. */
    asked_at: timestamptz('asked_at'),
    /** The hash of the token in the letter to a person without an account. The token itself is not stored. */
    token_hash: text('token_hash').unique(),
  },
  (table) => [
    primaryKey({ columns: [table.application_id, table.position] }),
    index('application_authors_user').on(table.user_id),
  ],
)

/** A revision round: when it was requested, and when the author answered. */
export const applicationRounds = pgTable(
  'application_rounds',
  {
    application_id: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    number: smallint('number').notNull(),
    asked_at: timestamptz('asked_at').notNull().defaultNow(),
    asked_by: integer('asked_by').references(() => users.id),
    /** A note about the application as a whole. */
    note: text('note').notNull().default(''),
    answered_at: timestamptz('answered_at'),
    answered_by: integer('answered_by').references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.application_id, table.number] })],
)

/**
 * The request of a revision round for one document, and the result. Both the file that the request is about and the new file are
 * kept. They are linked to the application as `asked.1.review_1` and `came.1.review_1`.
 */
export const applicationRevisions = pgTable(
  'application_revisions',
  {
    application_id: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    round: smallint('round').notNull().default(1),
    document: text('document').$type<ApplicationDocument>().notNull(),
    reason: text('reason').notNull(),
    until: date('until').notNull(),
    /** The author's text answer, instead of another file or as a comment on it. */
    answer: text('answer').notNull().default(''),
    verdict: text('verdict', { enum: roundVerdicts }),
  },
  (table) => [primaryKey({ columns: [table.application_id, table.round, table.document] })],
)

/** The letter that announced a decision, exactly as it was sent. */
export const applicationLetters = pgTable(
  'application_letters',
  {
    id: id(),
    application_id: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    status: text('status', { enum: applicationStatuses }).notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    sent_to: integer('sent_to')
      .notNull()
      .references(() => users.id),
    sent_by: integer('sent_by').references(() => users.id),
    sent_at: timestamptz('sent_at').notNull().defaultNow(),
  },
  (table) => [index('application_letters_application').on(table.application_id, table.id)],
)

/** The number and date of a conclusion or a review. */
export const applicationConclusions = pgTable(
  'application_conclusions',
  {
    application_id: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    document: text('document').$type<ApplicationDocument>().notNull(),
    number: text('number'),
    date: date('date'),
  },
  (table) => [primaryKey({ columns: [table.application_id, table.document] })],
)

/** An application that has not been sent yet, with everything that its author has typed on any device. */
export const applicationDrafts = pgTable(
  'application_drafts',
  {
    id: id(),
    version: version(),
    owner_id: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The form's values. Only their shape has been validated. */
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [index('application_drafts_owner').on(table.owner_id, table.updated_at)],
)
