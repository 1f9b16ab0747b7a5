import type { AnswerOf, ParsedQuery, WalletWork, WorkAct } from '@press/contract'
import { earnedStatuses, type EarnedStatus } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { holds, paged, today } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { iso, rows } from '../../database/rows.ts'
import { dayInSql } from '../tracking/pastTimes.ts'

type Owner = Pick<Person, 'id'>

const earned = sql.raw(`(${earnedStatuses.map((status) => `'${status}'`).join()})`)
/** How many months the wallet looks back. */
const months = 12

/** What a person's works have come to: altogether, and month by month. */
export async function findWallet(db: Db, { id }: Owner): Promise<AnswerOf<'GET /api/wallet'>> {
  const [totals, byMonth, [agreed]] = await Promise.all([
    rows<{ status: EarnedStatus; count: number; sum: number }>(
      db,
      sql`select status, count(*)::int as count, coalesce(sum(price), 0)::bigint as sum from work_types
        where executor_id = ${id} and status in ${earned} group by status`,
    ),
    rows<{ month: string; paid: number; owed: number }>(
      db,
      sql`select to_char(month, 'YYYY-MM') as month, coalesce(sum(price) filter (where status = 'paid'), 0)::bigint as paid,
          coalesce(sum(price) filter (where status = 'approved'), 0)::bigint as owed
        from generate_series(date_trunc('month', ${today}::timestamp) - ${sql.raw(`interval '${months - 1} months'`)},
            date_trunc('month', ${today}::timestamp), interval '1 month') as month
          left join (select price, status, date_trunc('month', ${dayInSql('coalesce(paid_at, completed_at)')}::timestamp) as at
            from work_types where executor_id = ${id} and status in ('approved', 'paid')) works on works.at = month
        group by month order by month`,
    ),
    rows<{ count: number; sum: number }>(
      db,
      sql`select count(*)::int as count, coalesce(sum(fee), 0)::bigint as sum from contracts
        where party_id = ${id} and status = 'signed' and kind in ('gph', 'author') and fee > 0
          and (ends_on is null or ends_on >= ${today})`,
    ),
  ])
  const of = (status: EarnedStatus) => totals.find((one) => one.status === status) ?? { count: 0, sum: 0 }
  const [owed, checking, paid] = [of('approved'), of('completed'), of('paid')]
  return {
    owed: owed.sum,
    checking: checking.sum,
    paid: paid.sum,
    agreed: agreed ?? { count: 0, sum: 0 },
    counts: { owed: owed.count, checking: checking.count, paid: paid.count },
    months: byMonth,
  }
}

type WorksQuery = ParsedQuery<'GET /api/wallet/works'>
const workSorts: Record<WorksQuery['sort_by'], SQL> = {
  completed_at: sql`works.completed_at`,
  book_name: sql`cards.book_name`,
  price: sql`works.price`,
  status: sql.raw(`array_position('{${earnedStatuses.join()}}', works.status)`),
}

/** A page of a person's works that were handed in. */
export async function listWorks(db: Db, query: WorksQuery, { id }: Owner): Promise<AnswerOf<'GET /api/wallet/works'>> {
  const { page, per_page, search, sort_by, sort_dir, status } = query
  const from = sql`work_types works join tech_cards cards on cards.id = works.tech_card_id
      left join projects on projects.tech_card_id = cards.id
    where works.executor_id = ${id} and ${status ? sql`works.status = ${status}` : sql`works.status in ${earned}`}
      ${search ? sql`and ${holds(sql`cards.search`, search)}` : sql``}`
  const direction = sort_dir === 'asc' ? sql`asc` : sql`desc`
  const [works, [counted]] = await Promise.all([
    rows<WalletWork>(
      db,
      sql`select works.id, works.name, works.unit, works.price, works.status, ${iso('works.completed_at')} as completed_at,
          works.act_id, (select json_build_object('number', payouts.number, 'date', payouts.date) from payouts
            where payouts.id = works.payout_id) as payment, projects.id as project_id, cards.book_name, cards.language
        from ${from} order by ${workSorts[sort_by]} ${direction} nulls last, works.id ${direction} ${paged(page, per_page)}`,
    ),
    rows<{ total: number }>(db, sql`select count(*)::int as total from ${from}`),
  ])
  return { works, total: counted?.total ?? 0 }
}

type ActsQuery = ParsedQuery<'GET /api/wallet/acts'>
const actSorts: Record<ActsQuery['sort_by'], SQL> = {
  month: sql`acts.month`,
  number: sql`acts.number`,
  sum: sql`sum`,
  works: sql`works`,
}

const actRow = sql`select acts.id, acts.number, to_char(acts.month, 'YYYY-MM') as month, count(lines.id)::int as works,
    coalesce(sum(lines.price), 0)::bigint as sum, max(${dayInSql('lines.paid_at')})::text as date
  from work_acts acts join work_types lines on lines.act_id = acts.id`

/** A page of a person's acts. */
export async function listActs(db: Db, query: ActsQuery, { id }: Owner): Promise<AnswerOf<'GET /api/wallet/acts'>> {
  const { page, per_page, search, sort_by, sort_dir } = query
  const found = sql`acts.executor_id = ${id} ${
    search
      ? sql`and (acts.number::text = ${search.replace(/^№\s*/u, '')} or exists (
          select from work_types of_act join tech_cards cards on cards.id = of_act.tech_card_id
          where of_act.act_id = acts.id and ${holds(sql`cards.search`, search)}))`
      : sql``
  }`
  const direction = sort_dir === 'asc' ? sql`asc` : sql`desc`
  const [acts, [counted]] = await Promise.all([
    rows<WorkAct>(
      db,
      sql`${actRow} where ${found} group by acts.id
        order by ${actSorts[sort_by]} ${direction}, acts.id ${direction} ${paged(page, per_page)}`,
    ),
    rows<{ total: number }>(db, sql`select count(*)::int as total from work_acts acts where ${found}`),
  ])
  return { acts, total: counted?.total ?? 0 }
}

export interface ActLine {
  name: WalletWork['name']
  unit: string
  price: number | null
  book_name: string
}

/** A person's act with its lines; undefined when it is not theirs. */
export async function findAct(db: Db, id: number, owner: Owner): Promise<(WorkAct & { lines: ActLine[] }) | undefined> {
  const [act] = await rows<WorkAct>(
    db,
    sql`${actRow} where acts.id = ${id} and acts.executor_id = ${owner.id} group by acts.id`,
  )
  if (!act) return undefined
  const lines = await rows<ActLine>(
    db,
    sql`select works.name, works.unit, works.price, cards.book_name from work_types works
      join tech_cards cards on cards.id = works.tech_card_id where works.act_id = ${id} order by works.paid_at, works.id`,
  )
  return { ...act, lines }
}
