import { eq, sql } from 'drizzle-orm'
import { conversationMembers } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import { type Typing, typingChannel } from '../shared/chat/typing.ts'

/** Notifies the other members of a conversation that a person is typing, including members connected to other processes. */
export async function notifyTyping({ db, person }: Context, id: number): Promise<void> {
  const members = await db
    .select({ id: conversationMembers.user_id })
    .from(conversationMembers)
    .where(eq(conversationMembers.conversation_id, id))
  const audience = members.map((one) => one.id)
  if (!audience.includes(person.id)) throw new PressError('notFound')
  const typing: Typing = {
    type: 'typing',
    conversation_id: id,
    user_id: person.id,
    audience: audience.filter((one) => one !== person.id),
  }
  await db.execute(sql`select pg_notify(${typingChannel}, ${JSON.stringify(typing)})`)
}
