import type { AnswerOf } from '@press/contract'
import { stageKeys, stagePace, workingDaysBetween, type Period, type Scope, type StageKey } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { dayInSql } from '../tracking/pastTimes.ts'
import { countedCards } from './own.ts'

const unknown = { books: 0, overdue: 0, entered: 0 }

/** How many working days books stood at each stage, of those that went on in a period. */
export async function findStageTimes(
  db: Db,
  person: Person,
  scope: Scope,
  { from, to }: Period,
): Promise<AnswerOf<'GET /api/statistics/stage-times'>> {
  // Stays of the same days are counted together: a year has tens of thousands, and which days the press works is known here.
  const stays = await rows<{ stage: StageKey; entered: string; left: string; times: number }>(
    db,
    sql`select past.stage, ${dayInSql('entered_at')}::text as entered, ${dayInSql('left_at')}::text as "left", count(*) as times
      from tech_card_stages past join tech_cards on tech_cards.id = past.tech_card_id
      where past.stage = any(${sql.raw(`array['${stageKeys.join("','")}']`)})
        and ${dayInSql('left_at')} between ${from}::date and ${to}::date and ${countedCards(scope, person)}
      group by 1, 2, 3`,
  )
  const lasted = new Map<StageKey, number[]>(stageKeys.map((stage) => [stage, []]))
  for (const { stage, entered, left, times } of stays) {
    const days = workingDaysBetween(entered, left)
    for (let time = 0; time < times; time += 1) lasted.get(stage)?.push(days)
  }
  return {
    stages: stageKeys
      .filter((stage) => stage !== 'done')
      .map((stage) => {
        const { passed, median_days, p90_days, norm_days } = stagePace(stage, unknown, lasted.get(stage) ?? [])
        return { stage, passed, median_days, p90_days, norm_days }
      }),
  }
}
