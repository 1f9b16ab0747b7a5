import type { AnswerOf } from '@press/contract'
import { addMonths, listMonths, getStatisticsPeriod, type Period, type Scope } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { getToday } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { publishedBooksSql } from './out.ts'

/** Returns the number of published books by month, in the year of the period and the year before. */
export async function findPublishedByMonth(
  db: Db,
  person: Person,
  scope: Scope,
  period: Period,
): Promise<AnswerOf<'GET /api/statistics/published'>> {
  const year = getStatisticsPeriod('year', period.from)
  const from = addMonths(year.from, -12)
  const counts = await queryRows<{ month: string; books: number }>(
    db,
    sql`select to_char(out.day, 'YYYY-MM-01') as month, count(*) as books
      ${publishedBooksSql({ from, to: year.to }, scope, person)} group by month`,
  )
  const booksByMonth = new Map(counts.map(({ month, books }) => [month, books]))
  const hasPreviousYear = counts.some(({ month }) => month < year.from)
  return {
    months: listMonths(year).map((month) => ({
      month,
      books: month <= getToday() ? (booksByMonth.get(month) ?? 0) : null,
      books_before: hasPreviousYear ? (booksByMonth.get(addMonths(month, -12)) ?? 0) : null,
    })),
  }
}
