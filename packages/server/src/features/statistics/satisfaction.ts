import type { AnswerOf } from '@press/contract'
import {
  calculateAverageRating,
  summarizeRatings,
  roleByKey,
  type BookLanguage,
  type Period,
  type Rating,
  type Scope,
} from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { daySql } from '../../database/clauses.ts'
import { countedCardsClause } from './counted-cards.ts'

/** The maximum number of books that are listed: the books that their authors rated lowest. */
const maxBooks = 20

/** Returns how authors rated the work on their books in a period. */
export async function findSatisfaction(
  db: Db,
  person: Person,
  scope: Scope,
  { from, to }: Period,
): Promise<AnswerOf<'GET /api/statistics/satisfaction'>> {
  const ratings = await queryRows<{
    id: number
    book_name: string
    language: BookLanguage
    scores: Rating
    comment: string
  }>(
    db,
    sql`select tech_cards.id, book_name, language, scores, comment
      from tech_card_scores given join users on users.id = given.user_id join tech_cards on tech_cards.id = given.tech_card_id
      where users.role_id = ${roleByKey('author').id} and ${daySql('given.at')} between ${from}::date and ${to}::date
        and ${countedCardsClause(scope, person)}
      order by given.at desc, tech_cards.id`,
  )
  const summary = summarizeRatings(ratings.map(({ scores }) => scores))
  return {
    ratings: ratings.length,
    mean: summary?.mean ?? null,
    criteria: summary?.criteria ?? null,
    books: ratings
      .map(({ id, book_name, language, scores, comment }) => ({
        techcard_id: id,
        book_name,
        language,
        mean: calculateAverageRating([scores]) ?? 0,
        comment,
      }))
      .toSorted((one, other) => one.mean - other.mean)
      .slice(0, maxBooks),
  }
}
