import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../columns.ts'
import { users } from './people.ts'
import { techCards } from './tech-cards.ts'

/**
 * Public links: who has a code reads where the book is. The code stands as it is, so that it can be shown to its makers again; it
 * opens a title and dates, and nothing after its row is gone.
 */
export const trackLinks = pgTable('track_links', {
  code: text('code').primaryKey(),
  tech_card_id: integer('tech_card_id')
    .notNull()
    .unique()
    .references(() => techCards.id, { onDelete: 'cascade' }),
  created_by: integer('created_by').references(() => users.id),
  created_at: createdAt(),
})
