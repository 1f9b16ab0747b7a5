import { sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import type { Period } from '../shared/realisation/sales.ts'
import { type Terms, buildTermsColumns, isInForceClause } from '../shared/realisation/terms.ts'

/** Returns the terms of one contract if it is in force in the period. */
export async function findTermsForContract(db: Db, contractId: number, period: Period): Promise<Terms | undefined> {
  const [terms] = await queryRows<Terms>(
    db,
    sql`select ${buildTermsColumns(period)} from royalty_terms terms join contracts on contracts.id = contract_id
      where contracts.id = ${contractId} and ${isInForceClause(period)}`,
  )
  return terms
}
