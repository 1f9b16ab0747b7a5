import type { AnswerOf } from '@press/contract'
import { comparedWith, getGrantedScope, type Period, type Scope } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { getToday } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { dayInSql } from '../../database/clauses.ts'
import { owedOn, paidIn } from './cash.ts'
import { booksOut } from './out.ts'
import type { Span } from '../shared/tech-cards/stays.ts'

type Figures = AnswerOf<'GET /api/statistics/figures'>
type Books = Pick<Figures, 'published' | 'copies' | 'days' | 'on_time'>

const none: Books = { published: 0, copies: 0, days: null, on_time: null }

/** The days on which the book's application was made and on which the book arrived in stock. */
const applied = dayInSql(
  'coalesce((select created_at from applications where id = tech_cards.application_id), tech_cards.created_at)',
)
const stocked = sql`(select min(${dayInSql('entered_at')}) from tech_card_stages
  where tech_card_id = tech_cards.id and stage = 'stock')`

async function booksOf(db: Db, span: Span, scope: Scope, person: Person): Promise<Books> {
  const [found = none] = await queryRows<Books>(
    db,
    sql`select count(*) as published, coalesce(sum(quantity), 0)::bigint as copies,
        percentile_disc(0.5) within group (order by took) filter (where took >= 0) as days,
        round(100.0 * count(*) filter (where day <= due) / nullif(count(due), 0))::int as on_time
      from (
        select quantity, due, out.day, ${stocked} - ${applied} as took
        ${booksOut(span, scope, person)}
      ) books`,
  )
  return found
}

/** Returns the five figures of a period until today, and the figures of the same days a year earlier. */
export async function findFigures(db: Db, person: Person, scope: Scope, period: Period): Promise<Figures> {
  const { now, before } = comparedWith(period, getToday())
  const money = getGrantedScope(person.role, 'statistics', 'money') !== undefined
  const [books, earlier, paid, paidEarlier, owed] = await Promise.all([
    booksOf(db, now, scope, person),
    booksOf(db, before, scope, person),
    money ? paidIn(db, now) : null,
    money ? paidIn(db, before) : null,
    money ? owedOn(db, now.to) : null,
  ])
  return {
    ...books,
    paid,
    owed,
    before: earlier.published > 0 || (paidEarlier ?? 0) > 0 ? { ...earlier, paid: paidEarlier } : null,
  }
}
