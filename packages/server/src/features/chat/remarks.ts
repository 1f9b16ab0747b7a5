import type { AnswerOf } from '@press/contract'
import { canBeRemark, type TechCard } from '@press/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { cardRemarks, conversationMembers, messages } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../context.ts'
import { lockCard, type Card } from '../tech-cards/row.ts'
import { getTechCard } from '../tech-cards/service.ts'
import { lockConversation } from './service.ts'

/** The change belongs to the card; members of the conversation also see its mark on the message at once. */
async function recordRemark(
  tx: Tx,
  context: Context,
  {
    type,
    card,
    message,
  }: { type: 'techcard.remarked' | 'techcard.remarkRemoved'; card: Card; message: typeof messages.$inferSelect },
  words: { before: string; after: string },
): Promise<void> {
  await tx
    .update(messages)
    .set({ remarked_at: sql`now()` })
    .where(eq(messages.id, message.id))
  const members = await tx
    .select({ id: conversationMembers.user_id })
    .from(conversationMembers)
    .where(eq(conversationMembers.conversation_id, message.conversation_id))
  await recordEvent(
    tx,
    type,
    card,
    { before: { remark: words.before }, after: { remark: words.after }, message_id: message.id },
    { audience: members.map((one) => one.id) },
  )
}

/** Adds a message with its current text to the remarks of its conversation's card, at most once. */
export async function remarkMessage(context: Context, id: number): Promise<AnswerOf<'POST /api/messages/{id}/remark'>> {
  const { db, person } = context
  const { card, stood } = await db.transaction(async (tx) => {
    const [known] = await tx.select().from(messages).where(eq(messages.id, id))
    if (!known) throw new PressError('notFound')
    const { tech_card_id } = await lockConversation(tx, context, known.conversation_id)
    if (tech_card_id === null) throw new PressError('moveRefused', { message: 'cardRemark.noCard' })
    const about = await lockCard(tx, context, tech_card_id)
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
      { type: 'techcard.remarked', card: about, message },
      { before: '', after: message.content },
    )
    return { card: tech_card_id, stood: false }
  })
  const remark = (await getTechCard(context, card)).chat_remarks.find(({ message_id }) => message_id === id)
  // Another person has removed it meanwhile.
  if (!remark) throw new PressError('notFound')
  return { remark, stood }
}

/** Removes a message from the remarks of a card; it stays in the conversation. */
export async function removeRemark(context: Context, id: number, remark: number): Promise<TechCard> {
  await context.db.transaction(async (tx) => {
    const card = await lockCard(tx, context, id)
    const [removed] = await tx
      .delete(cardRemarks)
      .where(and(eq(cardRemarks.id, remark), eq(cardRemarks.tech_card_id, id)))
      .returning()
    if (!removed) throw new PressError('notFound')
    const [message] = await tx.select().from(messages).where(eq(messages.id, removed.message_id))
    if (!message) throw new Error('A remark has no message')
    await recordRemark(
      tx,
      context,
      { type: 'techcard.remarkRemoved', card, message },
      { before: removed.content, after: '' },
    )
  })
  return getTechCard(context, id)
}
