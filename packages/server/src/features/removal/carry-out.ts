import { getGivenName, getRetentionEnd, getShortName } from '@press/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import type { Tx } from '../../database/database.ts'
import { removals, users } from '../../database/schema.ts'
import { recordEvent } from '../../events/record-event.ts'
import { enqueue, defineExclusiveJobType } from '../../jobs/jobs.ts'
import { mailJob } from '../../jobs/mail.ts'
import { composeLetter } from '../../mail/letters.ts'
import { getTranslator } from '../../texts.ts'
import { buildRemovalStatements } from './blank.ts'
import { findObstacles } from './open.ts'

const daySeconds = 86_400

/** Returns the text that replaces a removed person's name. It is stored in the database, so it is in the press's first language. */
export const getRemovedName = (): string => getTranslator('ru')('privacy:removedPerson')

/**
 * Removes a person who asked for it and did not withdraw the request. Ends their sessions, deletes the data that need not be kept,
 * and sends a final letter. If the person has new unfinished business since the request, tries again a day later.
 */
export async function carryOutRemoval(tx: Tx, id: number): Promise<void> {
  // Locks the person's row before it reads the state of the request. Withdrawing a request locks the same row first.
  const [removalRequest] = await tx.select({ user: removals.user_id }).from(removals).where(eq(removals.id, id))
  if (!removalRequest) return
  const [user] = await tx.select().from(users).where(eq(users.id, removalRequest.user)).for('update')
  const [pendingRemoval] = await tx
    .select()
    .from(removals)
    .where(and(eq(removals.id, id), isNull(removals.withdrawn_at), isNull(removals.done_at)))
  if (!user || !pendingRemoval) return
  if ((await findObstacles(tx, user.id)).length > 0) return enqueue(tx, removalJob, { removal: id }, daySeconds)

  const papers_until = getRetentionEnd(getToday())
  const t = getTranslator(user.locale)
  const { subject, text, html } = await composeLetter(tx, {
    to: user.email,
    subject: t('letters:removed.subject'),
    locale: user.locale,
    text: t('letters:removed.text', { name: getGivenName(user.name), year: papers_until.slice(0, 4) }),
  })
  await leaveGroups(tx, user.id)
  for (const accountId of await findMergedAccountIds(tx, user.id)) {
    await anonymizeRejectedApplications(tx, accountId)
    for (const statement of buildRemovalStatements(accountId, getRemovedName())) await tx.execute(statement)
  }
  await tx
    .update(removals)
    .set({ done_at: sql`now()`, papers_until })
    .where(eq(removals.id, id))
  await recordEvent(tx, 'user.removed', user, {}, { actor: null })
  await enqueue(tx, mailJob, { to: user.email, subject, text, ...(html && { html }) })
}

/** Returns the account and the accounts merged into it. */
export async function findMergedAccountIds(tx: Tx, id: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`with recursive same as (
      select ${id}::int as id union select users.id from users join same on merged_into = same.id
    ) select id from same`)
  return rows.map((row) => row.id)
}

/** Removes the person from group conversations and notifies the remaining members at once. */
async function leaveGroups(tx: Tx, userId: number): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`select conversation_id as id from conversation_members
    join conversations on conversations.id = conversation_id where user_id = ${userId} and type = 'group'`)
  for (const { id } of rows) await recordEvent(tx, 'message.left', { id }, {}, { actor: null, onlyAudience: [userId] })
}

/** Removes the author's name from rejected applications, because no book was made from them. */
async function anonymizeRejectedApplications(tx: Tx, userId: number): Promise<void> {
  const replacement = getRemovedName()
  const { rows } = await tx.execute<{ id: number; names: string[] }>(sql`
    with gone as (
      update application_authors named set name = ${replacement} from applications
      where applications.id = application_id and status = 'rejected' and named.user_id = ${userId} returning application_id, position
    )
    select application_id as id, array_agg(case when gone.position is null then name else ${replacement} end order by position) as names
    from application_authors named left join gone using (application_id, position)
    where application_id in (select application_id from gone) and asked_at is null group by application_id`)
  for (const { id, names } of rows) {
    const authorNames = names.map((name) => (name === replacement ? replacement : getShortName(name))).join(', ')
    await tx.execute(sql`update applications set authors = ${authorNames} where id = ${id}`)
  }
}

/** Removes a person who asked for it, on the announced date. */
export const removalJob = defineExclusiveJobType('removal', (tx, { removal }: { removal: number }) =>
  carryOutRemoval(tx, removal),
)
