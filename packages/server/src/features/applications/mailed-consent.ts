import type { AnswerOf } from '@press/contract'
import { getGivenName, collapseToLine } from '@press/domain'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { createToken, hashToken } from '../../auth/tokens.ts'
import type { Db, Tx } from '../../database/database.ts'
import { applicationAuthors, applications, users } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import { composeAndSend } from '../../jobs/compose-and-send.ts'
import { defineJobType } from '../../jobs/jobs.ts'
import { composeLetter, type Letters } from '../../mail/letters.ts'
import type { Letter } from '../../mail/mail.ts'
import { getTranslator } from '../../texts.ts'
import { updateAuthorNames } from './authors.ts'
import { versionBump } from './row.ts'

/**
 * Composes the letter to a person without an account; undefined when this person has answered or is no longer listed as an author.
 */
async function composeConsentLetter(
  tx: Tx,
  { application, email }: { application: number; email: string },
  { origins }: Pick<Letters, 'origins'>,
): Promise<Letter | undefined> {
  const pendingRequestClause = and(
    eq(applicationAuthors.application_id, application),
    eq(applicationAuthors.email, email),
    isNull(applicationAuthors.user_id),
    isNotNull(applicationAuthors.asked_at),
  )
  const [consentRequest] = await tx
    .select({
      name: applicationAuthors.name,
      position: applicationAuthors.position,
      book_name: applications.book_name,
      submitter: users.name,
      locale: users.locale,
    })
    .from(applicationAuthors)
    .innerJoin(applications, eq(applications.id, applicationAuthors.application_id))
    .innerJoin(users, eq(users.id, applications.created_by))
    .where(pendingRequestClause)
    .for('update', { of: applicationAuthors })
  if (!consentRequest) return undefined
  const { name, position, book_name, submitter, locale } = consentRequest
  const token = createToken()
  await tx
    .update(applicationAuthors)
    .set({ token_hash: hashToken(token) })
    .where(and(pendingRequestClause, eq(applicationAuthors.position, position)))
  const t = getTranslator(locale)
  const link = `${origins.author}/authorship?token=${token}`
  const textParams = {
    name: getGivenName(name),
    submitter: collapseToLine(submitter),
    book: collapseToLine(book_name),
    link,
  }
  return composeLetter(tx, {
    to: email,
    subject: t('letters:authorship.subject', textParams),
    locale,
    text: t('letters:authorship.text', textParams),
    action: { label: t('letters:authorship.action'), link },
  })
}

/** A letter that asks a person without an account whether they are an author of an application. */
export const authorshipLetterJob = defineJobType<{ application: number; email: string }>({
  kind: 'authorship-letter',
  lane: 'letters',
  run: (consentRequest, job, { letters, mail }) =>
    composeAndSend(mail, job, (tx) => composeConsentLetter(tx, consentRequest, letters)),
})

const pendingTokenClause = (token: string) =>
  and(eq(applicationAuthors.token_hash, hashToken(token)), isNotNull(applicationAuthors.asked_at))

/** Returns the authorship request of a link, with only the data that its holder may see. */
export async function findConsentRequest(db: Db, token: string): Promise<AnswerOf<'GET /api/authorship/{token}'>> {
  const [consentRequest] = await db
    .select({ name: applicationAuthors.name, book_name: applications.book_name, submitter: users.name })
    .from(applicationAuthors)
    .innerJoin(applications, eq(applications.id, applicationAuthors.application_id))
    .innerJoin(users, eq(users.id, applications.created_by))
    .where(pendingTokenClause(token))
  if (!consentRequest) throw new PressError('notFound')
  return consentRequest
}

/** Saves an answer: a person who agrees becomes an author, a person who declines is removed. The link is invalid afterwards. */
export const saveConsentAnswer = (db: Db, token: string, hasAgreed: boolean): Promise<void> =>
  db.transaction(async (tx) => {
    const [authorRow] = await tx.select().from(applicationAuthors).where(pendingTokenClause(token))
    if (!authorRow) throw new PressError('notFound')
    const { application_id: id, name } = authorRow
    // Locks the application before the author's row, because an edit also locks the application first.
    const [application] = await tx.select().from(applications).where(eq(applications.id, id)).for('update')
    const answeredRows = hasAgreed
      ? await tx
          .update(applicationAuthors)
          .set({ asked_at: null, token_hash: null })
          .where(pendingTokenClause(token))
          .returning()
      : await tx.delete(applicationAuthors).where(pendingTokenClause(token)).returning()
    if (!application || !answeredRows.length) throw new PressError('notFound')
    await updateAuthorNames(tx, id)
    await tx.update(applications).set(versionBump).where(eq(applications.id, id))
    await recordEvent(tx, hasAgreed ? 'application.joined' : 'application.declined', application, {
      name,
      submitter: application.created_by,
    })
  })
