import type { TrackLink } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../database/database.ts'
import { queryRows, isoTimestampSql } from '../../../database/rows.ts'

/** Returns the link of a card without checking access; the caller must check it. */
export const getLink = async (db: Db, id: number): Promise<TrackLink | null> =>
  (
    await queryRows<TrackLink>(
      db,
      sql`select code, ${isoTimestampSql('created_at')} as created_at from track_links where tech_card_id = ${id}`,
    )
  )[0] ?? null
