import type { Scope } from '@press/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { visibleCardsClause } from './tech-cards/visibility.ts'

/** The books that a person may see: all of them, or those of their own cards. */
export const visibleBooksClause = (scope: Scope, person: Pick<Person, 'id'>): SQL =>
  scope === 'all'
    ? sql`true`
    : sql`exists (select from tech_cards where tech_cards.id = books.tech_card_id and ${visibleCardsClause(scope, person)})`
