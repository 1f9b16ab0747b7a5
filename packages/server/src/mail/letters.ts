import type { Notification } from '@press/contract'
import {
  getGivenName,
  invitationLifetimeHours,
  isUnsubscribable,
  collapseToLine,
  getPublicPressName,
  roleById,
  roleByKey,
  type NotificationTopic,
  type Portal,
} from '@press/domain'
import type { Locale } from '@press/i18n/node'
import { and, eq, sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Queryable, Tx } from '../database/database.ts'
import { emailChanges, passwordResets, registrations, users } from '../database/schema.ts'
import { createToken, hashToken } from '../auth/tokens.ts'
import { getToday } from '../clock.ts'
import { getLetterSender, getPressIdentity, getPressDetails, getPressSide } from '../database/press-side.ts'
import { getTranslator } from '../texts.ts'
import { renderLetterHtml, renderLetterText, type LetterBody, type LetterLink } from './html.ts'
import type { Letter } from './mail.ts'
import { createUnsubscribeToken, type Subscription } from './unsubscribe.ts'

type Origins = Record<Portal, string>

/** The lifetime of links in hours: for a requested reset, and for the first link of a new account. */
const resetLifetimeHours = 2
export const invitationLinkLifetimeHours = invitationLifetimeHours
/** The lifetime in hours of the link to confirm a new e-mail. It is long, because the letter may arrive before a weekend. */
export const emailLinkLifetimeHours = 72
/** The number of hours within which a person must confirm the address of a registration. */
export const registrationLifetimeHours = 24

interface Recipient {
  name: string
  email: string
  locale: Locale
  role_id: number
}

export const getPortal = ({ role_id }: Pick<Recipient, 'role_id'>): Portal => roleById(role_id)?.portal ?? 'staff'

/** Creates a link that sets a new password once. Stores only the hash of its token. */
export async function createResetLink(
  tx: Tx,
  user: Recipient & { id: number },
  origins: Origins,
  lifetimeHours: number,
): Promise<string> {
  const token = createToken()
  await tx.insert(passwordResets).values({
    token_hash: hashToken(token),
    user_id: user.id,
    expires_at: sql`now() + make_interval(hours => ${lifetimeHours})`,
  })
  return `${origins[getPortal(user)]}/reset-password?token=${token}`
}

/** Returns the press's name and contact details for the signature; the product's name if the press has not entered them. */
async function getSignatureLines(db: Queryable, locale: Locale): Promise<string[]> {
  const t = getTranslator(locale)
  const { name, bin, address, phone, email } = await getPressSide(db, { day: getToday(), locale })
  const { signature } = await getLetterSender(db)
  return [
    signature,
    name || t('shell:product'),
    bin && t('offer-documents:bin', { number: bin }),
    address,
    [phone, email].filter(Boolean).join(', '),
  ].filter(Boolean)
}

/** The content of a letter. `why` is the reason for the letter, which stands at the end of its footer. */
type Content = Pick<Letter, 'to' | 'subject'> & Omit<LetterBody, 'foot' | 'preheader' | 'press'> & { why?: string }

/** Returns the preview that follows the subject: the paragraph after the greeting. */
const getPreheader = (text: string): string => collapseToLine(text.split(/\n{2,}/)[1] ?? text).slice(0, 140)

/** Composes a letter as text and HTML, with the press's signature. */
export async function composeLetter(db: Queryable, { to, subject, why: reason, ...content }: Content): Promise<Letter> {
  const foot = [...(await getSignatureLines(db, content.locale)), ...(reason ? [reason] : [])]
  const press = getPublicPressName(await getPressIdentity(db), await getPressDetails(db), content.locale)
  const body: LetterBody = { ...content, press, preheader: getPreheader(content.text), foot }
  return { to, subject, text: renderLetterText(body), html: renderLetterHtml(body) }
}

/** The notified event, and the custom text that replaces the standard letter. */
interface NotificationContent {
  topic: NotificationTopic
  data: Notification['data']
  written?: { subject: string; text: string }
}

/** Returns functions that compose letters. Takes the portals' addresses and the secret that signs links. */
export function createLetters(config: Pick<Config, 'origins' | 'secret'>) {
  const { origins } = config

  /**
   * Returns the links for managing letters of a kind. They let the reader choose letters or unsubscribe, also by one click in the
   * mail program (RFC 8058).
   */
  function getFooterLinks(reader: Recipient & { id: number }, letterKind: Subscription['of']) {
    const t = getTranslator(reader.locale)
    const origin = origins[getPortal(reader)]
    const settings: LetterLink = { label: t('letters:foot.settings'), link: `${origin}/app/notification-settings` }
    if (letterKind !== 'daily' && !isUnsubscribable(letterKind)) return { links: [settings] }
    const token = createUnsubscribeToken(config, { user_id: reader.id, of: letterKind })
    return {
      links: [settings, { label: t('letters:foot.unsubscribe'), link: `${origin}/unsubscribe?token=${token}` }],
      unsubscribe: `${origin}/api/unsubscribe/${token}`,
    }
  }

  /** Composes a notification as a letter: in the reader's language, or as the text that the sender wrote. */
  async function composeNotification(
    db: Queryable,
    reader: Recipient & { id: number },
    { data, topic, written: customLetter }: NotificationContent,
  ): Promise<Letter> {
    const t = getTranslator(reader.locale)
    const link = origins[getPortal(reader)] + (data.path ?? '')
    const message = getNotificationText(data, reader.locale)
    const { links, unsubscribe } = getFooterLinks(reader, topic)
    const letter = await composeLetter(db, {
      to: reader.email,
      subject: customLetter?.subject ?? t('letters:notification.subject', { message: collapseToLine(message) }),
      locale: reader.locale,
      text: customLetter
        ? `${customLetter.text}\n\n${t('letters:decision.link', { link })}`
        : t('letters:notification.text', { name: getGivenName(reader.name), message, link }),
      action: { label: t('letters:notification.action'), link },
      why: t(`letters:foot.${topic === 'security' ? 'safety' : 'notification'}`),
      links,
    })
    return { ...letter, ...(unsubscribe && { unsubscribe }) }
  }

  /** Composes the letter with a reset link; undefined if no account has the address. */
  async function composeReset(tx: Tx, email: string): Promise<Letter | undefined> {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.email, email), eq(users.active, true)))
    if (!user) return undefined
    const t = getTranslator(user.locale)
    const link = await createResetLink(tx, user, origins, resetLifetimeHours)
    return composeLetter(tx, {
      to: user.email,
      subject: t('letters:reset.subject'),
      locale: user.locale,
      text: t('letters:reset.text', { name: getGivenName(user.name), link, hours: resetLifetimeHours }),
      action: { label: t('letters:reset.action'), link },
    })
  }

  /** Composes the invitation to an account; undefined if the person already has a password or is deactivated. */
  async function composeInvitation(tx: Tx, id: number): Promise<Letter | undefined> {
    const [user] = await tx.select().from(users).where(eq(users.id, id))
    if (!user?.active || user.password_hash !== null) return undefined
    const t = getTranslator(user.locale)
    const link = await createResetLink(tx, user, origins, invitationLifetimeHours)
    return composeLetter(tx, {
      to: user.email,
      subject: t('letters:invitation.subject'),
      locale: user.locale,
      text: t('letters:invitation.text', {
        name: getGivenName(user.name),
        link,
        days: t('letters:days', { count: invitationLifetimeHours / 24 }),
      }),
      action: { label: t('letters:invitation.action'), link },
    })
  }

  /** Composes the letter that confirms the new e-mail of an account; undefined if it was confirmed or withdrawn. */
  async function composeEmailConfirmation(tx: Tx, id: number): Promise<Letter | undefined> {
    const [changeRow] = await tx
      .select({ user: users, email: emailChanges.email })
      .from(emailChanges)
      .innerJoin(users, eq(users.id, emailChanges.user_id))
      .where(and(eq(emailChanges.user_id, id), users.active))
    if (!changeRow) return undefined
    const { user, email } = changeRow
    const token = createToken()
    await tx
      .update(emailChanges)
      .set({ token_hash: hashToken(token) })
      .where(eq(emailChanges.user_id, id))
    const t = getTranslator(user.locale)
    const link = `${origins[getPortal(user)]}/confirm-email?token=${token}`
    return composeLetter(tx, {
      to: email,
      subject: t('letters:newEmail.subject'),
      locale: user.locale,
      text: t('letters:newEmail.text', {
        name: getGivenName(user.name),
        link,
        days: t('letters:days', { count: emailLinkLifetimeHours / 24 }),
      }),
      action: { label: t('letters:newEmail.action'), link },
    })
  }

  /**
   * Composes the letter that activates an account, or that says that the account exists. Undefined if the registration was deleted.
   */
  async function composeRegistration(tx: Tx, id: number): Promise<Letter | undefined> {
    const [registration] = await tx.select().from(registrations).where(eq(registrations.id, id))
    if (!registration) return undefined
    const [user] = await tx.select().from(users).where(eq(users.email, registration.email))
    if (user) {
      await tx.delete(registrations).where(eq(registrations.id, id))
      return user.active ? composeAccountExists(tx, user) : undefined
    }
    const token = createToken()
    await tx
      .update(registrations)
      .set({ token_hash: hashToken(token) })
      .where(eq(registrations.id, id))
    const t = getTranslator(registration.locale)
    const portal = getPortal({ role_id: roleByKey(registration.role).id })
    const link = `${origins[portal]}/confirm?token=${token}`
    return composeLetter(tx, {
      to: registration.email,
      subject: t('letters:registration.subject'),
      locale: registration.locale,
      text: t('letters:registration.text', {
        name: getGivenName(registration.name),
        link,
        hours: registrationLifetimeHours,
      }),
      action: { label: t('letters:registration.action'), link },
    })
  }

  function composeAccountExists(tx: Tx, user: Recipient): Promise<Letter> {
    const t = getTranslator(user.locale)
    const link = `${origins[getPortal(user)]}/`
    return composeLetter(tx, {
      to: user.email,
      subject: t('letters:registered.subject'),
      locale: user.locale,
      text: t('letters:registered.text', { name: getGivenName(user.name), link }),
      action: { label: t('letters:registered.action'), link },
    })
  }

  return {
    origins,
    getFooterLinks: getFooterLinks,
    composeNotification: composeNotification,
    composeReset: composeReset,
    composeInvitation: composeInvitation,
    composeEmailConfirmation: composeEmailConfirmation,
    composeRegistration: composeRegistration,
  }
}
export type Letters = ReturnType<typeof createLetters>

/** Returns the text of a notification in a language. */
export const getNotificationText = (data: Notification['data'], locale: Locale): string =>
  ({ ru: data.message_ru, kz: data.message_kz, en: data.message_en })[locale]
