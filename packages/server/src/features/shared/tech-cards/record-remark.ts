import { sql, eq } from 'drizzle-orm'
import type { Tx } from '../../../database/database.ts'
import { messages, conversationMembers } from '../../../database/schema.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { Context } from '../context.ts'
import type { Card } from './row.ts'

/**
 * Records a change of a card's remarks as an event of the card. Also notifies the members of the conversation, because the message
 * shows whether it is a remark.
 */
export async function recordRemark(
  tx: Tx,
  context: Context,
  {
    type,
    card,
    message,
  }: { type: 'techcard.remarked' | 'techcard.remarkRemoved'; card: Card; message: typeof messages.$inferSelect },
  contentChange: { before: string; after: string },
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
    { before: { remark: contentChange.before }, after: { remark: contentChange.after }, message_id: message.id },
    { audience: members.map((one) => one.id) },
  )
}
