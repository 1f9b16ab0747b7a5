import { roleByKey, type Rating, type RatingScore } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { techCardScores } from '../database/schema.ts'

const comments = [
  'Спасибо редактору за внимание к тексту',
  '',
  'Сигнал ждали дольше, чем обещали',
  '',
  'Обложка вышла лучше, чем я представлял',
]
const getScore = (id: number, index: number): RatingScore =>
  ([5, 4, 5, 5, 3, 4] as const)[(id * 7 + index * 3) % 6] ?? 5

/** Seeds the authors' ratings of the work on their delivered books, a few days after the delivery. */
export async function seedRatings(tx: Tx): Promise<void> {
  const { rows: deliveredCards } = await tx.execute<{
    card: number
    author: number
    at: string
  }>(sql`select cards.id as card, min(named.user_id) as author, least(max(stages.entered_at) + interval '3 days', now()) as at
      from tech_cards cards join tech_card_authors named on named.tech_card_id = cards.id
        join users on users.id = named.user_id and role_id = ${roleByKey('author').id}
        join tech_card_stages stages on stages.tech_card_id = cards.id and stages.stage = 'done'
      where is_done group by cards.id order by cards.id`)
  const ratingRows = deliveredCards.map(({ card, author, at }) => ({
    tech_card_id: card,
    user_id: author,
    scores: {
      quality: getScore(card, 0),
      punctuality: getScore(card, 1),
      creativity: getScore(card, 2),
      politeness: getScore(card, 3),
      communication: getScore(card, 4),
    } satisfies Rating,
    comment: comments[card % comments.length] ?? '',
    at: new Date(at),
  }))
  if (ratingRows.length > 0) await tx.insert(techCardScores).values(ratingRows)
}
