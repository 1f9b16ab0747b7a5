import { accountOf, type Account } from '@press/domain'
import { sql } from 'drizzle-orm'
import { today } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import { billed } from './accounts.ts'

export interface Entry {
  kind: 'invoice' | 'payment'
  day: string
  offer_id: number
  offer_number: string
  invoice_number: string | null
  note: string
  amount: number
}

export interface OrganizationAccount extends Account<Entry> {
  organization: { id: number; name: string; bin: string }
  from: string
  to: string
}

/** The account of an organisation in a period: this year so far where no days are given. */
export async function findAccount(
  db: Db,
  id: number,
  period: { from?: string | undefined; to?: string | undefined },
): Promise<OrganizationAccount> {
  const to = period.to ?? today()
  const from = period.from ?? `${to.slice(0, 4)}-01-01`
  if (from > to) throw new PressError('validation', { fields: { from: 'date' } })
  const [organization] = await rows<OrganizationAccount['organization']>(
    db,
    sql`select id, name, coalesce(bin, '') as bin from organizations where id = ${id}`,
  )
  if (!organization) throw new PressError('notFound')
  const ofThem = sql`offers.organization_id = ${id}`
  const bills = sql`${ofThem} and (invoice_date is not null or paid <> 0) and ${billed}`
  const [[before], entries] = await Promise.all([
    rows<{ sum: number }>(
      db,
      sql`select ((select coalesce(sum(sum), 0) from offers where ${bills} and invoice_date < ${from}::date)
          - (select coalesce(sum(amount), 0) from offer_payments payments join offers on offers.id = offer_id
            where ${ofThem} and payments.date < ${from}::date))::bigint as sum`,
    ),
    rows<Entry>(
      db,
      sql`select 'invoice' as kind, invoice_date::text as day, offers.id as offer_id, number as offer_number, invoice_number,
            '' as note, sum as amount, 0 as place
          from offers where ${bills} and invoice_date between ${from}::date and ${to}::date
        union all
        select 'payment', payments.date::text, offers.id, number, invoice_number, payments.note, amount, payments.id
          from offer_payments payments join offers on offers.id = offer_id
          where ${ofThem} and payments.date between ${from}::date and ${to}::date
        order by day, place, offer_id`,
    ),
  ])
  return { organization, from, to, ...accountOf(before?.sum ?? 0, entries) }
}
