import type { AnswerOf } from '@press/contract'
import { listPastQuarters, getGrantedScope, type Scope } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { getToday } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { findCashSummary } from './cash.ts'
import { type PersonRow, personJsonSql, toApiPerson } from '../shared/people.ts'
import { countedCardsClause } from './counted-cards.ts'
import type { Period } from '../shared/realisation/sales.ts'
import { findTitles } from '../shared/realisation/titles.ts'

/** Returns the royalties due to all authors for a period. */
export const sumAuthorRoyalties = async (db: Db, period: Period): Promise<number> =>
  (await findTitles(db, period)).reduce((sum, { row }) => sum + row.owed, 0)

type Money = AnswerOf<'GET /api/statistics/money'>

/** The maximum number of people that are named. */
const maxPeople = 5

/** Returns the income and debts of the press; null for roles that may not read its revenue. */
async function findPressMoney(db: Db, { role }: Person): Promise<Money['press']> {
  const [quarter] = listPastQuarters(getToday(), 1)
  if (!quarter || getGrantedScope(role, 'realisation', 'read') === undefined) return null
  const [cash, authors] = await Promise.all([findCashSummary(db), sumAuthorRoyalties(db, quarter)])
  return { ...cash, authors }
}

/** Returns the cost of unpaid works. An executor sees only their own works. */
export async function findMoney(db: Db, files: Files, person: Person, scope: Scope): Promise<Money> {
  const scopeClause =
    person.role === 'executor' ? sql`works.executor_id = ${person.id}` : sql`(${countedCardsClause(scope, person)})`
  const worksSource = sql`work_types works join tech_cards on tech_cards.id = works.tech_card_id`
  const [[sums], people, press] = await Promise.all([
    queryRows<Omit<Money, 'people' | 'press'>>(
      db,
      sql`select coalesce(sum(works.price) filter (where works.status = 'approved'), 0)::bigint as owed,
          count(*) filter (where works.status = 'approved') as owed_works,
          coalesce(sum(works.price) filter (where works.status = 'completed'), 0)::bigint as checking,
          count(*) filter (where works.status = 'completed') as checking_works
        from ${worksSource} where works.status in ('completed', 'approved') and ${scopeClause}`,
    ),
    queryRows<{ executor: PersonRow; owed: number; works: number }>(
      db,
      sql`select ${personJsonSql('users')} as executor, owed, works from (
          select works.executor_id, coalesce(sum(works.price), 0)::bigint as owed, count(*) as works
          from ${worksSource} where works.status = 'approved' and ${scopeClause} group by works.executor_id
        ) sums join users on users.id = sums.executor_id order by owed desc, users.id limit ${sql.raw(String(maxPeople))}`,
    ),
    findPressMoney(db, person),
  ])
  return {
    ...(sums ?? { owed: 0, owed_works: 0, checking: 0, checking_works: 0 }),
    people: people.map(({ executor, ...sum }) => ({ user: toApiPerson(executor, files), ...sum })),
    press,
  }
}
