import type { AnswerOf } from '@press/contract'
import { getComparedRanges, getGrantedScope, type Period, type Scope } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { getToday } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { daySql } from '../../database/clauses.ts'
import { findDebtOnDay, findPaidSum } from './cash.ts'
import { publishedBooksSql } from './out.ts'
import type { Span } from '../shared/tech-cards/stays.ts'

type Figures = AnswerOf<'GET /api/statistics/figures'>
type Books = Pick<Figures, 'published' | 'copies' | 'days' | 'on_time'>

const emptyFigures: Books = { published: 0, copies: 0, days: null, on_time: null }

/** The days on which the book's application was made and on which the book arrived in stock. */
const appliedDaySql = daySql(
  'coalesce((select created_at from applications where id = tech_cards.application_id), tech_cards.created_at)',
)
const stockedDaySql = sql`(select min(${daySql('entered_at')}) from tech_card_stages
  where tech_card_id = tech_cards.id and stage = 'stock')`

async function findBookFigures(db: Db, span: Span, scope: Scope, person: Person): Promise<Books> {
  const [figures = emptyFigures] = await queryRows<Books>(
    db,
    sql`select count(*) as published, coalesce(sum(quantity), 0)::bigint as copies,
        percentile_disc(0.5) within group (order by took) filter (where took >= 0) as days,
        round(100.0 * count(*) filter (where day <= due) / nullif(count(due), 0))::int as on_time
      from (
        select quantity, due, out.day, ${stockedDaySql} - ${appliedDaySql} as took
        ${publishedBooksSql(span, scope, person)}
      ) books`,
  )
  return figures
}

/** Returns the five figures of a period until today, and the figures of the same days a year earlier. */
export async function findFigures(db: Db, person: Person, scope: Scope, period: Period): Promise<Figures> {
  const { now: currentSpan, before: previousSpan } = getComparedRanges(period, getToday())
  const canReadMoney = getGrantedScope(person.role, 'statistics', 'money') !== undefined
  const [books, earlierBooks, paidSum, earlierPaidSum, debt] = await Promise.all([
    findBookFigures(db, currentSpan, scope, person),
    findBookFigures(db, previousSpan, scope, person),
    canReadMoney ? findPaidSum(db, currentSpan) : null,
    canReadMoney ? findPaidSum(db, previousSpan) : null,
    canReadMoney ? findDebtOnDay(db, currentSpan.to) : null,
  ])
  return {
    ...books,
    paid: paidSum,
    owed: debt,
    before: earlierBooks.published > 0 || (earlierPaidSum ?? 0) > 0 ? { ...earlierBooks, paid: earlierPaidSum } : null,
  }
}
