import type { AnswerOf } from '@press/contract'
import { stageKeys, getStageThroughput, type Period, type Scope } from '@press/domain'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { groupStayDurations } from './stays.ts'

const noCounts = { books: 0, overdue: 0, entered: 0 }

/** Returns the working days that books spent at each stage, for books that left it in a period. */
export async function findStageTimes(
  db: Db,
  person: Person,
  scope: Scope,
  period: Period,
): Promise<AnswerOf<'GET /api/statistics/stage-times'>> {
  const getStays = await groupStayDurations(db, person, scope, period, (stage) => stage)
  return {
    stages: stageKeys
      .filter((stage) => stage !== 'done')
      .map((stage) => {
        const { passed, median_days, p90_days, norm_days } = getStageThroughput(stage, noCounts, getStays(stage).days)
        return { stage, passed, median_days, p90_days, norm_days }
      }),
  }
}
