import type { AccrualParty } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../database/database.ts'

/** A mapped type, because `execute` refuses interfaces. */
type PayeeRow = Pick<AccrualParty, keyof AccrualParty> & {
  id: number
  contract_id: number | null
  contract: string | null
}

/** The person who is paid under a contract, and the contract; null if there is no contract. */
export interface Payee {
  party: AccrualParty
  contract: { id: number; number: string } | null
}

/**
 * Returns the executors as their contracts name them. Prefers a contract in force on the date, a civil-law contract over an
 * author's, then the latest. Works may be accepted after a contract has ended, so an ended contract is the fallback.
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
