import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from '../columns.ts'
import { users } from './people.ts'

/** Keys that sign the press's letters, by the domain of the press's e-mail address. */
export const letterKeys = pgTable('letter_keys', {
  domain: text('domain').primaryKey(),
  /** The public key, as SPKI in base64. */
  public_key: text('public_key').notNull(),
  /** The private key, encrypted by the field cipher. */
  sealed: text('sealed').notNull(),
  created_at: createdAt(),
})

/** Test letters that a supervisor sent to check the sender's settings. */
export const testLetters = pgTable('test_letters', {
  id: id(),
  to: text('to').notNull(),
  locale: text('locale').$type<'en' | 'ru' | 'kz'>().notNull(),
  /** The hash of the secret in the letter's link. Null until the letter is composed. */
  token_hash: text('token_hash').unique(),
  asked_by: integer('asked_by').references(() => users.id, { onDelete: 'set null' }),
  asked_at: timestamptz('asked_at').notNull().defaultNow(),
  sent_at: timestamptz('sent_at'),
  opened_at: timestamptz('opened_at'),
})
