import type { AnswerOf } from '@press/contract'
import {
  buildLedger,
  calculateFreeAdvance,
  takesPayments,
  type Account,
  type AccountEntry,
  type OfferStatus,
} from '@press/domain'
import { sql } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import { accountEntriesSql, balanceChangeSql } from '../shared/accounts/entries.ts'

export interface LedgerEntry extends AccountEntry {
  day: string
  offer_id: number
  offer_number: string
  /** The number of the document or the payment order; '' when the entry has no number. */
  number: string
  note: string
}

export interface OrganizationAccount extends Account<LedgerEntry> {
  organization: { id: number; name: string; bin: string }
  from: string
  to: string
}

/** Returns the account of an organization in a period; by default, this year up to today. */
export async function findAccount(
  db: Db,
  id: number,
  period: { from?: string | undefined; to?: string | undefined },
): Promise<OrganizationAccount> {
  const to = period.to ?? getToday()
  const from = period.from ?? `${to.slice(0, 4)}-01-01`
  if (from > to) throw new PressError('validation', { fields: { from: 'date' } })
  const [organization] = await queryRows<OrganizationAccount['organization']>(
    db,
    sql`select id, name, coalesce(bin, '') as bin from organizations where id = ${id}`,
  )
  if (!organization) throw new PressError('notFound')
  const entrySource = sql`from (${accountEntriesSql}) entries join offers on offers.id = entries.offer_id
    where offers.organization_id = ${id}`
  const [[openingBalance], entries] = await Promise.all([
    queryRows<{ sum: number }>(
      db,
      sql`select coalesce(sum(${balanceChangeSql}), 0)::bigint as sum ${entrySource} and day < ${from}::date`,
    ),
    queryRows<LedgerEntry>(
      db,
      sql`select entries.kind, day::text as day, offers.id as offer_id, offers.number as offer_number, entries.number, entries.note, amount
        ${entrySource} and day between ${from}::date and ${to}::date order by day, rank, entry`,
    ),
  ])
  return { organization, from, to, ...buildLedger(openingBalance?.sum ?? 0, entries) }
}

type AccountAnswer = AnswerOf<'GET /api/accounts/{id}'>

/** Returns a customer's free advances, and the offers that they can be set off against. */
export async function findAdvances(db: Db, id: number): Promise<Pick<AccountAnswer, 'advances' | 'unpaid'>> {
  const openOffers = await queryRows<{
    id: number
    number: string
    status: OfferStatus
    revision: number
    sum: number
    paid: number
    delivered: number
  }>(
    db,
    sql`select id, number, status, revision, sum, paid, delivered from offers
      where organization_id = ${id} and (paid > delivered or paid < sum) order by date, id`,
  )
  return {
    advances: openOffers
      .map((offer) => ({ offer_id: offer.id, offer_number: offer.number, amount: calculateFreeAdvance(offer) }))
      .filter(({ amount }) => amount > 0),
    unpaid: openOffers
      .filter((offer) => takesPayments(offer) && offer.status !== 'archieve' && offer.paid < offer.sum)
      .map(({ id: offer_id, number: offer_number, sum, paid }) => ({ offer_id, offer_number, rest: sum - paid })),
  }
}
