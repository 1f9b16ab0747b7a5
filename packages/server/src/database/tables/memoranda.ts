import { sql, type SQL } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt, version, kazakhText } from '../columns.ts'
import { users } from './people.ts'

/** Memoranda of cooperation with organizations. Their documents are linked as `scan`. */
export const memoranda = pgTable(
  'memoranda',
  {
    id: id(),
    version: version(),
    number: text('number').notNull(),
    date: date('date').notNull(),
    party_name: kazakhText('party_name').notNull(),
    party_bin: text('party_bin').notNull().default(''),
    subject: text('subject').notNull(),
    signed_on: date('signed_on'),
    ends_on: date('ends_on'),
    contact_name: text('contact_name').notNull().default(''),
    contact_phone: text('contact_phone').notNull().default(''),
    contact_email: text('contact_email').notNull().default(''),
    note: text('note').notNull().default(''),
    created_by: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
    search: text('search').generatedAlwaysAs(
      (): SQL => sql`press_search(number || ' ' || party_name || ' ' || party_bin || ' ' || subject)`,
    ),
  },
  (table) => [
    index('memoranda_date').on(table.date, table.id),
    // A number is unique within its year.
    uniqueIndex('memoranda_number').on(table.number, sql`extract(year from ${table.date})`),
  ],
)
