import { getGivenName } from '@press/domain'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { invalidatePasswordLinks, endAccess } from '../../auth/access.ts'
import { consumeConfirmation } from '../../auth/reauthentication.ts'
import { passwordMatches } from '../../auth/passwords.ts'
import { hashToken } from '../../auth/tokens.ts'
import type { Db, Tx } from '../../database/database.ts'
import { emailChanges, users } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { emailLetterJob } from './jobs.ts'
import { mailJob } from '../../jobs/mail.ts'
import { composeLetter, emailLinkLifetimeHours } from '../../mail/letters.ts'
import { getTranslator } from '../../texts.ts'
import type { Context } from '../shared/context.ts'

type Row = typeof users.$inferSelect

/**
 * Requests a new e-mail for an account in use. Access to an account's mailbox is enough to set its password, so there are three
 * conditions. The owner confirms the new address with the current password, the old address gets a letter, and the caller must have
 * confirmed their identity.
 */
export async function requestEmailChange(
  tx: Tx,
  { person }: Pick<Context, 'person'>,
  row: Row,
  email: string,
): Promise<void> {
  await consumeConfirmation(tx, person)
  const changeValues = {
    email,
    token_hash: null,
    by_id: person.id,
    expires_at: sql`now() + make_interval(hours => ${emailLinkLifetimeHours})`,
  }
  await tx
    .insert(emailChanges)
    .values({ user_id: row.id, ...changeValues })
    .onConflictDoUpdate({ target: emailChanges.user_id, set: changeValues })
  await invalidatePasswordLinks(tx, row.id)
  await enqueue(tx, emailLetterJob, { user: row.id })
  await notifyOldAddress(tx, row, 'emailAsked', { email, by: person.name })
  await recordEvent(tx, 'user.emailAsked', row, { before: row.email, email })
}

/** Withdraws a new e-mail address that is not confirmed yet. */
export async function withdrawEmailChange(tx: Tx, id: number): Promise<void> {
  const [withdrawnChange] = await tx.delete(emailChanges).where(eq(emailChanges.user_id, id)).returning()
  if (!withdrawnChange) throw new PressError('notFound')
  await recordEvent(tx, 'user.emailWithdrawn', { id }, { email: withdrawnChange.email })
}

/** Sets the new e-mail of an account, given the token from the letter and the account's password. Returns the account's id. */
export async function confirmEmail(db: Db, token: string, password: string): Promise<number> {
  const matchesToken = and(eq(emailChanges.token_hash, hashToken(token)), gt(emailChanges.expires_at, sql`now()`))
  const [user] = await db
    .select({ hash: users.password_hash })
    .from(emailChanges)
    .innerJoin(users, and(eq(users.id, emailChanges.user_id), users.active))
    .where(matchesToken)
  if (!user) throw createUsedLinkError()
  if (!(await passwordMatches(user.hash, password)))
    throw new PressError('validation', { fields: { password: 'wrongPassword' } })
  return db.transaction(async (tx) => {
    const [change] = await tx.delete(emailChanges).where(matchesToken).returning()
    if (!change) throw createUsedLinkError()
    const { user_id: id, email } = change
    const [currentUser] = await tx.select().from(users).where(eq(users.id, id)).for('update')
    const otherUsers = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), ne(users.id, id)))
    if (!currentUser?.active || otherUsers.length > 0) throw createUsedLinkError()
    await tx
      .update(users)
      .set({ email, version: currentUser.version + 1 })
      .where(eq(users.id, id))
    await endAccess(tx, id)
    await notifyOldAddress(tx, currentUser, 'emailChanged', { email })
    await recordEvent(tx, 'user.emailChanged', { id }, { before: currentUser.email, email }, { actor: id })
    return id
  })
}

const createUsedLinkError = (): PressError => new PressError('badRequest', { message: 'emailLinkUsed' })

async function notifyOldAddress(
  tx: Tx,
  { name, email: to, locale }: Row,
  textKey: 'emailAsked' | 'emailChanged',
  textParams: { email: string; by?: string },
): Promise<void> {
  const t = getTranslator(locale)
  const letter = await composeLetter(tx, {
    to,
    subject: t(`letters:${textKey}.subject`),
    locale,
    text: t(`letters:${textKey}.text`, { name: getGivenName(name), by: '', ...textParams }),
  })
  await enqueue(tx, mailJob, letter)
}
