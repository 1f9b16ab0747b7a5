import type { AnswerOf, ParsedQuery } from '@press/contract'
import { sql, type SQL } from 'drizzle-orm'
import { today } from '../../clock.ts'
import { holds, paged } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

type Accounts = AnswerOf<'GET /api/accounts'>
type Row = Accounts['accounts'][number]
type Query = ParsedQuery<'GET /api/accounts'>

/** A bill that stands; also of an order that is in the archive. */
export const billed = sql.raw("invoice_date is not null and status not in ('in process', 'rejected')")

/** What of a bill is late on a day, `billLate` of the domain; of one that is not billed it says nothing. */
export const lateOn = (day: string): SQL => sql`case when paid >= sum or due >= ${day}::date then 0
  when instalments = '[]' then sum - paid else press_late(instalments, paid, ${day}::date) end`

/** What each organisation was billed, paid and owes: read from the index of accounts alone. */
function accountsOf(search: string): SQL {
  return sql`select organizations.id, name, coalesce(bin, '') as bin, billed, paid, (billed - paid)::bigint as owed, overdue
    from (
      select organization_id, coalesce(sum(sum) filter (where ${billed}), 0)::bigint as billed,
        sum(paid)::bigint as paid, coalesce(sum(${lateOn(today())}) filter (where ${billed} and status <> 'archieve'), 0)::bigint as overdue
      from offers where organization_id is not null and (invoice_date is not null or paid <> 0) group by organization_id
    ) accounts join organizations on organizations.id = organization_id
    where ${search ? holds(sql`organizations.search`, search) : sql`true`}`
}

const sorts: Record<Query['sort_by'], SQL> = {
  owed: sql`owed`,
  name: sql`name`,
  billed: sql`billed`,
  paid: sql`paid`,
  overdue: sql`overdue`,
}
const ordered = ({ sort_by, sort_dir }: Pick<Query, 'sort_by' | 'sort_dir'>): SQL => {
  const direction = sort_dir === 'asc' ? sql`asc` : sql`desc`
  return sql`order by ${sorts[sort_by]} ${direction}, id ${direction}`
}

export async function listAccounts(db: Db, query: Query): Promise<Accounts> {
  const found = accountsOf(query.search)
  const [accounts, [counted]] = await Promise.all([
    rows<Row>(db, sql`${found} ${ordered(query)} ${paged(query.page, query.per_page)}`),
    rows<Accounts['sums'] & { total: number }>(
      db,
      sql`select count(*) as total, coalesce(sum(billed), 0)::bigint as billed, coalesce(sum(paid), 0)::bigint as paid,
          coalesce(sum(owed), 0)::bigint as owed, coalesce(sum(overdue), 0)::bigint as overdue from (${found}) found`,
    ),
  ])
  const { total = 0, ...sums } = counted ?? {}
  return { accounts, total, sums: { billed: 0, paid: 0, owed: 0, overdue: 0, ...sums } }
}

/** All that a search holds, for a table to keep. */
export const everyAccount = (db: Db, query: Pick<Query, 'search' | 'sort_by' | 'sort_dir'>): Promise<Row[]> =>
  rows<Row>(db, sql`${accountsOf(query.search)} ${ordered(query)}`)
