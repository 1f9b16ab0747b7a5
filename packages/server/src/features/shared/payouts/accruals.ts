import type { Accrual } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../database/database.ts'
import { isoTimestampSql, queryRows } from '../../../database/rows.ts'

/** The columns of an accrual that a statement needs. The query joins `accruals` and `contracts`. */
const accrualColumns = sql`accruals.id, accruals.version, accruals.kind, accruals.year, accruals.number, accruals.date, payee_id, payee, party,
    case when contracts.id is not null then json_build_object('id', contracts.id, 'number', contracts.number, 'date', contracts.date) end as contract,
    gross, withheld, net, works, accruals.royalty, paid_on, ${isoTimestampSql('cancelled_at')} as cancelled_at, reason
  from accruals left join contracts on contracts.id = contract_id`

/** Returns accruals by the names of the payees, then by date. */
export const findAccruals = (db: Db, condition: SQL): Promise<Accrual[]> =>
  queryRows<Accrual>(
    db,
    sql`select ${accrualColumns} where ${condition} order by party->>'name', accruals.date, accruals.kind, accruals.number`,
  )
