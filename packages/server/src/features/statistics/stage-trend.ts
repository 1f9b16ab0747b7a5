import type { AnswerOf } from '@press/contract'
import { listMonths, stageKeys, getStageThroughput, type Period, type Scope, type StageKey } from '@press/domain'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { cutAtToday } from './periods.ts'
import { groupStayDurations } from './stays.ts'

const noCounts = { books: 0, overdue: 0, entered: 0 }
const getMonthKey = (stage: StageKey, day: string) => `${day.slice(0, 7)} ${stage}`

/** Returns the working days that books spent at each stage, by the month in which they left it. */
export async function findStageTrend(
  db: Db,
  person: Person,
  scope: Scope,
  period: Period,
): Promise<AnswerOf<'GET /api/statistics/stage-trend'>> {
  const span = cutAtToday(period)
  const getStays = await groupStayDurations(db, person, scope, span, getMonthKey)
  return {
    months: listMonths(span).map((month) => ({
      month,
      stages: stageKeys
        .filter((stage) => stage !== 'done')
        .map((stage) => {
          const { days, cards } = getStays(getMonthKey(stage, month))
          const { median_days, p90_days } = getStageThroughput(stage, noCounts, days)
          return { stage, books: cards.size, median_days, p90_days }
        }),
    })),
  }
}
