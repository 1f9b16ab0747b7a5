import type { Scope } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { ownCardsClause } from '../shared/tech-cards/visibility.ts'

/** The books that count in a person's statistics. For a manager, these are the books that the manager leads. */
export const countedCardsClause = (scope: Scope, person: Person): SQL =>
  scope === 'all' ? sql`true` : sql`(tech_cards.project_manager_id = ${person.id} or ${ownCardsClause(person)})`
