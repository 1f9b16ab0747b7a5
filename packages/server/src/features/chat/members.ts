import type { Happening } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { conversationMembers, conversations } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { record } from '../../events/record.ts'
import type { Context } from '../context.ts'

export async function idOf(tx: Tx, which: ReturnType<typeof eq>): Promise<number> {
  const [found] = await tx.select({ id: conversations.id }).from(conversations).where(which)
  if (!found) throw new PressError('notFound')
  return found.id
}

/** Puts people in; what was said before counts as read by them. */
export async function join(tx: Tx, context: Context, id: number, people: readonly number[]): Promise<void> {
  await tx.execute(sql`insert into conversation_members (conversation_id, user_id, read_id)
    select id, member, last_message_id from conversations, unnest(${sql.param([...new Set(people)])}::int[]) member
    where id = ${id} on conflict do nothing`)
  await told(tx, context, id, 'joined')
}

/** Says that a conversation has changed, to all who are in it and to those who were. */
export async function told(
  tx: Tx,
  { person }: Context,
  id: number,
  what: Happening<'message'>,
  { left = [], data = {} }: { left?: readonly number[]; data?: Record<string, unknown> } = {},
): Promise<void> {
  const members = await tx
    .select({ id: conversationMembers.user_id })
    .from(conversationMembers)
    .where(eq(conversationMembers.conversation_id, id))
  await record(tx, {
    type: `message.${what}`,
    resource: 'message',
    resource_id: id,
    actor_id: person.id,
    data,
    audience: [...new Set([...members.map((one) => one.id), ...left])],
  })
}
