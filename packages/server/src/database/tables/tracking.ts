import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../columns.ts'
import { users } from './people.ts'
import { techCards } from './tech-cards.ts'

/**
 * Public links. Anyone who has the code of a link sees the book's progress. The code is stored unhashed, so that the people who
 * created it can see it again. The code gives access only to a title and dates, and to nothing once its row is deleted.
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
