import type { ApplicationDraft, DraftBody } from '@press/contract'
import { applicationDocumentKeys, limits, roleByKey } from '@press/domain'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { assertVersion, runChange } from '../../database/run-change.ts'
import type { Db, Tx } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { applicationDrafts, fileLinks, users } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import { getDocuments } from '../shared/applications.ts'

/** The form data of a draft without its files, which are linked to it. */
type StoredDraft = Omit<ApplicationDraft, 'id' | 'version' | 'updated_at' | 'files' | 'exist_authors'> & {
  exist_authors: number[]
}
type Row = typeof applicationDrafts.$inferSelect

const emptyDraft: StoredDraft = {
  book_name: '',
  language: 'kz',
  annotation_kz: '',
  annotation_rus: '',
  annotation_en: '',
  budget_source: null,
  agreed: false,
  authors: [],
  exist_authors: [],
  conclusions: {},
}

const ownDraftClause = (person: Pick<Person, 'id'>, id: number) =>
  and(eq(applicationDrafts.id, id), eq(applicationDrafts.owner_id, person.id))

export async function isOwnDraft(db: Db, person: Pick<Person, 'id'>, id: number): Promise<boolean> {
  const rows = await db.select({ id: applicationDrafts.id }).from(applicationDrafts).where(ownDraftClause(person, id))
  return rows.length > 0
}

/** Returns a person's drafts, newest first. A draft is visible only to its owner. */
export async function listDrafts({ db, files, person }: Context): Promise<ApplicationDraft[]> {
  const rows = await db
    .select()
    .from(applicationDrafts)
    .where(eq(applicationDrafts.owner_id, person.id))
    .orderBy(desc(applicationDrafts.updated_at), desc(applicationDrafts.id))
  return loadDrafts({ db, files }, rows)
}

async function loadDrafts({ db, files }: Pick<Context, 'db' | 'files'>, drafts: Row[]): Promise<ApplicationDraft[]> {
  const storedDrafts = drafts.map((draft) => ({
    draft,
    values: { ...emptyDraft, ...(draft.values as Partial<StoredDraft>) },
  }))
  const [documents, people] = await Promise.all([
    files.findFiles(
      db,
      'application-draft',
      drafts.map(({ id }) => id),
    ),
    findAuthorsById(db, [...new Set(storedDrafts.flatMap(({ values }) => values.exist_authors))]),
  ])
  return storedDrafts.map(({ draft: { id, version, updated_at }, values }) => ({
    ...values,
    id,
    version,
    updated_at: updated_at.toISOString(),
    exist_authors: values.exist_authors.flatMap((author) => people.get(author) ?? []),
    files: getDocuments(documents.get(id)),
  }))
}

type ExistingAuthor = ApplicationDraft['exist_authors'][number]

async function findAuthorsById(db: Db, ids: number[]): Promise<Map<number, ExistingAuthor>> {
  if (!ids.length) return new Map()
  const rows = await queryRows<ExistingAuthor>(
    db,
    sql`select users.id, users.name, organizations.name as organization
      from users left join profiles on profiles.user_id = users.id
        left join organizations on organizations.id = profiles.organization_id
      where users.id in ${ids} and users.role_id = ${roleByKey('author').id}`,
  )
  return new Map(rows.map((one) => [one.id, one]))
}

export async function createDraft(context: Context, body: DraftBody): Promise<ApplicationDraft> {
  const { db, files, person } = context
  const id = await db.transaction(async (tx) => {
    // Locks the person, so that simultaneous drafts are counted one after another.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, person.id)).for('update')
    const { rows: countRows } = await tx.execute<{ count: number }>(
      sql`select count(*)::int as count from application_drafts where owner_id = ${person.id}`,
    )
    if ((countRows[0]?.count ?? 0) >= limits.applicationDrafts)
      throw new PressError('moveRefused', {
        message: { text: 'application.tooManyDrafts', params: { max: limits.applicationDrafts } },
      })
    const [row] = await tx
      .insert(applicationDrafts)
      .values({ owner_id: person.id, values: pickDraftValues(body) })
      .returning({ id: applicationDrafts.id })
    if (!row) throw new Error('Insert returned no draft')
    await files.link(tx, person, 'application-draft', row.id, pickFiles(body))
    return row.id
  })
  return getDraft(context, id)
}

export async function saveDraft(
  context: Context,
  id: number,
  { version, ...body }: DraftBody & { version?: number | undefined },
): Promise<ApplicationDraft> {
  const { db, files, person } = context
  await runChange(
    db,
    async (tx) => {
      const row = await lockDraft(tx, person, id)
      assertVersion(row, version)
      await tx
        .update(applicationDrafts)
        .set({ values: { ...row.values, ...pickDraftValues(body) }, version: row.version + 1, updated_at: new Date() })
        .where(eq(applicationDrafts.id, id))
      await files.link(tx, person, 'application-draft', id, pickFiles(body))
    },
    async () => ({ draft: await getDraft(context, id) }),
  )
  return getDraft(context, id)
}

async function getDraft(context: Context, id: number): Promise<ApplicationDraft> {
  const rows = await context.db.select().from(applicationDrafts).where(ownDraftClause(context.person, id))
  const [draft] = await loadDrafts(context, rows)
  if (!draft) throw new PressError('notFound')
  return draft
}

async function lockDraft(tx: Tx, person: Pick<Person, 'id'>, id: number): Promise<Row> {
  const [row] = await tx.select().from(applicationDrafts).where(ownDraftClause(person, id)).for('update')
  if (!row) throw new PressError('notFound')
  return row
}

export const removeDraft = ({ db, person }: Pick<Context, 'db' | 'person'>, id: number): Promise<void> =>
  db.transaction((tx) => deleteDraft(tx, person, id))

/** Deletes a draft. Its files are deleted with it, unless the application made from the draft takes them over. */
export async function deleteDraft(tx: Tx, person: Pick<Person, 'id'>, id: number): Promise<void> {
  await lockDraft(tx, person, id)
  await tx.delete(fileLinks).where(and(eq(fileLinks.resource, 'application-draft'), eq(fileLinks.resource_id, id)))
  await tx.delete(applicationDrafts).where(eq(applicationDrafts.id, id))
}

const isDocument = (field: string): boolean => (applicationDocumentKeys as readonly string[]).includes(field)

const pickDraftValues = (body: DraftBody): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([field, value]) => value !== undefined && !isDocument(field)))

const pickFiles = (body: DraftBody) => Object.fromEntries(applicationDocumentKeys.map((key) => [key, body[key]]))
