import type { ParsedBody } from '@press/contract'
import { type Conversation, canStartGroupChat, hasOwnPicture } from '@press/domain'
import { eq, and, sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { conversations, conversationMembers } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import { assertPhoto } from '../shared/assert-photo.ts'
import type { Context } from '../shared/context.ts'
import { openConversationAbout, hasSubject } from './about.ts'
import { canWriteToAll } from './contacts.ts'
import { findConversationId, addMembers } from './members.ts'
import { findConversation, isMember } from './queries.ts'

/** Starts a conversation, or returns the existing conversation with that person or about that book. */
export async function openConversation(
  context: Context,
  body: ParsedBody<'POST /api/conversations'>,
): Promise<Conversation> {
  const id = await context.db.transaction((tx) =>
    body.type === 'private'
      ? createPrivateChat(tx, context, body.user_ids)
      : (openConversationAbout(tx, context, body) ?? createGroupChat(tx, context, body)),
  )
  return findConversation(context, id)
}

async function createPrivateChat(tx: Tx, context: Context, userIds: readonly number[]): Promise<number> {
  const { person } = context
  const [recipientId] = userIds
  if (userIds.length !== 1 || recipientId === undefined || !(await canWriteToAll(tx, person, userIds)))
    throw new PressError('validation', { fields: { user_ids: 'choice' } })
  const pair = [person.id, recipientId].sort((a, b) => a - b).join(':')
  const [conversation] = await tx
    .insert(conversations)
    .values({ type: 'private', pair, created_by: person.id })
    .onConflictDoNothing()
    .returning({ id: conversations.id })
  if (!conversation) return findConversationId(tx, eq(conversations.pair, pair))
  await addMembers(tx, context, conversation.id, [person.id, recipientId])
  return conversation.id
}

async function createGroupChat(
  tx: Tx,
  context: Context,
  { user_ids, chat_name }: ParsedBody<'POST /api/conversations'>,
): Promise<number> {
  const { person } = context
  if (!canStartGroupChat(person.role)) throw new PressError('forbidden')
  await assertValidGroup(tx, context, { chat_name, asked: user_ids })
  const [conversation] = await tx
    .insert(conversations)
    .values({ type: 'group', chat_name: chat_name.trim(), created_by: person.id })
    .returning({ id: conversations.id })
  if (!conversation) throw new Error('Insert returned no conversation')
  await addMembers(tx, context, conversation.id, [person.id, ...user_ids])
  return conversation.id
}

async function assertValidGroup(
  tx: Tx,
  { person }: Context,
  { chat_name, asked: invitedIds }: { chat_name: string; asked: readonly number[] },
): Promise<void> {
  if (!chat_name.trim()) throw new PressError('validation', { fields: { chat_name: 'required' } })
  if (!(await canWriteToAll(tx, person, invitedIds)))
    throw new PressError('validation', { fields: { user_ids: 'choice' } })
}

/** Locks one of the person's conversations until the transaction ends. */
export async function lockConversation(tx: Tx, { person }: Context, id: number) {
  const [row] = await tx.select().from(conversations).where(eq(conversations.id, id)).for('update')
  if (!row || !(await isMember(tx, person, id))) throw new PressError('notFound')
  return row
}

export const membershipClause = (id: number, user: number) =>
  and(eq(conversationMembers.conversation_id, id), eq(conversationMembers.user_id, user))

/** Changes the name, members and picture of a group. A person may only add members whom this person may write to. */
export async function editConversation(
  context: Context,
  id: number,
  { chat_name, user_ids, chat_avatar }: ParsedBody<'PUT /api/conversations/{id}'>,
): Promise<Conversation> {
  const { person } = context
  await context.db.transaction(async (tx) => {
    const row = await lockConversation(tx, context, id)
    if (row.type !== 'group') throw new PressError('forbidden')
    const previousMembers = await tx
      .select({ id: conversationMembers.user_id })
      .from(conversationMembers)
      .where(eq(conversationMembers.conversation_id, id))
    const previousMemberIds = previousMembers.map((one) => one.id)
    const memberIds = [...new Set([person.id, ...user_ids])]
    const addedIds = memberIds.filter((one) => !previousMemberIds.includes(one))
    const removedIds = previousMemberIds.filter((one) => !memberIds.includes(one))
    const name = chat_name.trim() || (hasSubject(row) ? null : '')
    if (name === '') throw new PressError('validation', { fields: { chat_name: 'required' } })
    if (!(await canWriteToAll(tx, person, addedIds)))
      throw new PressError('validation', { fields: { user_ids: 'choice' } })
    if (chat_avatar !== undefined) await linkPicture(tx, context, row, chat_avatar)
    await tx
      .update(conversations)
      .set({ chat_name: name, ...(chat_avatar !== undefined && { picture_file_id: chat_avatar }) })
      .where(eq(conversations.id, id))
    for (const memberId of removedIds) await tx.delete(conversationMembers).where(membershipClause(id, memberId))
    await addMembers(tx, context, id, addedIds)
    await recordEvent(tx, 'message.changed', { id }, {}, { audience: removedIds })
  })
  return findConversation(context, id)
}

/** Sets or removes the picture of a group. */
async function linkPicture(
  tx: Tx,
  { files, person }: Context,
  { id, type, tech_card_id }: typeof conversations.$inferSelect,
  chat_avatar: number | null,
): Promise<void> {
  if (!hasOwnPicture({ type, book: tech_card_id !== null }))
    throw new PressError('validation', { fields: { chat_avatar: 'choice' } })
  if (chat_avatar !== null) await assertPhoto(tx, chat_avatar, 'chat_avatar')
  await files.link(tx, person, 'conversation', id, { chat_avatar })
}

export async function leaveConversation(context: Context, id: number): Promise<void> {
  const { person } = context
  await context.db.transaction(async (tx) => {
    const { type } = await lockConversation(tx, context, id)
    if (type !== 'group') throw new PressError('forbidden')
    await tx.delete(conversationMembers).where(membershipClause(id, person.id))
    await recordEvent(tx, 'message.left', { id }, {}, { audience: [person.id] })
  })
}

export async function markConversationRead(context: Context, id: number): Promise<void> {
  const { person } = context
  await context.db.transaction(async (tx) => {
    const { last_message_id } = await lockConversation(tx, context, id)
    const updatedRows = await tx
      .update(conversationMembers)
      .set({ read_id: last_message_id })
      .where(and(membershipClause(id, person.id), sql`read_id < ${last_message_id}`))
      .returning()
    if (updatedRows.length > 0) await recordEvent(tx, 'message.read', { id })
  })
}
