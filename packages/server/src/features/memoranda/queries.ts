import type { ParsedQuery } from '@press/contract'
import {
  memorandumExpiryWarningDays,
  getMemorandumState,
  memorandumStates,
  type MemorandumState,
  type Memorandum,
} from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import { addDays, getToday } from '../../clock.ts'
import { buildSearchCondition, pageClause } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import type { Files } from '../../files/files.ts'

type Query = ParsedQuery<'GET /api/memoranda'>
type Row = Omit<Memorandum, 'state' | 'scan'>

const columns = sql.raw(
  `id, version, number, date, party_name, party_bin, subject, signed_on, ends_on, contact_name, contact_phone,
   contact_email, note`,
)

/** The domain's `getMemorandumState` as an SQL expression. */
const stateSql = (day: string): SQL => sql`case when ends_on < ${day}::date then 'ended'
  when signed_on is null then 'unsigned' when ends_on <= ${addDays(day, memorandumExpiryWarningDays)}::date then 'ending'
  else 'inForce' end`

const sorts: Record<Query['sort_by'], SQL> = {
  date: sql`date`,
  number: sql`number`,
  party_name: sql`party_name`,
  ends_on: sql`coalesce(ends_on, 'infinity')`,
}
const orderClause = ({ sort_by, sort_dir }: Pick<Query, 'sort_by' | 'sort_dir'>): SQL => {
  const direction = sort_dir === 'asc' ? sql`asc` : sql`desc`
  return sql`order by ${sorts[sort_by]} ${direction}, id ${direction}`
}
const searchClause = (search: string): SQL => (search ? buildSearchCondition(sql`search`, search) : sql`true`)
const stateClause = (state: MemorandumState | undefined): SQL =>
  state ? sql`${stateSql(getToday())} = ${state}` : sql`true`

async function addStatesAndScans(db: Db, files: Files, rows: Row[]): Promise<Memorandum[]> {
  const documents = await files.findFiles(
    db,
    'memorandum',
    rows.map(({ id }) => id),
  )
  const day = getToday()
  return rows.map((row) => ({
    ...row,
    state: getMemorandumState(row, day),
    scan: documents.get(row.id)?.['scan'] ?? null,
  }))
}

export async function listMemoranda({ db, files }: { db: Db; files: Files }, query: Query) {
  const { page, per_page, search, state } = query
  const [rows, stateCounts] = await Promise.all([
    queryRows<Row>(
      db,
      sql`select ${columns} from memoranda where ${searchClause(search)} and ${stateClause(state)} ${orderClause(query)}
        ${pageClause(page, per_page)}`,
    ),
    queryRows<{ state: MemorandumState; count: number }>(
      db,
      sql`select ${stateSql(getToday())} as state, count(*) from memoranda where ${searchClause(search)} group by 1`,
    ),
  ])
  const getCount = (key: MemorandumState) => stateCounts.find((one) => one.state === key)?.count ?? 0
  const counts = Object.fromEntries(memorandumStates.map((key) => [key, getCount(key)])) as Record<
    MemorandumState,
    number
  >
  const total = state ? counts[state] : memorandumStates.reduce((sum, key) => sum + counts[key], 0)
  return { memoranda: await addStatesAndScans(db, files, rows), total, counts }
}

/** Returns all results of a search, for export as a table. */
export const listAllMemoranda = async (
  { db, files }: { db: Db; files: Files },
  { search, state, ...sort }: Pick<Query, 'search' | 'state' | 'sort_by' | 'sort_dir'>,
): Promise<Memorandum[]> =>
  addStatesAndScans(
    db,
    files,
    await queryRows<Row>(
      db,
      sql`select ${columns} from memoranda where ${searchClause(search)} and ${stateClause(state)} ${orderClause(sort)}`,
    ),
  )

export async function findMemorandum({ db, files }: { db: Db; files: Files }, id: number): Promise<Memorandum> {
  const [memorandum] = await addStatesAndScans(
    db,
    files,
    await queryRows<Row>(db, sql`select ${columns} from memoranda where id = ${id}`),
  )
  if (!memorandum) throw new PressError('notFound')
  return memorandum
}
