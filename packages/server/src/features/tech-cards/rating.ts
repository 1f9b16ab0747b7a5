import type { CardRatings, ParsedBody } from '@press/contract'
import { isScorable } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import { isoTimestampSql, queryRows } from '../../database/rows.ts'
import { techCards, techCardScores } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { getImage } from '../shared/images.ts'
import { canReadTechCard } from '../shared/tech-cards/visibility.ts'
import { getFlags, lockCard } from '../shared/tech-cards/row.ts'

type Row = Omit<CardRatings['ratings'][number], 'by'> & {
  id: number
  name: string
  role_id: number
  avatar_file_id: number | null
}

/** Returns the ratings of a book. People who rate see all ratings; an author sees only their own. */
export async function getRatings({ db, files, person, scope }: Context, id: number): Promise<CardRatings> {
  if (!(await canReadTechCard(db, scope, person, id))) throw new PressError('notFound')
  const [card] = await db.select().from(techCards).where(eq(techCards.id, id))
  if (!card) throw new PressError('notFound')
  const rows = await queryRows<Row>(
    db,
    sql`select users.id, users.name, users.role_id, users.avatar_file_id, scores, comment, ${isoTimestampSql('at')} as at
      from tech_card_scores join users on users.id = user_id where tech_card_id = ${id} and ${scope === 'own' ? sql`users.id = ${person.id}` : sql`true`}
      order by tech_card_scores.at desc`,
  )
  return {
    book_name: card.book_name,
    scorable: isScorable(getFlags(card)),
    ratings: rows.map(({ id: raterId, name, role_id, avatar_file_id, ...rating }) => ({
      ...rating,
      by: { id: raterId, name, role_id, avatar: getImage(files, avatar_file_id, 'thumb') },
    })),
  }
}

/** Saves a person's rating of a book, or changes it: one rating per person. */
export async function scoreCard(
  context: Context,
  id: number,
  { scores, comment }: ParsedBody<'POST /api/tech-cards/{id}/score'>,
): Promise<CardRatings> {
  const { db, person } = context
  await db.transaction(async (tx) => {
    const card = await lockCard(tx, context, id)
    if (!isScorable(getFlags(card))) throw new PressError('moveRefused', { message: 'score.tooEarly' })
    const ratingValues = { scores, comment, at: sql`now()` }
    await tx
      .insert(techCardScores)
      .values({ tech_card_id: id, user_id: person.id, ...ratingValues })
      .onConflictDoUpdate({ target: [techCardScores.tech_card_id, techCardScores.user_id], set: ratingValues })
    await recordEvent(tx, 'techcard.scored', card)
  })
  return getRatings(context, id)
}
