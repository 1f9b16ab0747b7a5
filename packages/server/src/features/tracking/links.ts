import type { PublicTrack } from '@press/contract'
import { type StageFlags, type EditionType, type StageVisit, type TrackLink, buildBookPath } from '@press/domain'
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { toPressDay, getToday } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { queryRows, isoTimestampSql } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { flagColumns } from '../shared/tech-cards/columns.ts'
import { canReadTechCard } from '../shared/tech-cards/visibility.ts'
import { lockCard } from '../shared/tech-cards/row.ts'
import { findStageHistories } from '../shared/tech-cards/stage-durations.ts'
import { getLink } from '../shared/tech-cards/track-link.ts'

/** Returns a code of 144 random bits, which cannot be guessed. Its characters need no escaping in a URL. */
const generateCode = (): string => randomBytes(18).toString('base64url')

/** Returns the link of a card that the person may share. */
export async function findLink({ db, scope, person }: Context, id: number): Promise<TrackLink | null> {
  if (!(await canReadTechCard(db, scope, person, id))) throw new PressError('notFound')
  return getLink(db, id)
}

/** Creates the link of a card; an existing link stays valid. */
export async function createTrackingLink(context: Context, id: number): Promise<TrackLink> {
  const { db, person } = context
  await db.transaction(async (tx) => {
    const card = await lockCard(tx, context, id)
    const insertResult = await tx.execute(
      sql`insert into track_links (code, tech_card_id, created_by) values (${generateCode()}, ${id}, ${person.id})
        on conflict (tech_card_id) do nothing`,
    )
    if (insertResult.rowCount) await recordEvent(tx, 'techcard.shared', card)
  })
  const link = await getLink(db, id)
  if (!link) throw new PressError('notFound')
  return link
}

/** Deletes the link of a card; the shared address stops working. */
export async function revokeTrackingLink(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const card = await lockCard(tx, context, id)
    const deleteResult = await tx.execute(sql`delete from track_links where tech_card_id = ${id}`)
    if (deleteResult.rowCount) await recordEvent(tx, 'techcard.unshared', card)
  })
}

type SharedBookRow = StageFlags & {
  book_name: string
  language: PublicTrack['language']
  edition_type: EditionType | null
  signed: boolean
  visits: StageVisit[]
}

/** Returns the book as a link shows it. A revoked code and an unknown code get the same response. */
export async function findSharedBook(db: Db, code: string): Promise<PublicTrack> {
  const [[book], getStageHistory] = await Promise.all([
    queryRows<SharedBookRow>(
      db,
      sql`select book_name, language, edition_type, "signalEndDate" is not null as signed, ${flagColumns},
          (select coalesce(json_agg(json_build_object('stage', visits.stage, 'entered_at', ${isoTimestampSql('visits.entered_at')},
            'left_at', ${isoTimestampSql('visits.left_at')}) order by entered_at, visits.id), '[]')
            from tech_card_stages visits where tech_card_id = tech_cards.id) as visits
        from track_links join tech_cards on tech_cards.id = tech_card_id
        where code = ${code}`,
    ),
    findStageHistories(db),
  ])
  if (!book) throw new PressError('notFound')
  const { book_name, language, signed, edition_type, visits } = book
  const path = buildBookPath(book, visits, getStageHistory(edition_type), toPressDay, getToday())
  // The usual duration of a stage is internal to the press.
  return { book_name, language, signed, path: path.map((step) => ({ ...step, usual: null, lasts: null })) }
}
