import type { AccrualParty } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'

/** A mapped type, as `execute` refuses interfaces. */
type PayeeRow = Pick<AccrualParty, keyof AccrualParty> & {
  id: number
  contract_id: number | null
  contract: string | null
}

/** Who is paid by a contract, and the contract: its number is '' where there is none. */
export interface Payee {
  party: AccrualParty
  contract: { id: number; number: string } | null
}

/**
 * Executors as their contracts name them: of several the one in force on the day, a civil-law contract before an author's, the latest.
 * Works are accepted after a contract has ended too, so that one that is over stands where no other is in force.
 */
export async function findPayees(tx: Tx, executors: readonly number[], day: string): Promise<Map<number, Payee>> {
  const { rows } = await tx.execute<PayeeRow>(
    sql`select users.id, agreed.id as contract_id, agreed.number as contract, coalesce(nullif(party_name, ''), users.name) as name,
        coalesce(party_bin, '') as bin, coalesce(party_address, '') as address, coalesce(party_account, '') as account,
        coalesce(party_bank, '') as bank, coalesce(party_bic, '') as bic, coalesce(party_kbe, '') as kbe
      from users left join lateral (
        select * from contracts where party_id = users.id and kind in ('gph', 'author') and status in ('signed', 'ended')
          and coalesce(starts_on, date) <= ${day}::date
        order by status = 'signed' and coalesce(ends_on, 'infinity') >= ${day}::date desc, kind = 'gph' desc, date desc, id desc limit 1
      ) agreed on true
      where users.id = any(${sql.param([...executors])}::int[])`,
  )
  return new Map(
    rows.map(({ id, contract_id, contract, ...party }) => [
      id,
      { party, contract: contract_id === null ? null : { id: contract_id, number: contract ?? '' } },
    ]),
  )
}
