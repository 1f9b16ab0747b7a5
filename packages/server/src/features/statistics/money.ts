import type { AnswerOf } from '@press/contract'
import type { Scope } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { countedCards } from './own.ts'

type Money = AnswerOf<'GET /api/statistics/money'>

/** What works cost that nobody has paid yet; an executor's own figures are those of their own works. */
export async function findMoney(db: Db, person: Person, scope: Scope): Promise<Money> {
  const own = person.role === 'executor' ? sql`works.executor_id = ${person.id}` : sql`(${countedCards(scope, person)})`
  const [sums] = await rows<Money>(
    db,
    sql`select coalesce(sum(works.price) filter (where works.status = 'approved'), 0)::bigint as owed,
        count(*) filter (where works.status = 'approved') as owed_works,
        coalesce(sum(works.price) filter (where works.status = 'completed'), 0)::bigint as checking,
        count(*) filter (where works.status = 'completed') as checking_works
      from work_types works join tech_cards on tech_cards.id = works.tech_card_id
      where works.status in ('completed', 'approved') and ${own}`,
  )
  return sums ?? { owed: 0, owed_works: 0, checking: 0, checking_works: 0 }
}
