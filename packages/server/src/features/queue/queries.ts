import { getGrantedScope } from '@press/domain'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { visibleCardsClause } from '../shared/tech-cards/visibility.ts'
import { type Queue, countBooks } from '../shared/queue/queries.ts'

/** Counts the books at each stage that the person may see; returns none if the role sees no cards. */
export async function countStages(db: Db, person: Person): Promise<Queue['stages']> {
  const scope = getGrantedScope(person.role, 'techCards', 'read')
  return scope ? countBooks(db, visibleCardsClause(scope, person)) : []
}
