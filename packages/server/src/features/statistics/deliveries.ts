import type { AnswerOf } from '@press/contract'
import type { Scope } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { getToday, getWeek } from '../../clock.ts'
import { limitClause } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { getImage } from '../shared/images.ts'
import { countedCardsClause } from './counted-cards.ts'

type Deliveries = AnswerOf<'GET /api/statistics/deliveries'>
type Row = Omit<Deliveries['books'][number], 'src_cover'> & { cover_file_id: number | null }

const maxDeliveries = 50

/** Returns the books promised for this week that are not delivered yet. If there are none, returns the next promised book. */
export async function findDeliveries(db: Db, files: Files, person: Person, scope: Scope): Promise<Deliveries> {
  const { last: weekEnd } = getWeek(getToday())
  const isPromised = sql`not is_archieve and not is_done and ${countedCardsClause(scope, person)}`
  const isDueThisWeek = sql`due between ${getToday()}::date and ${weekEnd}::date`
  const queryBooks = async (dueClause: SQL, count: number) =>
    (
      await queryRows<Row>(
        db,
        sql`select id, book_name, language, authors, cover_file_id, due, quantity as copies, delivery_address from tech_cards
          where ${isPromised} and ${dueClause} order by due, id ${limitClause(count)}`,
      )
    ).map(({ cover_file_id, ...row }) => ({ ...row, src_cover: getImage(files, cover_file_id, 'thumb') }))
  const [books, [sums], [nextBook]] = await Promise.all([
    queryBooks(isDueThisWeek, maxDeliveries),
    queryRows<{ total: number; copies: number }>(
      db,
      sql`select count(*) as total, coalesce(sum(quantity), 0)::bigint as copies from tech_cards where ${isPromised} and ${isDueThisWeek}`,
    ),
    queryBooks(sql`due > ${weekEnd}::date`, 1),
  ])
  return {
    books,
    total: sums?.total ?? 0,
    copies: sums?.copies ?? 0,
    next: books.length > 0 ? null : (nextBook ?? null),
  }
}
