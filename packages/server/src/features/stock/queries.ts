import type { BookStock, StockMovementRow } from '@press/domain'
import type { AnswerOf, ParsedQuery } from '@press/contract'
import { sql, type SQL } from 'drizzle-orm'
import { buildSearchCondition, pageClause } from '../../database/clauses.ts'
import type { Db, Queryable } from '../../database/database.ts'
import { isoTimestampSql, queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { toApiPerson, type PersonRow } from '../shared/people.ts'

type Stock = AnswerOf<'GET /api/books/{id}/stock'>
export type StockFilters = Pick<ParsedQuery<'GET /api/books/{id}/stock'>, 'kind' | 'from' | 'to'>

const lastMovementIdSql = sql`coalesce((select max(id) from stock_movements where book_id = books.id), 0)`

/** Returns the stock of some books. Also works inside a transaction. */
export async function findStock(db: Queryable, ids: readonly number[]): Promise<BookStock[]> {
  const result = await db.execute<BookStock & Record<string, unknown>>(
    sql`select id as book_id, book_name, copies_left as left,
        ${lastMovementIdSql} as version
      from books where id = any(${sql.param(ids)}::int[]) order by id`,
  )
  return result.rows
}

export async function getStock(db: Queryable, bookId: number): Promise<BookStock> {
  const [stock] = await findStock(db, [bookId])
  if (!stock) throw new PressError('notFound')
  return stock
}

/** Returns a page of the catalogue for a stock count. */
export async function listStock(
  db: Db,
  { search, page, per_page }: ParsedQuery<'GET /api/stock'>,
): Promise<AnswerOf<'GET /api/stock'>> {
  const whereClause = search ? buildSearchCondition(sql`books.search`, search) : sql`true`
  const [pageRows, [countRow]] = await Promise.all([
    queryRows<AnswerOf<'GET /api/stock'>['books'][number]>(
      db,
      sql`select id as book_id, book_name, authors, "ISBN", copies_left as left, ${lastMovementIdSql} as version
        from books where ${whereClause} order by book_name, id ${pageClause(page, per_page)}`,
    ),
    queryRows<{ total: number }>(db, sql`select count(*) as total from books where ${whereClause}`),
  ])
  return { books: pageRows, total: countRow?.total ?? 0 }
}

const buildMovementFilter = ({ kind, from, to }: StockFilters): SQL =>
  sql`${kind ? sql`and moved.kind = ${kind}` : sql``} ${from ? sql`and moved.date >= ${from}::date` : sql``}
    ${to ? sql`and moved.date <= ${to}::date` : sql``}`

const customerJsonSql = sql`case when offers.id is not null then json_build_object('offer_id', offers.id, 'number', offers.number,
  'name', offers.recipient_name) end`

/**
 * Selects the movements of a book with the balance after each movement. The balance counts all movements, also those that the
 * filters leave out.
 */
const selectMovements = (bookId: number, filters: StockFilters): SQL => sql`
  select moved.id, moved.kind, copies, balance, moved.date::text, ${customerJsonSql} as customer, moved.tech_card_id as techcard_id,
    case when documents.id is not null then json_build_object('offer_id', documents.offer_id, 'kind', documents.kind,
      'number', documents.number) end as turnover,
    shop_order_id, sale_id, moved.reason, ${isoTimestampSql('moved.created_at')} as created_at,
    case when users.id is not null then json_build_object('id', users.id, 'name', users.name, 'role_id', users.role_id,
      'avatar_file_id', users.avatar_file_id) end as by
  from (select *, sum(copies) over (partition by offer_id order by id)::int as balance from stock_movements
      where book_id = ${bookId}) moved
    left join offers on offers.id = moved.offer_id left join turnovers documents on documents.id = turnover_id
    left join users on users.id = moved.created_by
  where true ${buildMovementFilter(filters)}`

type MovementRow = Omit<StockMovementRow, 'by'> & { by: PersonRow | null }

export async function findBookStock(
  db: Db,
  files: Files,
  bookId: number,
  { page, per_page, ...filters }: ParsedQuery<'GET /api/books/{id}/stock'>,
): Promise<Stock> {
  const [stock, customers, movements, [countRow]] = await Promise.all([
    getStock(db, bookId),
    queryRows<Stock['customers'][number]>(
      db,
      sql`select offers.id as offer_id, number, recipient_name as name, sum(copies)::int as copies
        from stock_movements join offers on offers.id = offer_id where book_id = ${bookId}
        group by offers.id having sum(copies) > 0 order by offers.id`,
    ),
    queryRows<MovementRow>(
      db,
      sql`${selectMovements(bookId, filters)} order by moved.id desc ${pageClause(page, per_page)}`,
    ),
    queryRows<{ total: number }>(
      db,
      sql`select count(*) as total from stock_movements moved where book_id = ${bookId} ${buildMovementFilter(filters)}`,
    ),
  ])
  return {
    stock,
    customers,
    movements: movements.map(({ by, ...movement }) => ({ ...movement, by: by && toApiPerson(by, files) })),
    total: countRow?.total ?? 0,
  }
}

/** Returns all movements that match the filters, oldest first. A book has a few hundred movements in total. */
export const listAllMovements = (db: Db, bookId: number, filters: StockFilters): Promise<MovementRow[]> =>
  queryRows<MovementRow>(db, sql`${selectMovements(bookId, filters)} order by moved.id`)
