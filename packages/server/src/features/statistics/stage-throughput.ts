import type { AnswerOf } from '@press/contract'
import {
  statisticsWindowDays,
  stageKeys,
  getStageThroughput,
  workingDaysBetween,
  type Scope,
  type StageKey,
} from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { todaySql, daySql } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { countBooks } from '../shared/queue/queries.ts'
import { isUndelivered } from '../shared/tech-cards/columns.ts'
import { countedCardsClause } from './counted-cards.ts'

interface Stay {
  stage: StageKey
  entered: string
  left: string
}

/** Returns how many books are at each stage, and how fast books leave it. */
export async function findStageThroughput(
  db: Db,
  person: Person,
  scope: Scope,
): Promise<AnswerOf<'GET /api/statistics/stages'>> {
  const condition = countedCardsClause(scope, person)
  const windowStart = sql.raw(`now() - interval '${statisticsWindowDays} days'`)
  const [counts, stays, arrivals, [sums]] = await Promise.all([
    countBooks(db, condition),
    queryRows<Stay>(
      db,
      sql`select past.stage, ${daySql('entered_at')}::text as entered, ${daySql('left_at')}::text as "left"
        from tech_card_stages past join tech_cards on tech_cards.id = past.tech_card_id
        where past.stage = any(${sql.raw(`array['${stageKeys.join("','")}']`)})
          and left_at >= ${windowStart} and ${condition}`,
    ),
    queryRows<{ stage: StageKey; times: number }>(
      db,
      sql`select past.stage, count(*) as times from tech_card_stages past join tech_cards on tech_cards.id = past.tech_card_id
        where past.entered_at >= ${windowStart} and ${condition} group by past.stage`,
    ),
    queryRows<{ under_way: number; overdue: number }>(
      db,
      sql`select count(*) as under_way, count(*) filter (where due < ${todaySql}) as overdue
        from tech_cards where ${isUndelivered} and ${condition}`,
    ),
  ])
  return {
    under_way: sums?.under_way ?? 0,
    overdue: sums?.overdue ?? 0,
    stages: counts.map(({ stage, total, overdue }) =>
      getStageThroughput(
        stage,
        { books: total, overdue, entered: arrivals.find((one) => one.stage === stage)?.times ?? 0 },
        stays.filter((stay) => stay.stage === stage).map(({ entered, left }) => workingDaysBetween(entered, left)),
      ),
    ),
  }
}
