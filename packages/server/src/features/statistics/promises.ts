import type { AnswerOf } from '@press/contract'
import { promiseDays, promiseKeys, type Period, type PromiseKey, type Scope } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { publishedBooksSql } from './out.ts'

const promiseKeySql = sql.raw(
  `case when due is null then 'undated' ${Object.entries(promiseDays)
    .map(([name, days]) => `when out.day - due <= ${days} then '${name}'`)
    .join(' ')} else 'later' end`,
)

/** Returns the books published in a period, by how early or late they were compared with the promised date. */
export async function findPromises(
  db: Db,
  person: Person,
  scope: Scope,
  period: Period,
): Promise<AnswerOf<'GET /api/statistics/promises'>> {
  const counts = await queryRows<{ key: PromiseKey | 'undated'; books: number }>(
    db,
    sql`select ${promiseKeySql} as key, count(*) as books ${publishedBooksSql(period, scope, person)} group by 1`,
  )
  const getBookCount = (name: PromiseKey | 'undated') => counts.find((one) => one.key === name)?.books ?? 0
  return {
    promises: promiseKeys.map((name) => ({ key: name, books: getBookCount(name) })),
    undated: getBookCount('undated'),
  }
}
