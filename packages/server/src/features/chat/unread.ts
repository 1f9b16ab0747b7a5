import { unreadNotificationDelaySeconds } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { recordEvent } from '../../events/record-event.ts'
import { enqueue, defineExclusiveJobType } from '../../jobs/jobs.ts'
import { chatNameSql, subjectJoins } from './queries.ts'

/**
 * Schedules a check whether a message was read. Schedules it only for the first message that a member has not read, because this
 * check also covers later messages.
 */
export async function scheduleUnreadCheck(tx: Tx, messageId: number): Promise<void> {
  const { rows } = await tx.execute(
    sql`select from messages sent join conversation_members own using (conversation_id)
      where sent.id = ${messageId} and own.user_id <> sent.user_id and not exists (
        select from messages earlier where earlier.conversation_id = sent.conversation_id
          and earlier.id > own.read_id and earlier.id < sent.id and earlier.user_id <> own.user_id)
      limit 1`,
  )
  if (rows.length > 0) await enqueue(tx, unreadMessageJob, { message: messageId }, unreadNotificationDelaySeconds)
}

/** Notifies every member whose first unread message this is, unless this message and all later messages were deleted. */
async function notifyUnread(tx: Tx, messageId: number): Promise<void> {
  const { rows } = await tx.execute<{ conversation_id: number; user_id: number; name: string }>(
    sql`select own.conversation_id, own.user_id, case when type = 'private' then min(writers.name)
        else min(${chatNameSql}) end as name
      from messages first
      join conversations on conversations.id = first.conversation_id
      left join tech_cards on tech_cards.id = conversations.tech_card_id
      ${subjectJoins}
      join conversation_members own on own.conversation_id = conversations.id
      join messages on messages.conversation_id = conversations.id and messages.id > own.read_id
        and messages.user_id <> own.user_id
      join users writers on writers.id = messages.user_id
      where first.id = ${messageId}
      group by own.conversation_id, own.user_id, type, chat_name
      having min(messages.id) = ${messageId} and count(*) filter (where messages.deleted_at is null) > 0
      order by own.user_id`,
  )
  const [firstRow] = rows
  if (!firstRow) return
  const unreadUserIds = rows.map((row) => row.user_id)
  await recordEvent(
    tx,
    'message.unread',
    { id: firstRow.conversation_id },
    { unread: unreadUserIds, name: firstRow.name },
    { onlyAudience: unreadUserIds },
  )
}

/** Checks a message that some of its recipients may not have read yet. */
export const unreadMessageJob = defineExclusiveJobType('unread-message', (tx, { message }: { message: number }) =>
  notifyUnread(tx, message),
)
