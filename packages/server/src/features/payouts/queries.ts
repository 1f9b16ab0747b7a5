import type { AnswerOf, PayableWork, Payout } from '@press/contract'
import { pressTimeZone } from '@press/i18n/node'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { iso, rows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { activeUser, type PersonRow } from '../people/queries.ts'
import { personOf } from '../tech-cards/queries.ts'

/** As many payment orders as a month or two bring. */
const latest = 20

type WorkRow = Omit<PayableWork, 'executor'> & { executor: PersonRow }
type PayoutRow = Omit<Payout, 'paid_by'> & { paid_by: PersonRow | null }

/** Works by their executor, then by the month they were handed in. */
const worksWhere = (which: SQL): SQL =>
  sql`select works.id, works.version, works.name, works.unit, works.price, cards.book_name, cards.language, cards.id as techcard_id,
      ${iso('works.completed_at')} as completed_at,
      to_char(works.completed_at at time zone ${sql.raw(`'${pressTimeZone}'`)}, 'YYYY-MM') as month, ${personOf('executors')} as executor
    from work_types works join tech_cards cards on cards.id = works.tech_card_id join users executors on executors.id = works.executor_id
    where ${which} order by executors.name, executors.id, works.completed_at nulls last, works.id`

const payoutsWhere = (which: SQL): SQL =>
  sql`select payouts.id, payouts.number, payouts.date, count(works.id)::int as works, count(distinct works.executor_id)::int as people,
      coalesce(sum(works.price), 0)::bigint as sum, ${personOf('payers')} as paid_by
    from payouts join work_types works on works.payout_id = payouts.id left join users payers on payers.id = payouts.paid_by
    ${which} group by payouts.id, payers.id order by payouts.id desc limit ${sql.raw(String(latest))}`

const payoutOf = ({ paid_by, ...payout }: PayoutRow, files: Files): Payout => ({
  ...payout,
  paid_by: paid_by && activeUser(paid_by, files),
})

/** Approved works that nobody has paid, or those of one payment order. */
export async function findWorks(db: Db, files: Files, payout?: number): Promise<PayableWork[]> {
  const which = payout === undefined ? sql`works.status = 'approved'` : sql`works.payout_id = ${payout}`
  const found = await rows<WorkRow>(db, worksWhere(which))
  return found.map(({ executor, ...work }) => ({ ...work, executor: activeUser(executor, files) }))
}

export async function findPayouts(db: Db, files: Files): Promise<AnswerOf<'GET /api/payouts'>> {
  const [works, payouts] = await Promise.all([findWorks(db, files), rows<PayoutRow>(db, payoutsWhere(sql``))])
  return { works, payouts: payouts.map((payout) => payoutOf(payout, files)) }
}

export async function findPayout(db: Db, files: Files, id: number): Promise<Payout | undefined> {
  const [found] = await rows<PayoutRow>(db, payoutsWhere(sql`where payouts.id = ${id}`))
  return found && payoutOf(found, files)
}
