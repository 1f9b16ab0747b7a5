import type { Accrual, PayableWork, Payout } from '@press/domain'
import type { AnswerOf } from '@press/contract'
import { pressTimeZone } from '@press/i18n/node'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { getPressDetails } from '../../database/press-side.ts'
import { isoTimestampSql, queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { type PersonRow, personJsonSql, toApiPerson } from '../shared/people.ts'
import { findAccruals } from '../shared/payouts/accruals.ts'

/** The maximum number of payment orders returned: about as many as one or two months have. */
const maxPayouts = 20

type WorkRow = Omit<PayableWork, 'executor'> & { executor: PersonRow }
type PayoutRow = Omit<Payout, 'paid_by'> & { paid_by: PersonRow | null }

/** Works by executor, then by the month they were submitted. */
const selectWorks = (condition: SQL): SQL =>
  sql`select works.id, works.version, works.name, works.unit, works.price, cards.book_name, cards.language, cards.id as techcard_id,
      ${isoTimestampSql('works.completed_at')} as completed_at,
      to_char(works.completed_at at time zone ${sql.raw(`'${pressTimeZone}'`)}, 'YYYY-MM') as month, ${personJsonSql('executors')} as executor
    from work_types works join tech_cards cards on cards.id = works.tech_card_id join users executors on executors.id = works.executor_id
    where ${condition} order by executors.name, executors.id, works.completed_at nulls last, works.id`

/**
 * Selects what a payment order paid: its works and its royalties. Works of earlier years were paid without accruals that name the
 * order.
 */
const selectPayouts = (whereClause: SQL): SQL =>
  sql`select payouts.id, payouts.number, payouts.date, paid.works, paid.people, paid.gross, owed.withheld,
      paid.gross - owed.withheld as net, ${personJsonSql('payers')} as paid_by
    from payouts left join users payers on payers.id = payouts.paid_by
      cross join lateral (
        select count(*) filter (where kind = 'works')::int as works, count(distinct payee)::int as people, coalesce(sum(sum), 0)::bigint as gross
        from (
          select 'works' as kind, executor_id::text as payee, price as sum from work_types where payout_id = payouts.id
          union all
          select kind, coalesce(payee_id::text, party->>'bin'), gross from accruals where payout_id = payouts.id and kind = 'royalty'
        ) parts
      ) paid
      cross join lateral (select coalesce(sum(gross - net), 0)::bigint as withheld from accruals where payout_id = payouts.id) owed
    ${whereClause} order by payouts.id desc limit ${sql.raw(String(maxPayouts))}`

const toPayout = ({ paid_by, ...payout }: PayoutRow, files: Files): Payout => ({
  ...payout,
  paid_by: paid_by && toApiPerson(paid_by, files),
})

/** Returns approved works without an act, or the works of one payment order. */
export async function findWorks(db: Db, files: Files, payoutId?: number): Promise<PayableWork[]> {
  const condition =
    payoutId === undefined
      ? sql`works.status = 'approved' and works.act_id is null`
      : sql`works.payout_id = ${payoutId}`
  const rows = await queryRows<WorkRow>(db, selectWorks(condition))
  return rows.map(({ executor, ...work }) => ({ ...work, executor: toApiPerson(executor, files) }))
}

/** Returns the payees who paid taxes themselves the last time the press owed them money. */
const findEntrepreneurs = async (db: Db): Promise<number[]> =>
  (
    await queryRows<{ id: number }>(
      db,
      sql`select payee_id as id from (
          select distinct on (payee_id) payee_id, payee from accruals where cancelled_at is null and payee_id is not null
          order by payee_id, id desc
        ) last where payee = 'entrepreneur'`,
    )
  ).map(({ id }) => id)

export async function findPayouts(db: Db, files: Files): Promise<AnswerOf<'GET /api/payouts'>> {
  const [works, accruals, payouts, { accounts }, entrepreneurs] = await Promise.all([
    findWorks(db, files),
    findAccruals(db, sql`paid_on is null and cancelled_at is null`),
    queryRows<PayoutRow>(db, selectPayouts(sql``)),
    getPressDetails(db),
    findEntrepreneurs(db),
  ])
  return {
    works,
    accruals,
    payouts: payouts.map((payout) => toPayout(payout, files)),
    accounts: accounts
      .filter(({ currency }) => currency === 'KZT')
      .map(({ name, account, bank }) => ({ name, account, bank })),
    entrepreneurs,
  }
}

export async function findPayout(db: Db, files: Files, id: number): Promise<Payout | undefined> {
  const [row] = await queryRows<PayoutRow>(db, selectPayouts(sql`where payouts.id = ${id}`))
  return row && toPayout(row, files)
}

/** Returns the royalties that a payment order paid. */
export const findPaidRoyalties = (db: Db, payoutId: number): Promise<Accrual[]> =>
  findAccruals(db, sql`payout_id = ${payoutId} and accruals.kind = 'royalty'`)

export async function getAccrual(db: Db, id: number): Promise<Accrual> {
  const [accrual] = await findAccruals(db, sql`accruals.id = ${id}`)
  if (!accrual) throw new PressError('notFound')
  return accrual
}
