import type { ParsedBody } from '@press/contract'
import { canChangeMessage, findMentions, validateMessage, type Message } from '@press/domain'
import { and, eq, sql } from 'drizzle-orm'
import { recordAttempt, getMessageLimits } from '../../auth/rate-limits.ts'
import type { Tx } from '../../database/database.ts'
import { conversationMembers, conversations, fileLinks, messages } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { findMessage } from './queries.ts'
import { lockConversation, membershipClause } from './commands.ts'
import { scheduleUnreadCheck } from './unread.ts'

/** Sends a message. A repeated request does not send it again, because the client's id of a message is unique. */
export async function sendMessage(
  context: Context,
  { conversation_id, client_id, content, files: attachments, reply_to_id }: ParsedBody<'POST /api/messages'>,
): Promise<Message> {
  const { db, files, person } = context
  const [problem] = Object.entries(validateMessage({ content, files: attachments }))
  if (problem) throw new PressError('validation', { fields: { content: 'required' } })
  await recordAttempt(db, getMessageLimits(person.id))
  const id = await db.transaction(async (tx) => {
    await lockConversation(tx, context, conversation_id)
    if (reply_to_id !== null) await assertInConversation(tx, conversation_id, reply_to_id)
    const [insertedMessage] = await tx
      .insert(messages)
      .values({ conversation_id, client_id, content: content.trim(), reply_to_id, user_id: person.id })
      .onConflictDoNothing()
      .returning({ id: messages.id })
    if (!insertedMessage) return findSentMessageId(tx, context, client_id)
    const fields = Object.fromEntries(attachments.map((file, index) => [`files.${index}`, file]))
    await files.link(tx, person, 'message', insertedMessage.id, fields)
    await tx
      .update(conversations)
      .set({ last_message_id: insertedMessage.id })
      .where(eq(conversations.id, conversation_id))
    await tx
      .update(conversationMembers)
      .set({ read_id: insertedMessage.id })
      .where(membershipClause(conversation_id, person.id))
    const { rows: members } = await tx.execute<{ id: number; name: string }>(
      sql`select id, name from users join conversation_members on user_id = id
        where conversation_id = ${conversation_id} and id <> ${person.id}`,
    )
    const mentionedIds = findMentions(content, members).map((one) => one.id)
    await recordEvent(tx, 'message.sent', { id: conversation_id }, { mentioned: mentionedIds, by: person.name })
    await scheduleUnreadCheck(tx, insertedMessage.id)
    return insertedMessage.id
  })
  return findMessage(context, id)
}

async function findSentMessageId(tx: Tx, { person }: Context, client_id: string): Promise<number> {
  const [message] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.user_id, person.id), eq(messages.client_id, client_id)))
  if (!message) throw new Error('The earlier message was not found')
  return message.id
}

async function assertInConversation(tx: Tx, conversation_id: number, id: number): Promise<void> {
  const [message] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.conversation_id, conversation_id)))
  if (!message) throw new PressError('validation', { fields: { reply_to_id: 'choice' } })
}

/** Returns a message that the person may change, with its conversation locked until the transaction ends. */
async function lockOwnMessage(tx: Tx, context: Context, id: number) {
  const [storedMessage] = await tx.select().from(messages).where(eq(messages.id, id))
  if (!storedMessage) throw new PressError('notFound')
  await lockConversation(tx, context, storedMessage.conversation_id)
  const [message] = await tx.select().from(messages).where(eq(messages.id, id))
  if (!message || message.deleted_at) throw new PressError('notFound')
  if (!canChangeMessage(message, context.person)) throw new PressError('forbidden')
  return message
}

const messageFilesClause = (id: number) => and(eq(fileLinks.resource, 'message'), eq(fileLinks.resource_id, id))

export async function editMessage(
  context: Context,
  id: number,
  { content }: ParsedBody<'PUT /api/messages/{id}'>,
): Promise<Message> {
  await context.db.transaction(async (tx) => {
    const message = await lockOwnMessage(tx, context, id)
    const trimmedContent = content.trim()
    const files = await tx.select({ id: fileLinks.file_id }).from(fileLinks).where(messageFilesClause(id))
    if (Object.keys(validateMessage({ content: trimmedContent, files })).length > 0)
      throw new PressError('validation', { fields: { content: 'required' } })
    if (trimmedContent === message.content) return
    await tx
      .update(messages)
      .set({ content: trimmedContent, edited_at: sql`now()` })
      .where(eq(messages.id, id))
    await recordEvent(tx, 'message.edited', { id: message.conversation_id })
  })
  return findMessage(context, id)
}

/** Deletes the text and files of a message. The empty message stays in the conversation. */
export async function deleteMessage(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { conversation_id } = await lockOwnMessage(tx, context, id)
    await tx
      .update(messages)
      .set({ content: '', deleted_at: sql`now()` })
      .where(eq(messages.id, id))
    await tx.delete(fileLinks).where(messageFilesClause(id))
    await recordEvent(tx, 'message.deleted', { id: conversation_id })
  })
}
