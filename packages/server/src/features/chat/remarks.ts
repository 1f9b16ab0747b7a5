import type { AnswerOf } from '@press/contract'
import { canBeRemark } from '@press/domain'
import { eq } from 'drizzle-orm'
import { messages, cardRemarks } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import { lockCard } from '../shared/tech-cards/row.ts'
import { getTechCard } from '../shared/tech-cards/find-tech-card.ts'
import { lockConversation } from './commands.ts'
import { recordRemark } from '../shared/tech-cards/record-remark.ts'

/** Adds a message with its current text to the remarks of the conversation's card. A message can be added only once. */
export async function addMessageToRemarks(
  context: Context,
  id: number,
): Promise<AnswerOf<'POST /api/messages/{id}/remark'>> {
  const { db, person } = context
  const { card, stood: alreadyExisted } = await db.transaction(async (tx) => {
    const [storedMessage] = await tx.select().from(messages).where(eq(messages.id, id))
    if (!storedMessage) throw new PressError('notFound')
    const { tech_card_id } = await lockConversation(tx, context, storedMessage.conversation_id)
    if (tech_card_id === null) throw new PressError('moveRefused', { message: 'cardRemark.noCard' })
    const lockedCard = await lockCard(tx, context, tech_card_id)
    const existingRemarks = await tx.select().from(cardRemarks).where(eq(cardRemarks.message_id, id))
    if (existingRemarks.length > 0) return { card: tech_card_id, stood: true }
    const [message] = await tx.select().from(messages).where(eq(messages.id, id))
    if (!message || !canBeRemark(message)) throw new PressError('moveRefused', { message: 'cardRemark.noWords' })
    await tx.insert(cardRemarks).values({
      tech_card_id,
      message_id: id,
      content: message.content,
      author_id: message.user_id,
      said_at: message.created_at,
      recorded_by: person.id,
    })
    await recordRemark(
      tx,
      context,
      { type: 'techcard.remarked', card: lockedCard, message },
      { before: '', after: message.content },
    )
    return { card: tech_card_id, stood: false }
  })
  const remark = (await getTechCard(context, card)).chat_remarks.find(({ message_id }) => message_id === id)
  // Another person has removed it meanwhile.
  if (!remark) throw new PressError('notFound')
  return { remark, stood: alreadyExisted }
}
