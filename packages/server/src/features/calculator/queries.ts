import type { ParsedQuery } from '@press/contract'
import {
  type PriceListStatus,
  type EditablePriceList,
  type BookParams,
  type SavedCalculation,
  calculateEstimate,
} from '@press/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { getToday } from '../../clock.ts'
import { buildSearchCondition, pageClause } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { type PersonRow, toApiPerson } from '../shared/people.ts'
import { type ListRow, toPriceListRow, findPriceListsForDay } from '../shared/price-lists.ts'

type EditableRow = ListRow & {
  version: number
  status: PriceListStatus
  author: PersonRow | null
  updated_at: string
  entered_at: string | null
}

/** Returns price lists with their authors: all lists, or only those that match a condition. */
export async function findPriceLists(db: Db, files: Files, condition: SQL = sql`true`): Promise<EditablePriceList[]> {
  const rows = await queryRows<EditableRow>(
    db,
    sql`select lists.id, lists.version, number, "from", status, prices, lists.updated_at, entered_at,
        case when users.id is not null then json_build_object('id', users.id, 'name', users.name,
          'role_id', users.role_id, 'avatar_file_id', users.avatar_file_id) end as author
      from price_lists lists left join users on users.id = lists.created_by
      where ${condition} order by number`,
  )
  return rows.map(({ author, ...list }) => ({
    ...toPriceListRow(list),
    ...getListState(list),
    author: author && toApiPerson(author, files),
  }))
}

const getListState = ({ version, status, updated_at, entered_at }: EditableRow | Omit<EditableRow, 'author'>) => ({
  version,
  status,
  updated_at,
  entered_at,
})

export async function getPriceList({ db, files }: { db: Db; files: Files }, id: number): Promise<EditablePriceList> {
  const [list] = await findPriceLists(db, files, sql`lists.id = ${id}`)
  if (!list) throw new PressError('notFound')
  return list
}

interface CalculationRow {
  id: number
  version: number
  name: string
  book: Required<BookParams>
  price_list: SavedCalculation['price_list']
  unit_price: number
  sum: number
  vat: number
  created_at: string
  updated_at: string
}

const calculationColumns = sql`calculations.id, calculations.version, calculations.name, book, unit_price, sum, vat,
  json_build_object('id', lists.id, 'number', lists.number, 'from', lists."from") as price_list,
  calculations.created_at, calculations.updated_at`
const calculationTables = sql`calculations join price_lists lists on lists.id = calculations.price_list_id`

/** Returns saved calculations with today's price of the same books. */
async function addTodayPrices(db: Db, rows: readonly CalculationRow[]): Promise<SavedCalculation[]> {
  if (!rows.length) return []
  const date = getToday()
  const { price_list, next: nextPriceList } = await findPriceListsForDay(db, date)
  return rows.map(({ book, ...row }) => {
    const todayEstimate = calculateEstimate(book, price_list, date)
    const nextEstimate = nextPriceList && calculateEstimate(book, nextPriceList, nextPriceList.from)
    return {
      ...book,
      ...row,
      unit_price_today: todayEstimate.unit_price,
      sum_today: todayEstimate.total,
      next:
        nextEstimate && nextPriceList && nextEstimate.total !== todayEstimate.total
          ? { from: nextPriceList.from, number: nextPriceList.number, sum: nextEstimate.total }
          : null,
    }
  })
}

type Owner = Pick<Person, 'id'>

export async function findCalculation(db: Db, { id: ownerId }: Owner, id: number): Promise<SavedCalculation> {
  const rows = await queryRows<CalculationRow>(
    db,
    sql`select ${calculationColumns} from ${calculationTables} where calculations.id = ${id} and owner_id = ${ownerId}`,
  )
  const [calculation] = await addTodayPrices(db, rows)
  if (!calculation) throw new PressError('notFound')
  return calculation
}

type ListQuery = ParsedQuery<'GET /api/calculations'>

const sorts: Record<ListQuery['sort_by'], SQL> = {
  updated_at: sql`calculations.updated_at`,
  name: sql`calculations.name`,
  sum: sql`calculations.sum`,
}

/** Returns a page of a person's saved calculations. */
export async function listCalculations(db: Db, query: ListQuery, { id: ownerId }: Owner) {
  const { page, per_page, search, sort_by, sort_dir } = query
  const whereClause = sql`owner_id = ${ownerId} ${search ? sql`and ${buildSearchCondition(sql`calculations.search`, search)}` : sql``}`
  const direction = sort_dir === 'asc' ? sql`asc` : sql`desc`
  const [rows, [countRow]] = await Promise.all([
    queryRows<CalculationRow>(
      db,
      sql`select ${calculationColumns} from ${calculationTables} where ${whereClause}
        order by ${sorts[sort_by]} ${direction}, calculations.id ${direction} ${pageClause(page, per_page)}`,
    ),
    queryRows<{ count: number }>(db, sql`select count(*) from calculations where ${whereClause}`),
  ])
  return { calculations: await addTodayPrices(db, rows), total: countRow?.count ?? 0 }
}
