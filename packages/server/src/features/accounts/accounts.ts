import type { AnswerOf, ParsedQuery } from '@press/contract'
import { type SQL, sql } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import { buildSearchCondition, pageClause } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { overdueDebtSql, isUnpaidInvoiceSql } from '../shared/accounts/entries.ts'

type Accounts = AnswerOf<'GET /api/accounts'>
type Row = Accounts['accounts'][number]
type Query = ParsedQuery<'GET /api/accounts'>

/**
 * Selects what each customer received, paid, owes and paid in advance. Reads the totals from an index of offers, and the documents
 * only to find overdue debts.
 */
function selectAccounts(search: string): SQL {
  return sql`select organizations.id, name, coalesce(bin, '') as bin, delivered, paid, owed, advance, overdue, unpaid
    from (
      select organization_id, sum(delivered)::bigint as delivered, sum(paid)::bigint as paid,
        sum(greatest(0, delivered - paid))::bigint as owed, sum(greatest(0, paid - delivered))::bigint as advance,
        sum(${overdueDebtSql(getToday())})::bigint as overdue,
        coalesce(sum(sum - paid) filter (where ${isUnpaidInvoiceSql}), 0)::bigint as unpaid
      from offers where organization_id is not null and (invoice_date is not null or paid <> 0 or delivered <> 0)
      group by organization_id
    ) accounts join organizations on organizations.id = organization_id
    where ${search ? buildSearchCondition(sql`organizations.search`, search) : sql`true`}`
}

const sumKeys = ['delivered', 'paid', 'owed', 'advance', 'overdue', 'unpaid'] as const
const sorts: Record<Query['sort_by'], SQL> = {
  name: sql`name`,
  delivered: sql`delivered`,
  paid: sql`paid`,
  owed: sql`owed`,
  advance: sql`advance`,
  overdue: sql`overdue`,
  unpaid: sql`unpaid`,
}
const orderClause = ({ sort_by, sort_dir }: Pick<Query, 'sort_by' | 'sort_dir'>): SQL => {
  const direction = sort_dir === 'asc' ? sql`asc` : sql`desc`
  return sql`order by ${sorts[sort_by]} ${direction}, id ${direction}`
}

const zeroSums: Accounts['sums'] = { delivered: 0, paid: 0, owed: 0, advance: 0, overdue: 0, unpaid: 0 }

export async function listAccounts(db: Db, query: Query): Promise<Accounts> {
  const matchingAccounts = selectAccounts(query.search)
  const [accounts, [totals]] = await Promise.all([
    queryRows<Row>(db, sql`${matchingAccounts} ${orderClause(query)} ${pageClause(query.page, query.per_page)}`),
    queryRows<Accounts['sums'] & { total: number }>(
      db,
      sql`select count(*) as total, ${sql.raw(sumKeys.map((key) => `coalesce(sum(${key}), 0)::bigint as ${key}`).join(', '))}
        from (${matchingAccounts}) found`,
    ),
  ])
  const { total = 0, ...foundSums } = totals ?? {}
  return { accounts, total, sums: { ...zeroSums, ...foundSums } }
}

/** Returns all results of a search, for export as a table. */
export const listAllAccounts = (db: Db, query: Pick<Query, 'search' | 'sort_by' | 'sort_dir'>): Promise<Row[]> =>
  queryRows<Row>(db, sql`${selectAccounts(query.search)} ${orderClause(query)}`)
