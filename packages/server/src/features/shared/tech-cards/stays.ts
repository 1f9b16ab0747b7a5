import { sql, type SQL } from 'drizzle-orm'
import { daySql } from '../../../database/clauses.ts'

export interface Span {
  from: string
  to: string
}

/** The day on which each book last reached «Delivered». A book moved back from there does not count. */
export const deliveryDaysSql = sql`(select tech_card_id, max(${daySql('entered_at')}) as day from tech_card_stages
  where stage = 'done' group by tech_card_id) out`

export const leftWithinClause = ({ from, to }: Span): SQL =>
  sql`${daySql('left_at')} between ${from}::date and ${to}::date`
