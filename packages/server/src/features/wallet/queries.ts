import type { AnswerOf, ParsedQuery } from '@press/contract'
import { walletStatuses, type WalletStatus, type Accrual, type WalletAccrual, type WalletWork } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { buildSearchCondition, pageClause, todaySql, daySql } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { isoTimestampSql, queryRows } from '../../database/rows.ts'
import { findAccruals } from '../shared/payouts/accruals.ts'

type Owner = Pick<Person, 'id'>

const earnedStatusesSql = sql.raw(`(${walletStatuses.map((status) => `'${status}'`).join()})`)
/** The number of months that the wallet shows. */
const monthCount = 12

/** Returns the earnings from a person's works: in total and by month. */
export async function findWallet(db: Db, { id }: Owner): Promise<AnswerOf<'GET /api/wallet'>> {
  const [totals, monthRows, [agreedFees], [receivedSums]] = await Promise.all([
    queryRows<{ status: WalletStatus; count: number; sum: number }>(
      db,
      sql`select status, count(*)::int as count, coalesce(sum(price), 0)::bigint as sum from work_types
        where executor_id = ${id} and status in ${earnedStatusesSql} group by status`,
    ),
    queryRows<{ month: string; paid: number; owed: number }>(
      db,
      sql`select to_char(month, 'YYYY-MM') as month, coalesce(sum(price) filter (where status = 'paid'), 0)::bigint as paid,
          coalesce(sum(price) filter (where status = 'approved'), 0)::bigint as owed
        from generate_series(date_trunc('month', ${todaySql}::timestamp) - ${sql.raw(`interval '${monthCount - 1} months'`)},
            date_trunc('month', ${todaySql}::timestamp), interval '1 month') as month
          left join (select price, status, date_trunc('month', ${daySql('coalesce(paid_at, completed_at)')}::timestamp) as at
            from work_types where executor_id = ${id} and status in ('approved', 'paid')
            union all select gross, case when paid_on is null then 'approved' else 'paid' end, date_trunc('month', coalesce(paid_on, date)::timestamp)
            from accruals where payee_id = ${id} and kind = 'royalty' and cancelled_at is null) works on works.at = month
        group by month order by month`,
    ),
    queryRows<{ count: number; sum: number }>(
      db,
      sql`select count(*)::int as count, coalesce(sum(fee), 0)::bigint as sum from contracts
        where party_id = ${id} and status = 'signed' and kind in ('gph', 'author') and fee > 0
          and (ends_on is null or ends_on >= ${todaySql})`,
    ),
    queryRows<{ gross: number; withheld: number; net: number }>(
      db,
      sql`select coalesce(sum(gross), 0)::bigint as gross, coalesce(sum(gross - net), 0)::bigint as withheld, coalesce(sum(net), 0)::bigint as net
        from accruals where payee_id = ${id} and paid_on is not null`,
    ),
  ])
  const getTotal = (status: WalletStatus) => totals.find((one) => one.status === status) ?? { count: 0, sum: 0 }
  const [owed, checking, paid] = [getTotal('approved'), getTotal('completed'), getTotal('paid')]
  return {
    owed: owed.sum,
    checking: checking.sum,
    paid: paid.sum,
    received: receivedSums ?? { gross: 0, withheld: 0, net: 0 },
    agreed: agreedFees ?? { count: 0, sum: 0 },
    counts: { owed: owed.count, checking: checking.count, paid: paid.count },
    months: monthRows,
  }
}

type WorksQuery = ParsedQuery<'GET /api/wallet/works'>
const workSorts: Record<WorksQuery['sort_by'], SQL> = {
  completed_at: sql`works.completed_at`,
  book_name: sql`cards.book_name`,
  price: sql`works.price`,
  status: sql.raw(`array_position('{${walletStatuses.join()}}', works.status)`),
}

/** Returns a page of a person's submitted works. */
export async function listWorks(db: Db, query: WorksQuery, { id }: Owner): Promise<AnswerOf<'GET /api/wallet/works'>> {
  const { page, per_page, search, sort_by, sort_dir, status } = query
  const worksSource = sql`work_types works join tech_cards cards on cards.id = works.tech_card_id
      left join projects on projects.tech_card_id = cards.id
    where works.executor_id = ${id} and ${status ? sql`works.status = ${status}` : sql`works.status in ${earnedStatusesSql}`}
      ${search ? sql`and ${buildSearchCondition(sql`cards.search`, search)}` : sql``}`
  const direction = sort_dir === 'asc' ? sql`asc` : sql`desc`
  const [works, [countRow]] = await Promise.all([
    queryRows<WalletWork>(
      db,
      sql`select works.id, works.name, works.unit, works.price, works.status, ${isoTimestampSql('works.completed_at')} as completed_at,
          works.act_id, (select json_build_object('number', payouts.number, 'date', payouts.date) from payouts
            where payouts.id = works.payout_id) as payment, projects.id as project_id, cards.book_name, cards.language
        from ${worksSource} order by ${workSorts[sort_by]} ${direction} nulls last, works.id ${direction} ${pageClause(page, per_page)}`,
    ),
    queryRows<{ total: number }>(db, sql`select count(*)::int as total from ${worksSource}`),
  ])
  return { works, total: countRow?.total ?? 0 }
}

type ActsQuery = ParsedQuery<'GET /api/wallet/acts'>
const actSorts: Record<ActsQuery['sort_by'], SQL> = {
  date: sql`date`,
  number: sql`number`,
  gross: sql`gross`,
  net: sql`net`,
}

/** The book titles of an accrual, in searchable form. */
const accrualTitlesSql = sql`press_search(jsonb_path_query_array(works, '$[*].book_name')::text || ' ' || coalesce(royalty->>'book_name', ''))`

/** Returns a page of a person's acts and royalties. */
export async function listAccruals(db: Db, query: ActsQuery, { id }: Owner): Promise<AnswerOf<'GET /api/wallet/acts'>> {
  const { page, per_page, search, sort_by, sort_dir } = query
  const whereClause = sql`payee_id = ${id} ${
    search
      ? sql`and (number::text = ${search.replace(/^№\s*/u, '')} or ${buildSearchCondition(accrualTitlesSql, search)})`
      : sql``
  }`
  const direction = sort_dir === 'asc' ? sql`asc` : sql`desc`
  const [acts, [countRow]] = await Promise.all([
    queryRows<WalletAccrual>(
      db,
      sql`select id, kind, number, date, gross, net, gross - net as withheld, paid_on, ${isoTimestampSql('cancelled_at')} as cancelled_at,
          jsonb_array_length(works) as works
        from accruals where ${whereClause} order by ${actSorts[sort_by]} ${direction}, id ${direction} ${pageClause(page, per_page)}`,
    ),
    queryRows<{ total: number }>(db, sql`select count(*)::int as total from accruals where ${whereClause}`),
  ])
  return { acts, total: countRow?.total ?? 0 }
}

/** Returns a person's act or royalty; undefined if it is not theirs. */
export async function findOwnAccrual(db: Db, id: number, owner: Owner): Promise<Accrual | undefined> {
  const [act] = await findAccruals(db, sql`accruals.id = ${id} and payee_id = ${owner.id}`)
  return act
}
