import type { RoyaltyAuthor } from '@press/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../database/database.ts'
import { isoTimestampSql, queryRows } from '../../../database/rows.ts'
import type { Period } from './sales.ts'

/** An author contract with the royalty terms of its title. */
export interface Terms {
  contract_id: number
  number: string
  date: string
  book_id: number
  rate: number
  authors: RoyaltyAuthor[]
  email: string
  language: 'ru' | 'kz' | 'en'
  /** When its statement for the period was last sent. */
  sent_at: string | null
}

export const buildTermsColumns = ({
  from,
  to,
}: Period): SQL => sql`contracts.id as contract_id, number, contracts.date::text,
  terms.book_id, rate, terms.authors, email, language,
  (select ${isoTimestampSql('max(created_at)')} from royalty_sendings sent
    where sent.contract_id = contracts.id and sent."from" = ${from}::date and sent."to" = ${to}::date and state <> 'failed') as sent_at`

/** Contracts that are signed and in force on at least one day of the period. */
export const isInForceClause = ({
  from,
  to,
}: Period): SQL => sql`kind = 'author' and coalesce(starts_on, contracts.date) <= ${to}::date
  and case status when 'signed' then coalesce(ends_on, 'infinity') when 'ended' then ends_on end >= ${from}::date`

/** Returns the contract of each title in force in a period; of several, the latest. */
export const findTerms = (db: Db, period: Period): Promise<Terms[]> =>
  queryRows<Terms>(
    db,
    sql`select distinct on (terms.book_id) ${buildTermsColumns(period)}
      from royalty_terms terms join contracts on contracts.id = contract_id where ${isInForceClause(period)}
      order by terms.book_id, contracts.date desc, contracts.id desc`,
  )
