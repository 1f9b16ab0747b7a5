import type { TechCard } from '@press/domain'
import { and, eq } from 'drizzle-orm'
import { cardRemarks, messages } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import { getTechCard } from '../shared/tech-cards/find-tech-card.ts'
import { recordRemark } from '../shared/tech-cards/record-remark.ts'
import { lockCard } from '../shared/tech-cards/row.ts'

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
