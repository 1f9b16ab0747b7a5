import type { TypingEvent } from '@press/contract'
import { eq, sql } from 'drizzle-orm'
import { conversationMembers } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import type { Context } from '../context.ts'

export const typingChannel = 'press_typing'

/** A person who is typing, and the recipients. A hundred members fit well into PostgreSQL's notification limit (8000 bytes). */
export interface Typing extends TypingEvent {
  audience: number[]
}

/** Notifies the other members of a conversation that a person is typing, in whichever process they listen. */
export async function sayTyping({ db, person }: Context, id: number): Promise<void> {
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
