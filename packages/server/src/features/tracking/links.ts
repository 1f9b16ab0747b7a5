import type { PublicTrack, TrackLink } from '@press/contract'
import { buildBookPath, type EditionType, type StageFlags, type StageVisit } from '@press/domain'
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { toPressDay, getToday } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { isoTimestampSql, queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../context.ts'
import { flagColumns, canReadTechCard } from '../tech-cards/queries.ts'
import { lockCard } from '../tech-cards/row.ts'
import { pastTimesOf } from './stage-durations.ts'

/** Nobody guesses 144 bits; letters and figures that stand in an address as they are. */
const newCode = (): string => randomBytes(18).toString('base64url')

/** The link of a card, whoever asks: whether they may have it is the caller's to say. */
export const getLink = async (db: Db, id: number): Promise<TrackLink | null> =>
  (
    await queryRows<TrackLink>(
      db,
      sql`select code, ${isoTimestampSql('created_at')} as created_at from track_links where tech_card_id = ${id}`,
    )
  )[0] ?? null

/** The link of a card that the person may share. */
export async function findLink({ db, scope, person }: Context, id: number): Promise<TrackLink | null> {
  if (!(await canReadTechCard(db, scope, person, id))) throw new PressError('notFound')
  return getLink(db, id)
}

/** Makes the link of a card; what was shared before stays good. */
export async function createTrackingLink(context: Context, id: number): Promise<TrackLink> {
  const { db, person } = context
  await db.transaction(async (tx) => {
    const card = await lockCard(tx, context, id)
    const made = await tx.execute(
      sql`insert into track_links (code, tech_card_id, created_by) values (${newCode()}, ${id}, ${person.id})
        on conflict (tech_card_id) do nothing`,
    )
    if (made.rowCount) await recordEvent(tx, 'techcard.shared', card)
  })
  const link = await getLink(db, id)
  if (!link) throw new PressError('notFound')
  return link
}

/** Ends the link of a card: its row is gone, and with it whatever it opened. */
export async function revokeTrackingLink(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const card = await lockCard(tx, context, id)
    const ended = await tx.execute(sql`delete from track_links where tech_card_id = ${id}`)
    if (ended.rowCount) await recordEvent(tx, 'techcard.unshared', card)
  })
}

type Shared = StageFlags & {
  book_name: string
  language: PublicTrack['language']
  edition_type: EditionType | null
  signed: boolean
  visits: StageVisit[]
}

/** What a link shows. A code that was ended, or never was, is answered alike. */
export async function findSharedBook(db: Db, code: string): Promise<PublicTrack> {
  const [[found], timesOf] = await Promise.all([
    queryRows<Shared>(
      db,
      sql`select book_name, language, edition_type, "signalEndDate" is not null as signed, ${flagColumns},
          (select coalesce(json_agg(json_build_object('stage', visits.stage, 'entered_at', ${isoTimestampSql('visits.entered_at')},
            'left_at', ${isoTimestampSql('visits.left_at')}) order by entered_at, visits.id), '[]')
            from tech_card_stages visits where tech_card_id = tech_cards.id) as visits
        from track_links join tech_cards on tech_cards.id = tech_card_id
        where code = ${code}`,
    ),
    pastTimesOf(db),
  ])
  if (!found) throw new PressError('notFound')
  const { book_name, language, signed, edition_type, visits } = found
  const path = buildBookPath(found, visits, timesOf(edition_type), toPressDay, getToday())
  // How long the press usually takes is its own business.
  return { book_name, language, signed, path: path.map((step) => ({ ...step, usual: null, lasts: null })) }
}
