import type { AnswerOf } from '@press/contract'
import { addDays, stageKeys, type Period, type Scope, type StageKey } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { daySql } from '../../database/clauses.ts'
import { countedCardsClause } from './counted-cards.ts'
import { cutAtToday } from './periods.ts'
import { getWeek } from '../../clock.ts'

type Flow = AnswerOf<'GET /api/statistics/flow'>

/** Returns the days to chart: every day of a month; for longer periods, the Sundays and the last day. */
function listChartDays({ kind, from, to }: Period): string[] {
  const days: string[] = []
  for (let day = kind === 'month' ? from : getWeek(from).last; day < to; day = addDays(day, kind === 'month' ? 1 : 7))
    days.push(day)
  return [...days, to]
}

/** Returns the number of books at each stage at the end of each day. */
export async function findStageFlow(db: Db, person: Person, scope: Scope, period: Period): Promise<Flow> {
  const { from, to } = cutAtToday(period)
  if (from > to) return { days: [] }
  const selectChanges = (column: string, delta: 1 | -1) =>
    sql`select past.stage, ${daySql(column)} as day, ${sql.raw(String(delta))} as step
      from tech_card_stages past join tech_cards on tech_cards.id = past.tech_card_id
      where ${sql.raw(column)} is not null and ${countedCardsClause(scope, person)}`
  const changes = await queryRows<{ stage: StageKey; day: string; step: number }>(
    db,
    sql`select stage, greatest(day, ${from}::date - 1)::text as day, sum(step)::int as step
      from (${selectChanges('entered_at', 1)} union all ${selectChanges('left_at', -1)}) steps
      where day <= ${to}::date and (stage <> 'done' or day >= ${from}::date) group by 1, 2 order by 2`,
  )
  const bookCounts = Object.fromEntries(stageKeys.map((stage) => [stage, 0])) as Record<StageKey, number>
  let nextIndex = 0
  return {
    days: listChartDays({ ...period, from, to }).map((day) => {
      for (let change = changes[nextIndex]; change && change.day <= day; change = changes[nextIndex]) {
        if (change.stage in bookCounts) bookCounts[change.stage] += change.step
        nextIndex += 1
      }
      return {
        day,
        books: Object.fromEntries(
          stageKeys.map((stage) => [stage, Math.max(0, bookCounts[stage])]),
        ) as typeof bookCounts,
      }
    }),
  }
}
