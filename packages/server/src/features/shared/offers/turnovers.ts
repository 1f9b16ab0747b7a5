import { type SQL, sql, eq, asc } from 'drizzle-orm'
import { isoTimestampSql } from '../../../database/rows.ts'
import { daySql } from '../../../database/clauses.ts'
import type { Tx } from '../../../database/database.ts'
import { turnovers } from '../../../database/schema.ts'

/** Selects the acts, waybills and returns of `offers.id` in the shape of the contract, oldest first. */
export const turnoversJsonSql: SQL = sql`(select coalesce(json_agg(json_build_object('id', documents.id,
    'kind', documents.kind, 'number', documents.number, 'date', documents.date, 'vat_rate', documents.vat_rate,
    'lines', documents.lines, 'sum', documents.sum, 'vat', documents.vat, 'of_id', documents.of_id,
    'reason', documents.reason, 'cancelled_at', ${isoTimestampSql('documents.cancelled_at')}, 'cancelled_by', cancellers.name,
    'cancel_reason', documents.cancel_reason) order by documents.date, documents.id), '[]')
  from turnovers documents left join users cancellers on cancellers.id = documents.cancelled_by
  where documents.offer_id = offers.id)`

/** The day on which printing of an offer's books started; null if printing has not started. */
export const printStartDaySql: SQL = sql`(select min(${daySql('entered_at')})
  from offer_tech_cards made join tech_card_stages visits on visits.tech_card_id = made.tech_card_id
  where made.offer_id = offers.id and visits.stage = 'typography')`

export type TurnoverRow = typeof turnovers.$inferSelect

/** Returns all documents of a locked offer. */
export const findOfferDocuments = (tx: Tx, offerId: number): Promise<TurnoverRow[]> =>
  tx.select().from(turnovers).where(eq(turnovers.offer_id, offerId)).orderBy(asc(turnovers.date), asc(turnovers.id))
