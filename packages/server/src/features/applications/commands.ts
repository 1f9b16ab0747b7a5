import type { ParsedBody } from '@press/contract'
import {
  timings,
  type Application,
  isEditable,
  findApplicationTransition,
  applicationDocumentKeys,
  type ApplicationDocument,
  type Author,
  validateApplication,
} from '@press/domain'
import { and, eq, type SQL } from 'drizzle-orm'
import { recordAttempt, getConsentRequestLimits } from '../../auth/rate-limits.ts'
import { addDays, getToday } from '../../clock.ts'
import { runChange, assertVersion } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { applications, fileLinks } from '../../database/schema.ts'
import { PressError, assertFields, type FieldProblem } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { readFilesJob } from '../../jobs/read-files.ts'
import { authorshipLetterJob } from './mailed-consent.ts'
import type { Context } from '../shared/context.ts'
import {
  resolveAuthors,
  findExistingAuthors,
  writeAuthors,
  findPreviousAuthors,
  type AuthorRow,
  formatAuthorNames,
  getNewlyInvitedAuthors,
  getNewlyInvitedEmails,
} from './authors.ts'
import { writeConclusions } from './conclusions.ts'
import { deleteDraft } from './drafts.ts'
import { findApplication } from './queries.ts'
import { consentedApplicationsClause, visibleApplicationsClause } from '../shared/applications.ts'
import { saveDecisionLetter } from './letter.ts'
import { submitRound, judgeRound, openRound, findUnreadFiles } from './rounds.ts'
import { versionBump } from './row.ts'

type NewApplication = ParsedBody<'POST /api/applications/create'>
type Body = Omit<NewApplication, 'draft'>
type Edit = ParsedBody<'POST /api/applications/{id}/edit'>
type Decision = ParsedBody<'POST /api/applications/{id}/status'>

const getAnswerDueDay = (): string => addDays(getToday(), timings.applicationDays)

/** Returns the application in the API's format; throws `notFound` when the person may not see it. */
export async function getApplication({ db, files, person, scope }: Context, id: number): Promise<Application> {
  const application = await findApplication(db, files, id, scope, person)
  if (!application) throw new PressError('notFound')
  return application
}

/** Like `getApplication`, for people who may change it. A pending request to join is not enough. */
export async function getOwnApplication(context: Context, id: number): Promise<Application> {
  const rows = await context.db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.id, id), consentedApplicationsClause(context.person)))
  if (!rows.length) throw new PressError('notFound')
  return getApplication(context, id)
}

export async function createApplication(context: Context, { draft, ...body }: NewApplication): Promise<Application> {
  const { db, files, person } = context
  const id = await db.transaction(async (tx) => {
    const enteredAuthors = await validateBody(tx, body, listDocuments(body))
    const authors = await resolveAuthors(
      tx,
      null,
      person,
      enteredAuthors.length ? enteredAuthors : await findExistingAuthors(tx, [person.id]),
    )
    const [row] = await tx
      .insert(applications)
      .values({ ...pickColumns(body, authors), due: getAnswerDueDay(), created_by: person.id })
      .returning({ id: applications.id })
    if (!row) throw new Error('Insert returned no application')
    await writeAuthors(tx, row.id, authors)
    // Deletes the draft before linking its files, because a file belongs to only one row.
    if (draft !== undefined) await deleteDraft(tx, person, draft)
    await files.link(tx, person, 'application', row.id, pickFiles(body))
    await writeConclusions(tx, row.id, body)
    await enqueueFileReading(tx, row.id)
    await recordEvent(tx, 'application.created', { id: row.id, book_name: body.book_name })
    await requestConsents(tx, context, row.id, body.book_name, [], authors)
    return row.id
  })
  return getApplication(context, id)
}

export async function editApplication(context: Context, id: number, body: Edit): Promise<Application> {
  const { db, files, person, t } = context
  const getCurrent = () => getApplication(context, id)
  await runChange(
    db,
    async (tx) => {
      const row = await lockApplication(tx, id, consentedApplicationsClause(person))
      assertVersion(row, body.version)
      if (!isEditable(row.status)) {
        const params = { status: t(`domain:applicationStatus.${row.status}`) }
        throw new PressError('moveRefused', { message: { text: 'application.notEditable', params } })
      }
      const previousAuthors = await findPreviousAuthors(tx, id)
      const checkedAuthors = await validateBody(tx, body, listDocuments(body, await findLinkedDocuments(tx, id)))
      if (row.created_by !== person.id) assertNoAuthorRemoved(previousAuthors, body)
      const authors = await resolveAuthors(tx, id, person, checkedAuthors)
      const isResubmitted = row.status === 'revision'
      await tx
        .update(applications)
        .set({
          ...pickColumns(body, authors),
          ...(isResubmitted && { status: 'in process', status_since: new Date(), due: getAnswerDueDay() }),
          ...versionBump,
        })
        .where(eq(applications.id, id))
      await writeAuthors(tx, id, authors)
      await files.link(tx, person, 'application', id, pickFiles(body))
      await writeConclusions(tx, id, body)
      const round = await submitRound(tx, id, person, body.answers)
      await enqueueFileReading(tx, id)
      const eventResource = { id, book_name: body.book_name }
      if (isResubmitted) await recordEvent(tx, 'application.mended', eventResource, { round })
      else await recordEvent(tx, 'application.edited', eventResource)
      await requestConsents(tx, context, id, body.book_name, previousAuthors, authors)
    },
    async () => ({ application: await getCurrent() }),
  )
  return getCurrent()
}

/** Accepts, rejects, requests a revision, or reopens a rejected application. */
export async function decideApplication(context: Context, id: number, body: Decision): Promise<Application> {
  const { db, person, scope, t } = context
  const { status, reason, documents } = body
  const getCurrent = () => getApplication(context, id)
  await runChange(
    db,
    async (tx) => {
      const row = await lockApplication(tx, id, visibleApplicationsClause(scope, person))
      assertVersion(row, body.version)
      const transition = findApplicationTransition(person.role, row.status, status)
      if (!transition) {
        const params = {
          from: t(`domain:applicationStatus.${row.status}`),
          to: t(`domain:applicationStatus.${status}`),
        }
        throw new PressError('moveRefused', { message: { text: 'application.noSuchDecision', params } })
      }
      const problems = validateDecision(body, transition.needsReason)
      assertFields(problems)
      const requestedDocuments = status === 'revision' ? documents : []
      const [earliestDeadline = null] = requestedDocuments.map(({ until }) => until).sort()
      await tx
        .update(applications)
        .set({
          status,
          status_since: new Date(),
          due: status === 'in process' ? getAnswerDueDay() : earliestDeadline,
          ...(transition.needsReason && { reason: reason || null }),
          ...versionBump,
        })
        .where(eq(applications.id, id))
      // Composes the letter before the round is judged, because the letter mentions the round's documents.
      const letter = await saveDecisionLetter(tx, context, id, body)
      await judgeRound(
        tx,
        id,
        status,
        requestedDocuments.map(({ document }) => document),
      )
      const round =
        status === 'revision' &&
        (await openRound(tx, id, { asked_by: person.id, note: reason, documents: requestedDocuments }))
      const type = status === 'in process' ? 'reopened' : status
      const { book_name } = row
      await recordEvent(
        tx,
        `application.${type}`,
        { id, book_name },
        {
          from: row.status,
          to: status,
          reason,
          documents: requestedDocuments,
          ...(round && { round }),
          ...(letter && { letter }),
        },
      )
    },
    async () => ({ application: await getCurrent() }),
  )
  return getCurrent()
}

async function lockApplication(tx: Tx, id: number, condition: SQL) {
  const [row] = await tx
    .select({
      version: applications.version,
      status: applications.status,
      book_name: applications.book_name,
      created_by: applications.created_by,
    })
    .from(applications)
    .where(and(eq(applications.id, id), condition))
    .for('update')
  if (!row) throw new PressError('notFound')
  return row
}

/** Queues reading of new documents, to run after the response. */
async function enqueueFileReading(tx: Tx, id: number): Promise<void> {
  const files = await findUnreadFiles(tx, id)
  if (files.length) await enqueue(tx, readFilesJob, { files })
}

const pickFiles = (body: Body) => Object.fromEntries(applicationDocumentKeys.map((key) => [key, body[key]]))

/** Returns the documents that the application has once the body is saved. */
const listDocuments = (body: Body, currentDocuments: readonly string[] = []): ApplicationDocument[] =>
  applicationDocumentKeys.filter((key) =>
    body[key] === undefined ? currentDocuments.includes(key) : body[key] !== null,
  )

async function findLinkedDocuments(tx: Tx, id: number): Promise<string[]> {
  const links = await tx
    .select({ field: fileLinks.field })
    .from(fileLinks)
    .where(and(eq(fileLinks.resource, 'application'), eq(fileLinks.resource_id, id)))
  return links.map(({ field }) => field)
}

/** Validates the body and returns the authors to save: people with an account first, as the form lists them. */
async function validateBody(tx: Tx, body: Body, documents: ApplicationDocument[]): Promise<Author[]> {
  const { budget_source = null, conclusions = {} } = body
  const facts = { ...body, budget_source, conclusions, files: documents }
  const fields: Record<string, FieldProblem> = validateApplication(facts, getToday())
  const accountAuthors = await findExistingAuthors(tx, body.exist_authors)
  if (accountAuthors.length < new Set(body.exist_authors).size) fields['exist_authors'] = 'unknownPerson'
  if (Object.keys(fields).length) throw new PressError('validation', { fields })
  return [...accountAuthors, ...body.authors.map((author) => ({ id: null, ...author }))]
}

function pickColumns(body: Body, authors: AuthorRow[]) {
  const { book_name, language, annotation_kz, annotation_rus, annotation_en, agreed, budget_source } = body
  if (!budget_source) throw new Error('fieldsOf: budget_source is missing')
  const authorNames = formatAuthorNames(authors)
  return {
    book_name,
    language,
    annotation_kz,
    annotation_rus,
    annotation_en,
    agreed,
    budget_source,
    authors: authorNames,
  }
}

/** Asks people whether they are authors of the application: by a notification, or by a letter if they have no account. */
async function requestConsents(
  tx: Tx,
  context: Context,
  id: number,
  book_name: string,
  previousAuthors: Awaited<ReturnType<typeof findPreviousAuthors>>,
  authors: AuthorRow[],
): Promise<void> {
  const invitedAuthors = getNewlyInvitedAuthors(previousAuthors, authors)
  const invitedEmails = getNewlyInvitedEmails(previousAuthors, authors)
  if (!invitedAuthors.length && !invitedEmails.length) return
  await recordAttempt(tx, getConsentRequestLimits(context.person.id))
  for (const email of invitedEmails) await enqueue(tx, authorshipLetterJob, { application: id, email })
  if (!invitedAuthors.length) return
  const data = { asked: invitedAuthors, name: context.person.name }
  await recordEvent(tx, 'application.asked', { id, book_name }, data, { audience: invitedAuthors })
}

/**
 * Refuses to remove authors, which only the submitter may do. A person removed by a co-author would not know it, and a person who
 * removes themself could not come back.
 */
function assertNoAuthorRemoved(previousAuthors: readonly { user_id: number | null }[], { exist_authors }: Edit): void {
  if (previousAuthors.some(({ user_id }) => user_id !== null && !exist_authors.includes(user_id)))
    throw new PressError('validation', { fields: { exist_authors: 'submitterRemoves' } })
}

function validateDecision({ status, reason, documents }: Decision, needsReason: boolean): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {}
  // A revision has a reason for each document, so a general note is optional then.
  if (needsReason && !reason && !(status === 'revision' && documents.length)) problems['reason'] = 'required'
  documents.forEach(({ document, until }, index) => {
    if (until < getToday()) problems[`documents.${index}.until`] = 'past'
    if (documents.findIndex((one) => one.document === document) < index)
      problems[`documents.${index}.document`] = 'duplicate'
  })
  return problems
}
