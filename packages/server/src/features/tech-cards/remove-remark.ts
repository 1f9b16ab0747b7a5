import type { TechCard } from '@press/domain'
import { and, eq } from 'drizzle-orm'
import { cardRemarks, messages } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import { getTechCard } from '../shared/tech-cards/find-tech-card.ts'
import { recordRemark } from '../shared/tech-cards/record-remark.ts'
import { lockCard } from '../shared/tech-cards/row.ts'

/** Removes a message from the remarks of a card; it stays in the conversation. */
export async function removeRemark(context: Context, id: number, remarkId: number): Promise<TechCard> {
  await context.db.transaction(async (tx) => {
    const card = await lockCard(tx, context, id)
    const [removedRemark] = await tx
      .delete(cardRemarks)
      .where(and(eq(cardRemarks.id, remarkId), eq(cardRemarks.tech_card_id, id)))
      .returning()
    if (!removedRemark) throw new PressError('notFound')
    const [message] = await tx.select().from(messages).where(eq(messages.id, removedRemark.message_id))
    if (!message) throw new Error('A remark has no message')
    await recordRemark(
      tx,
      context,
      { type: 'techcard.remarkRemoved', card, message },
      { before: removedRemark.content, after: '' },
    )
  })
  return getTechCard(context, id)
}
