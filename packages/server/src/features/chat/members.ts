import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { conversations } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'

export async function findConversationId(tx: Tx, condition: ReturnType<typeof eq>): Promise<number> {
  const [conversation] = await tx.select({ id: conversations.id }).from(conversations).where(condition)
  if (!conversation) throw new PressError('notFound')
  return conversation.id
}

/** Adds people to a conversation; earlier messages count as read by the new members. */
export async function addMembers(tx: Tx, context: Context, id: number, people: readonly number[]): Promise<void> {
  await tx.execute(sql`insert into conversation_members (conversation_id, user_id, read_id)
    select id, member, last_message_id from conversations, unnest(${sql.param([...new Set(people)])}::int[]) member
    where id = ${id} on conflict do nothing`)
  await recordEvent(tx, 'message.joined', { id })
}
