import type { Notification } from '@press/contract'
import { givenName, roleById, roleByKey, type Portal } from '@press/domain'
import type { Locale } from '@press/i18n/node'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { passwordResets, registrations, users } from '../database/schema.ts'
import { newToken, tokenHash } from '../auth/tokens.ts'
import { texts } from '../texts.ts'
import type { Letter } from './mail.ts'

type Origins = Record<Portal, string>

/** Hours that a link lasts: one somebody asked for just now, and the first one of a new account. */
const resetLifetime = 2
export const invitationLifetime = 72
/** Hours that somebody has to show that the address they registered with is theirs. */
export const registrationLifetime = 24

interface Recipient {
  name: string
  email: string
  locale: Locale
  role_id: number
}

const portalOf = ({ role_id }: Pick<Recipient, 'role_id'>): Portal => roleById(role_id)?.portal ?? 'staff'

/** Makes a link that sets a new password once. Only its hash is kept. */
export async function newResetLink(
  tx: Tx,
  user: Recipient & { id: number },
  origins: Origins,
  hours: number,
): Promise<string> {
  const token = newToken()
  await tx.insert(passwordResets).values({
    token_hash: tokenHash(token),
    user_id: user.id,
    expires_at: sql`now() + make_interval(hours => ${hours})`,
  })
  return `${origins[portalOf(user)]}/reset-password?token=${token}`
}

/** The letter with a reset link; undefined when nobody has the address. */
export async function resetLetter(tx: Tx, email: string, origins: Origins): Promise<Letter | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.active, true)))
  if (!user) return undefined
  const t = texts(user.locale)
  const link = await newResetLink(tx, user, origins, resetLifetime)
  return {
    to: user.email,
    subject: t('mail:reset.subject'),
    text: t('mail:reset.text', { name: givenName(user.name), link, hours: resetLifetime }),
  }
}

/** The letter that begins an account, or says that there is one already; undefined when the registration is no longer wanted. */
export async function registrationLetter(tx: Tx, id: number, origins: Origins): Promise<Letter | undefined> {
  const [asked] = await tx.select().from(registrations).where(eq(registrations.id, id))
  if (!asked) return undefined
  const [user] = await tx.select().from(users).where(eq(users.email, asked.email))
  if (user) {
    await tx.delete(registrations).where(eq(registrations.id, id))
    return user.active ? knownLetter(user, origins) : undefined
  }
  const token = newToken()
  await tx
    .update(registrations)
    .set({ token_hash: tokenHash(token) })
    .where(eq(registrations.id, id))
  const t = texts(asked.locale)
  const portal = portalOf({ role_id: roleByKey(asked.role).id })
  const link = `${origins[portal]}/confirm?token=${token}`
  return {
    to: asked.email,
    subject: t('mail:registration.subject'),
    text: t('mail:registration.text', { name: givenName(asked.name), link, hours: registrationLifetime }),
  }
}

function knownLetter(user: Recipient, origins: Origins): Letter {
  const t = texts(user.locale)
  return {
    to: user.email,
    subject: t('mail:registered.subject'),
    text: t('mail:registered.text', { name: givenName(user.name), link: `${origins[portalOf(user)]}/` }),
  }
}

/** A notification as a letter, in its reader's language. */
export function notificationLetter(user: Recipient, data: Notification['data'], origins: Origins): Letter {
  const t = texts(user.locale)
  const message = { ru: data.message_ru, kz: data.message_kz, en: data.message_en }[user.locale]
  const link = origins[portalOf(user)] + (data.path ?? '')
  return {
    to: user.email,
    subject: t('mail:notification.subject', { message }),
    text: t('mail:notification.text', { name: givenName(user.name), message, link }),
  }
}

/** What somebody wrote to the reader, with the address of what it is about. */
export function writtenLetter(
  user: Recipient,
  { subject, text }: { subject: string; text: string },
  { path = '' }: Notification['data'],
  origins: Origins,
): Letter {
  const link = texts(user.locale)('mail:decision.link', { link: origins[portalOf(user)] + path })
  return { to: user.email, subject, text: `${text}\n\n${link}` }
}
