import type { AnswerOf } from '@press/contract'
import {
  monthsOf,
  stageKeys,
  stagePace,
  workingDaysBetween,
  type Period,
  type Scope,
  type StageKey,
} from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { dayInSql } from '../tracking/pastTimes.ts'
import { countedCards } from './own.ts'
import { until } from './periods.ts'

const unknown = { books: 0, overdue: 0, entered: 0 }

/** How many working days books stood at each stage, by the months of a period in which they left it. */
export async function findStageTrend(
  db: Db,
  person: Person,
  scope: Scope,
  period: Period,
): Promise<AnswerOf<'GET /api/statistics/stage-trend'>> {
  const { from, to } = until(period)
  // Stays of the same days are counted together: which days the press works is known here.
  const stays = await rows<{ stage: StageKey; entered: string; left: string; times: number }>(
    db,
    sql`select past.stage, ${dayInSql('entered_at')}::text as entered, ${dayInSql('left_at')}::text as "left", count(*) as times
      from tech_card_stages past join tech_cards on tech_cards.id = past.tech_card_id
      where past.stage <> 'done' and ${dayInSql('left_at')} between ${from}::date and ${to}::date and ${countedCards(scope, person)}
      group by 1, 2, 3`,
  )
  const lasted = new Map<string, number[]>()
  for (const { stage, entered, left, times } of stays) {
    const key = `${left.slice(0, 7)} ${stage}`
    const days = lasted.get(key) ?? []
    const stood = workingDaysBetween(entered, left)
    for (let time = 0; time < times; time += 1) days.push(stood)
    lasted.set(key, days)
  }
  return {
    months: monthsOf({ from, to }).map((month) => ({
      month,
      stages: stageKeys
        .filter((stage) => stage !== 'done')
        .map((stage) => {
          const days = lasted.get(`${month.slice(0, 7)} ${stage}`) ?? []
          const { passed, median_days, p90_days } = stagePace(stage, unknown, days)
          return { stage, passed, median_days, p90_days }
        }),
    })),
  }
}
