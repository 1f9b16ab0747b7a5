import { bigint, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { updatedAt, version } from '../columns.ts'
import { techCards } from './tech-cards.ts'
import { users } from './people.ts'

/** The cost of a book's print run, according to the invoice that the press received. */
export const printCosts = pgTable('print_costs', {
  tech_card_id: integer('tech_card_id')
    .primaryKey()
    .references(() => techCards.id, { onDelete: 'cascade' }),
  version: version(),
  /** The cost in tiyn. */
  cost: bigint('cost', { mode: 'number' }).notNull(),
  bill_number: text('bill_number').notNull().default(''),
  bill_date: date('bill_date'),
  note: text('note').notNull().default(''),
  updated_by: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
  updated_at: updatedAt(),
})
