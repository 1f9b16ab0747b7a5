import {
  appAddress,
  dailyDigestMaxRows,
  getGivenName,
  isNotificationEnabled,
  getNotificationHref,
  notificationTopicKeys,
  notificationTopics,
  getRoleOrDefault,
  type RoleKey,
  type DailyLetterRow,
  type QueueItem,
} from '@press/domain'
import { formatDate, type Locale } from '@press/i18n/node'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import type { Person } from '../../auth/person.ts'
import type { Db, Queryable } from '../../database/database.ts'
import { notifications } from '../../database/schema.ts'
import { findRecipients, type RecipientRow } from '../../events/recipients.ts'
import type { Files } from '../../files/files.ts'
import { defineJobType, type Job, type JobServices, type SaveOutcome } from '../../jobs/jobs.ts'
import { composeLetter, getNotificationText, getPortal, type Letters } from '../../mail/letters.ts'
import type { Letter } from '../../mail/mail.ts'
import { getTranslator } from '../../texts.ts'
import { findQueue } from '../shared/queue/queries.ts'

type Part = DailyLetterRow['parts'][number]

const toPerson = ({ id, name, email, role_id }: RecipientRow): Person => {
  const { key, portal } = getRoleOrDefault(role_id)
  return { id, name, email, role_id, role: key, portal, session_id: 0 }
}

function getItemPath({ kind, id, techcard_id, project_id }: QueueItem, role: RoleKey): string {
  if (kind === 'application') return getNotificationHref('application', role, id)
  // Accounting pays for works, so it gets a link to the book of the work.
  if (project_id !== null && kind !== 'techcard' && kind !== 'shortage' && role !== 'accounting')
    return getNotificationHref('project', role, project_id)
  return getNotificationHref('book', role, techcard_id)
}

async function buildPendingPart(db: Db, files: Files, reader: RecipientRow, locale: Locale): Promise<Part> {
  const t = getTranslator(locale)
  const person = toPerson(reader)
  const { items, total } = await findQueue(db, files, person, { page: 1, per_page: dailyDigestMaxRows })
  const rows = items.map((item) => {
    const step = t(`queue:step.${item.step}`)
    const due = item.due && t('domain:due', { date: formatDate(item.due, locale, 'dayMonth') })
    return { text: item.book_name, note: [step, due].filter(Boolean).join(', '), path: getItemPath(item, person.role) }
  })
  return { key: 'waits', rows, more: total - rows.length }
}

type DigestNotification = Pick<typeof notifications.$inferSelect, 'topic' | 'data'>

function buildNotificationPart(
  key: 'changed' | 'money',
  digestNotifications: readonly DigestNotification[],
  locale: Locale,
): Part {
  const partNotifications = digestNotifications.filter(
    ({ topic }) => (topic !== null && notificationTopics[topic].group === 'money') === (key === 'money'),
  )
  const rows = partNotifications.slice(0, dailyDigestMaxRows).map(({ data }) => ({
    text: getNotificationText(data, locale),
    note: '',
    path: data.path ?? appAddress('notifications'),
  }))
  return { key, rows, more: partNotifications.length - rows.length }
}

/** Returns the notifications since the reader's last digest, on the topics that the reader wants in the digest. */
async function findDigestNotifications(db: Queryable, { id, choices }: RecipientRow) {
  const rows = await db
    .select({ id: notifications.id, topic: notifications.topic, data: notifications.data })
    .from(notifications)
    .where(and(eq(notifications.user_id, id), notifications.daily))
    .orderBy(desc(notifications.id))
  return rows.filter(({ topic }) => topic === null || isNotificationEnabled(choices, topic, 'daily'))
}

const wantsDailyDigest = ({ choices }: RecipientRow): boolean =>
  notificationTopicKeys.some((topic) => isNotificationEnabled(choices, topic, 'daily'))

/** Builds a reader's daily digest; undefined when it would be empty, or when the reader does not want it. */
export async function buildDailyDigest(
  db: Db,
  files: Files,
  reader: RecipientRow,
  locale: Locale = reader.locale,
  digestNotifications?: readonly DigestNotification[],
): Promise<DailyLetterRow | undefined> {
  if (!wantsDailyDigest(reader)) return undefined
  const t = getTranslator(locale)
  const newNotifications = digestNotifications ?? (await findDigestNotifications(db, reader))
  const allParts = [
    await buildPendingPart(db, files, reader, locale),
    buildNotificationPart('changed', newNotifications, locale),
    buildNotificationPart('money', newNotifications, locale),
  ]
  const [pendingCount = 0, ...otherCounts] = allParts.map(({ rows, more }) => rows.length + more)
  const changedCount = otherCounts.reduce((sum, count) => sum + count, 0)
  if (pendingCount + changedCount === 0) return undefined
  const summaryLines = [
    ...(pendingCount ? [t('letters:daily.waits', { count: pendingCount })] : []),
    ...(changedCount ? [t('letters:daily.changed', { count: changedCount })] : []),
  ]
  return {
    subject: summaryLines.join(', '),
    lead: t('letters:daily.lead', { name: getGivenName(reader.name), said: summaryLines.join(', ') }),
    day: getToday(),
    parts: allParts.filter(({ rows }) => rows.length > 0),
  }
}

/** Composes the daily digest as a letter to be sent. */
export async function composeDailyDigest(
  db: Queryable,
  letters: Letters,
  reader: RecipientRow,
  { subject, lead, parts }: DailyLetterRow,
): Promise<Letter> {
  const t = getTranslator(reader.locale)
  const origin = letters.origins[getPortal(reader)]
  const { links, unsubscribe } = letters.getFooterLinks(reader, 'daily')
  const letter = await composeLetter(db, {
    to: reader.email,
    subject,
    locale: reader.locale,
    text: lead,
    parts: parts.map(({ key, rows, more }) => ({
      title: t(`letters:daily.${key}Title`),
      rows: rows.map(({ text, note, path }) => ({ text, note, link: origin + path })),
      ...(more > 0 && { more: t('letters:daily.more', { count: more }) }),
    })),
    why: t('letters:foot.daily'),
    links,
  })
  return { ...letter, ...(unsubscribe && { unsubscribe }) }
}

/** Sends a reader's daily digest. A later digest does not repeat its notifications. */
async function sendDailyDigest(
  userId: number,
  { id, db, signal }: Job,
  { files, letters, mail }: JobServices,
): Promise<SaveOutcome | undefined> {
  const [reader] = await findRecipients(db, [userId])
  if (!reader) return undefined
  const digestNotifications = await findDigestNotifications(db, reader)
  const letter = await buildDailyDigest(db, files, reader, reader.locale, digestNotifications)
  if (letter) await mail.send(await composeDailyDigest(db, letters, reader, letter), String(id), signal)
  if (digestNotifications.length === 0) return undefined
  return async (tx) => {
    await tx
      .update(notifications)
      .set({ daily: false })
      .where(
        inArray(
          notifications.id,
          digestNotifications.map((one) => one.id),
        ),
      )
  }
}

export const dailyLetterJob = defineJobType<{ user: number }>({
  kind: 'daily-letter',
  lane: 'letters',
  run: ({ user }, job, services) => sendDailyDigest(user, job, services),
})
