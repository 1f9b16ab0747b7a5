import type { AnswerOf, ParsedBody } from '@press/contract'
import { timings, type ApplicationDocument, type ApplicationStatus, type Person } from '@press/domain'
import { formatDate, type Locale } from '@press/i18n/node'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db, Queryable, Tx } from '../../database/database.ts'
import { applicationLetters, applications, users } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { getTranslator } from '../../texts.ts'
import type { Context } from '../shared/context.ts'
import { toApiPerson } from '../shared/people.ts'
import { findUnchangedDocuments } from './rounds.ts'

type Decision = Pick<ParsedBody<'POST /api/applications/{id}/letter'>, 'status' | 'reason' | 'documents' | 'accepted'>
type Letter = NonNullable<ParsedBody<'POST /api/applications/{id}/status'>['letter']>

/** Decisions that are sent to the author as a letter. */
const letterStatuses = ['revision', 'accepted', 'rejected'] as const satisfies ApplicationStatus[]
type LetterStatus = (typeof letterStatuses)[number]
const hasLetter = (status: ApplicationStatus): status is LetterStatus =>
  (letterStatuses as readonly string[]).includes(status)

/** Returns the recipient and the subject of the letter. */
async function findRecipient(db: Queryable, id: number) {
  const [recipient] = await db
    .select({
      id: users.id,
      name: users.name,
      role_id: users.role_id,
      avatar_file_id: users.avatar_file_id,
      locale: users.locale,
      book_name: applications.book_name,
      round: sql<number>`(select count(*)::int + 1 from application_rounds where application_id = ${applications.id})`,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.created_by))
    .where(eq(applications.id, id))
  if (!recipient) throw new PressError('notFound')
  return recipient
}

interface LetterFacts {
  to: { name: string }
  from: Pick<Context['person'], 'name' | 'role'>
  book: string
  round: number
  /** Documents that the author sent again with an unchanged file. */
  same: readonly ApplicationDocument[]
}

/** Composes the text of a decision in the reader's language. */
function renderDecisionLetter(
  locale: Locale,
  { status, reason, documents, accepted }: Decision & { status: LetterStatus },
  { to, from, book, round, same: unchangedDocuments }: LetterFacts,
): Letter {
  const t = getTranslator(locale)
  const getDocumentName = (document: ApplicationDocument) => t(`applications:document.${document}`)
  const role = from.role === 'deputy' || from.role === 'supervisor' ? from.role : 'initiator'
  const paragraphs = [
    t('letters:decision.greeting', { name: to.name }),
    t(`letters:decision.lead.${status}`, { book, round }),
    ...(status === 'revision' && accepted.length
      ? [t('letters:decision.taken', { documents: accepted.map(getDocumentName).join(', ') })]
      : []),
    ...(reason ? [status === 'rejected' ? t('letters:decision.reason', { reason }) : reason] : []),
    ...(status === 'revision' && documents.length ? [t('letters:decision.left', { count: documents.length })] : []),
    ...(status === 'revision'
      ? documents.map((request) =>
          [
            getDocumentName(request.document),
            request.reason,
            ...(unchangedDocuments.includes(request.document) ? [t('letters:decision.same')] : []),
            t('letters:decision.until', { date: formatDate(request.until, locale, 'date') }),
          ].join('\n'),
        )
      : []),
    ...(status === 'revision' ? [t('letters:decision.how', { days: timings.applicationDays })] : []),
    t('letters:decision.sign', { name: from.name, role: t(`letters:decision.role.${role}`) }),
  ]
  return { locale, subject: t(`letters:decision.subject.${status}`, { book, round }), text: paragraphs.join('\n\n') }
}

async function composeDecisionLetter(
  tx: Queryable,
  { person }: Pick<Context, 'person'>,
  id: number,
  decision: Decision,
  locale?: Locale,
) {
  const { status } = decision
  if (!hasLetter(status)) return undefined
  const to = await findRecipient(tx, id)
  const facts = { to, from: person, book: to.book_name, round: to.round, same: await findUnchangedDocuments(tx, id) }
  return { to, letter: renderDecisionLetter(locale ?? to.locale, { ...decision, status }, facts) }
}

/** Returns a preview of a decision's letter. */
export async function previewLetter(
  { db, files, person }: Context,
  id: number,
  { locale, ...decision }: ParsedBody<'POST /api/applications/{id}/letter'>,
): Promise<AnswerOf<'POST /api/applications/{id}/letter'>> {
  const preview = await composeDecisionLetter(db, { person }, id, decision, locale)
  if (!preview) throw new PressError('validation', { fields: { status: 'choice' } })
  const { to, letter } = preview
  const recipient: Person = toApiPerson(to, files)
  return { letter: { ...letter, to: recipient, own_locale: to.locale } }
}

/**
 * Saves the letter of a decision: the text that the person edited, or else a generated text. Returns the letter's id; undefined if
 * the decision has no letter.
 */
export async function saveDecisionLetter(
  tx: Tx,
  context: Pick<Context, 'person'>,
  id: number,
  decision: Decision & { letter?: Letter | undefined },
): Promise<number | undefined> {
  const composedLetter = await composeDecisionLetter(tx, context, id, decision)
  if (!composedLetter) return undefined
  const letter = decision.letter ?? composedLetter.letter
  const [row] = await tx
    .insert(applicationLetters)
    .values({
      application_id: id,
      status: decision.status,
      ...letter,
      sent_to: composedLetter.to.id,
      sent_by: context.person.id,
    })
    .returning({ id: applicationLetters.id })
  return row?.id
}

/** Returns the letters that were sent about an application, first to last. */
export async function findLetters(
  db: Db,
  files: Files,
  id: number,
): Promise<AnswerOf<'GET /api/application/details/{id}'>['letters']> {
  const rows = await db
    .select({ letter: applicationLetters, by: users })
    .from(applicationLetters)
    .leftJoin(users, eq(users.id, applicationLetters.sent_by))
    .where(eq(applicationLetters.application_id, id))
    .orderBy(asc(applicationLetters.id))
  return rows.map(({ letter: { id: letterId, status, locale, subject, text, sent_at }, by }) => ({
    id: letterId,
    status,
    locale,
    subject,
    text,
    sent_at: sent_at.toISOString(),
    sent_by: by && toApiPerson(by, files),
  }))
}
