import type { AnswerOf } from '@press/contract'
import { monthsOf, stageKeys, getStageThroughput, type Period, type Scope, type StageKey } from '@press/domain'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { until } from './periods.ts'
import { lastedBy } from './stays.ts'

const unknown = { books: 0, overdue: 0, entered: 0 }
const keyOf = (stage: StageKey, day: string) => `${day.slice(0, 7)} ${stage}`

/** Returns the working days that books spent at each stage, by the month in which they left it. */
export async function findStageTrend(
  db: Db,
  person: Person,
  scope: Scope,
  period: Period,
): Promise<AnswerOf<'GET /api/statistics/stage-trend'>> {
  const span = until(period)
  const lasted = await lastedBy(db, person, scope, span, keyOf)
  return {
    months: monthsOf(span).map((month) => ({
      month,
      stages: stageKeys
        .filter((stage) => stage !== 'done')
        .map((stage) => {
          const { days, cards } = lasted(keyOf(stage, month))
          const { median_days, p90_days } = getStageThroughput(stage, unknown, days)
          return { stage, books: cards.size, median_days, p90_days }
        }),
    })),
  }
}
