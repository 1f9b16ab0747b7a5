import type { Application, Author, ParsedBody } from '@press/contract'
import {
  applicationDocumentKeys,
  applicationProblems,
  applicationTransition,
  isEditable,
  shortNames,
  timings,
  type ApplicationDocument,
} from '@press/domain'
import { and, eq, sql } from 'drizzle-orm'
import { addDays, today } from '../../clock.ts'
import { assertVersion, change } from '../../database/change.ts'
import type { Tx } from '../../database/database.ts'
import { applicationAuthors, applicationRevisions, applications, fileLinks } from '../../database/schema.ts'
import { record } from '../../events/record.ts'
import { PressError, type FieldProblem } from '../../errors.ts'
import type { Context } from '../context.ts'
import { existingAuthors } from '../people/queries.ts'
import { findApplication, visibleApplications } from './queries.ts'

type Body = ParsedBody<'POST /api/applications/create'>
type Edit = ParsedBody<'POST /api/applications/{id}/edit'>
type Decision = ParsedBody<'POST /api/applications/{id}/status'>

const answerDue = (): string => addDays(today(), timings.applicationDays)

/** The application as the wire has it; not found when the person may not see it. */
export async function getApplication({ db, files, person, scope }: Context, id: number): Promise<Application> {
  const application = await findApplication(db, files, id, scope, person)
  if (!application) throw new PressError('notFound')
  return application
}

export async function createApplication(context: Context, body: Body): Promise<Application> {
  const { db, files, person } = context
  const id = await db.transaction(async (tx) => {
    const named = await checked(tx, body, documentsOf(body))
    const authors = named.length ? named : await existingAuthors(tx, [person.id])
    const [row] = await tx
      .insert(applications)
      .values({ ...fieldsOf(body, authors), due: answerDue(), created_by: person.id })
      .returning({ id: applications.id })
    if (!row) throw new Error('An application was not written')
    await writeAuthors(tx, row.id, authors)
    await files.link(tx, person, 'application', row.id, filesOf(body))
    await recordOf(tx, context, 'created', row.id, body.book_name)
    return row.id
  })
  return getApplication(context, id)
}

export async function editApplication(context: Context, id: number, body: Edit): Promise<Application> {
  const { db, files, person, t } = context
  const current = () => getApplication(context, id)
  await change(
    db,
    async (tx) => {
      const row = await lock(tx, context, id)
      assertVersion(row, body.version)
      if (!isEditable(row.status)) {
        const params = { status: t(`domain:applicationStatus.${row.status}`) }
        throw new PressError('moveRefused', { message: { text: 'application.notEditable', params } })
      }
      const authors = await checked(tx, body, documentsOf(body, await linkedDocuments(tx, id)))
      const mended = row.status === 'revision'
      if (mended) await tx.delete(applicationRevisions).where(eq(applicationRevisions.application_id, id))
      await tx
        .update(applications)
        .set({
          ...fieldsOf(body, authors),
          ...(mended && { status: 'in process', status_since: new Date(), due: answerDue() }),
          ...changed,
        })
        .where(eq(applications.id, id))
      await tx.delete(applicationAuthors).where(eq(applicationAuthors.application_id, id))
      await writeAuthors(tx, id, authors)
      await files.link(tx, person, 'application', id, filesOf(body))
      await recordOf(tx, context, mended ? 'mended' : 'edited', id, body.book_name)
    },
    async () => ({ application: await current() }),
  )
  return current()
}

/** Accepts, rejects, asks for a revision, or takes a rejected application up again. */
export async function decideApplication(context: Context, id: number, body: Decision): Promise<Application> {
  const { db, person, t } = context
  const { status, reason, documents } = body
  const current = () => getApplication(context, id)
  await change(
    db,
    async (tx) => {
      const row = await lock(tx, context, id)
      assertVersion(row, body.version)
      const transition = applicationTransition(person.role, row.status, status)
      if (!transition) {
        const params = {
          from: t(`domain:applicationStatus.${row.status}`),
          to: t(`domain:applicationStatus.${status}`),
        }
        throw new PressError('moveRefused', { message: { text: 'application.noSuchDecision', params } })
      }
      const problems = decisionProblems(body, transition.needsReason)
      if (Object.keys(problems).length) throw new PressError('validation', { fields: problems })
      const asked = status === 'revision' ? documents : []
      const [soonest = null] = asked.map(({ until }) => until).sort()
      await tx
        .update(applications)
        .set({
          status,
          status_since: new Date(),
          due: status === 'in process' ? answerDue() : soonest,
          ...(transition.needsReason && { reason: reason || null }),
          ...changed,
        })
        .where(eq(applications.id, id))
      await tx.delete(applicationRevisions).where(eq(applicationRevisions.application_id, id))
      if (asked.length)
        await tx.insert(applicationRevisions).values(asked.map((one) => ({ application_id: id, ...one })))
      const type = status === 'in process' ? 'reopened' : status
      await recordOf(tx, context, type, id, row.book_name, { from: row.status, to: status, reason, documents: asked })
    },
    async () => ({ application: await current() }),
  )
  return current()
}

const changed = { version: sql`${applications.version} + 1`, updated_at: sql`now()` }

async function lock(tx: Tx, { person, scope }: Context, id: number) {
  const [row] = await tx
    .select({
      version: applications.version,
      status: applications.status,
      book_name: applications.book_name,
    })
    .from(applications)
    .where(and(eq(applications.id, id), visibleApplications(scope, person)))
    .for('update')
  if (!row) throw new PressError('notFound')
  return row
}

const filesOf = (body: Body) => Object.fromEntries(applicationDocumentKeys.map((key) => [key, body[key]]))

/** The documents the application has once the body is saved. */
const documentsOf = (body: Body, before: readonly string[] = []): ApplicationDocument[] =>
  applicationDocumentKeys.filter((key) => (body[key] === undefined ? before.includes(key) : body[key] !== null))

async function linkedDocuments(tx: Tx, id: number): Promise<string[]> {
  const links = await tx
    .select({ field: fileLinks.field })
    .from(fileLinks)
    .where(and(eq(fileLinks.resource, 'application'), eq(fileLinks.resource_id, id)))
  return links.map(({ field }) => field)
}

/** The authors to be written, once the body is found right: people with an account first, as the form lists them. */
async function checked(tx: Tx, body: Body, documents: ApplicationDocument[]): Promise<Author[]> {
  const fields: Record<string, FieldProblem> = applicationProblems({
    ...body,
    budget_source: body.budget_source ?? null,
    files: documents,
  })
  const known = await existingAuthors(tx, body.exist_authors)
  if (known.length < new Set(body.exist_authors).size) fields['exist_authors'] = 'unknownPerson'
  if (Object.keys(fields).length) throw new PressError('validation', { fields })
  return [...known, ...body.authors.map((author) => ({ id: null, ...author }))]
}

function fieldsOf(body: Body, authors: Author[]) {
  const { book_name, language, annotation_kz, annotation_rus, annotation_en, agreed, budget_source } = body
  if (!budget_source) throw new Error('fieldsOf: the body was not checked')
  const line = shortNames(authors)
  return { book_name, language, annotation_kz, annotation_rus, annotation_en, agreed, budget_source, authors: line }
}

async function writeAuthors(tx: Tx, application_id: number, authors: Author[]): Promise<void> {
  if (!authors.length) return
  await tx
    .insert(applicationAuthors)
    .values(authors.map(({ id, ...author }, position) => ({ application_id, position, user_id: id, ...author })))
}

function decisionProblems({ status, reason, documents }: Decision, needsReason: boolean): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {}
  // A revision says why document by document; a word about the whole is welcome but not needed then.
  if (needsReason && !reason && !(status === 'revision' && documents.length)) problems['reason'] = 'required'
  documents.forEach(({ document, until }, index) => {
    if (until < today()) problems[`documents.${index}.until`] = 'past'
    if (documents.findIndex((one) => one.document === document) < index)
      problems[`documents.${index}.document`] = 'duplicate'
  })
  return problems
}

async function recordOf(
  tx: Tx,
  { person }: Context,
  what: string,
  id: number,
  book_name: string,
  data: Record<string, unknown> = {},
): Promise<void> {
  const { rows } = await tx.execute<{ user_id: number }>(
    sql`select created_by as user_id from applications where id = ${id}
      union select user_id from application_authors where application_id = ${id} and user_id is not null`,
  )
  await record(tx, {
    type: `application.${what}`,
    resource: 'application',
    resource_id: id,
    actor_id: person.id,
    data: { book_name, ...data },
    audience: rows.map(({ user_id }) => user_id),
  })
}
