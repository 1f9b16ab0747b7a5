import type { ParsedBody } from '@press/contract'
import {
  findChangedPages,
  validateRound,
  type ApplicationDocument,
  type ApplicationStatus,
  type RevisionRequest,
  type Round,
  type RoundDocument,
} from '@press/domain'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Queryable, Tx } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { applicationRevisions, applicationRounds, fileLinks, files } from '../../database/schema.ts'
import { assertFields } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { toApiPerson, type PersonRow } from '../shared/people.ts'

/** Returns the field under which a round stores a file, next to the application's current files. */
const getRoundFileField = (prefix: 'asked' | 'came', round: number, document: ApplicationDocument) =>
  `${prefix}.${round}.${document}`

const applicationLinksClause = (id: number) => and(eq(fileLinks.resource, 'application'), eq(fileLinks.resource_id, id))

/** Opens a round: records what is requested for which document, and the current files. */
export async function openRound(
  tx: Tx,
  id: number,
  { asked_by, note, documents }: { asked_by: number; note: string; documents: readonly RevisionRequest[] },
): Promise<number> {
  const [lastRound] = await tx
    .select({ number: applicationRounds.number })
    .from(applicationRounds)
    .where(eq(applicationRounds.application_id, id))
    .orderBy(desc(applicationRounds.number))
    .limit(1)
  const number = (lastRound?.number ?? 0) + 1
  await tx.insert(applicationRounds).values({ application_id: id, number, asked_by, note })
  if (!documents.length) return number
  await tx
    .insert(applicationRevisions)
    .values(documents.map((request) => ({ application_id: id, round: number, ...request })))
  for (const { document } of documents)
    await linkFileCopy(tx, id, document, getRoundFileField('asked', number, document))
  return number
}

/** Links a document's current file to a second field of the application, so that the file is kept when the document is replaced. */
async function linkFileCopy(tx: Tx, id: number, document: ApplicationDocument, field: string): Promise<void> {
  await tx.execute(sql`insert into file_links (file_id, resource, resource_id, field)
    select file_id, resource, resource_id, ${field} from file_links
      where resource = 'application' and resource_id = ${id} and field = ${document}
    on conflict (resource, resource_id, field) do update set file_id = excluded.file_id`)
}

type Reply = {
  document: ApplicationDocument
  answer: string
  asked_id: number | null
  now_id: number | null
  same: boolean
}

/** Returns the requests of the undecided round, each with the document's file at that time and its current file. */
const findOpenReplies = async (tx: Queryable, id: number): Promise<{ round: number; replies: Reply[] } | undefined> => {
  const { rows } = await tx.execute<Reply & { round: number }>(sql`
    select requests.round, requests.document, requests.answer, before.id as asked_id, now.id as now_id,
        coalesce(before.sha256 = now.sha256, false) as same
      from application_revisions requests
        left join file_links asked on asked.resource = 'application' and asked.resource_id = application_id
          and asked.field = 'asked.' || requests.round || '.' || requests.document
        left join files before on before.id = asked.file_id
        left join file_links standing on standing.resource = 'application' and standing.resource_id = application_id
          and standing.field = requests.document
        left join files now on now.id = standing.file_id
      where application_id = ${id} and requests.verdict is null
        and requests.round = (select max(number) from application_rounds where application_id = ${id})`)
  const round = rows[0]?.round
  return round === undefined ? undefined : { round, replies: rows }
}

/**
 * Submits the author's answers, after the new files are linked to the application. Throws `validation` for each requested document
 * that has neither a new file nor a text.
 */
export async function submitRound(
  tx: Tx,
  id: number,
  person: { id: number },
  answers: ParsedBody<'POST /api/applications/{id}/edit'>['answers'],
): Promise<number | undefined> {
  const undecidedRound = await findOpenReplies(tx, id)
  if (!undecidedRound) return undefined
  const replies = undecidedRound.replies.map((reply) => ({
    ...reply,
    answer: answers[reply.document] ?? reply.answer,
    replaced: reply.now_id !== null && reply.now_id !== reply.asked_id,
  }))
  const problems = validateRound(replies)
  assertFields(problems)
  for (const { document, answer, replaced } of replies) {
    const field = getRoundFileField('came', undecidedRound.round, document)
    if (replaced) await linkFileCopy(tx, id, document, field)
    else await tx.delete(fileLinks).where(and(applicationLinksClause(id), eq(fileLinks.field, field)))
    await tx
      .update(applicationRevisions)
      .set({ answer })
      .where(
        and(
          eq(applicationRevisions.application_id, id),
          eq(applicationRevisions.round, undecidedRound.round),
          eq(applicationRevisions.document, document),
        ),
      )
  }
  await tx
    .update(applicationRounds)
    .set({ answered_at: new Date(), answered_by: person.id })
    .where(
      and(
        eq(applicationRounds.application_id, id),
        eq(applicationRounds.number, undecidedRound.round),
        isNull(applicationRounds.answered_at),
      ),
    )
  return undecidedRound.round
}

/** Returns the documents of the undecided round whose file was sent again unchanged, or only renamed. */
export async function findUnchangedDocuments(db: Queryable, id: number): Promise<ApplicationDocument[]> {
  const undecidedRound = await findOpenReplies(db, id)
  return (undecidedRound?.replies ?? []).filter(({ same }) => same).map(({ document }) => document)
}

/**
 * Records a verdict on each document of the last round: requested again, or accepted. Rejecting or reopening an application clears
 * the verdicts.
 */
export async function judgeRound(
  tx: Tx,
  id: number,
  status: ApplicationStatus,
  repeatedDocuments: readonly ApplicationDocument[],
): Promise<void> {
  const repeatVerdict = repeatedDocuments.length
    ? sql`case when document in (${sql.join(
        repeatedDocuments.map((document) => sql`${document}`),
        sql`, `,
      )}) then 'again' else 'accepted' end`
    : sql`'accepted'`
  const verdict = status === 'rejected' || status === 'in process' ? sql`null` : repeatVerdict
  await tx.execute(sql`update application_revisions set verdict = ${verdict}
    where application_id = ${id} and round = (select max(number) from application_rounds where application_id = ${id})`)
}

/** Returns the ids of an application's files that have not been read yet. */
export async function findUnreadFiles(tx: Tx, id: number): Promise<number[]> {
  const rows = await tx
    .select({ id: files.id })
    .from(fileLinks)
    .innerJoin(files, eq(files.id, fileLinks.file_id))
    .where(and(applicationLinksClause(id), sql`not exists (select from file_readings where file_id = ${files.id})`))
  return [...new Set(rows.map((file) => file.id))]
}

type DocumentRow = Omit<RoundDocument, 'changed_pages'> & {
  asked_marks: string[] | null
  came_marks: string[] | null
}
type RoundRow = Omit<Round, 'documents' | 'asked_by'> & {
  asked_by: PersonRow | null
  documents: DocumentRow[]
}

/** A joined file in the API's format. */
const fileJsonSql = (name: string) =>
  sql.raw(`case when ${name}.id is null then null else json_build_object('id', ${name}.id, 'name', ${name}.name,
    'size', ${name}.size, 'mime', ${name}.mime, 'sha256', ${name}.sha256, 'pages', ${name}_read.pages,
    'created_at', to_char(${name}.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`)
/** Joins the files that a round stores under `asked` or `came`. */
const joinFilesSql = (name: 'asked' | 'came') =>
  sql.raw(`left join file_links ${name}_link on ${name}_link.resource = 'application'
      and ${name}_link.resource_id = requests.application_id
      and ${name}_link.field = '${name}.' || requests.round || '.' || requests.document
    left join files ${name} on ${name}.id = ${name}_link.file_id
    left join file_readings ${name}_read on ${name}_read.file_id = ${name}.id`)

/** Returns every round of an application, first to last. */
export async function findRounds(db: Db, filesService: Files, id: number): Promise<Round[]> {
  const rows = await queryRows<RoundRow>(
    db,
    sql`select number, asked_at, note, answered_at,
        case when asker.id is null then null else json_build_object('id', asker.id, 'name', asker.name,
          'role_id', asker.role_id, 'avatar_file_id', asker.avatar_file_id) end as asked_by,
        (select coalesce(json_agg(json_build_object('document', document, 'reason', reason, 'until', until,
            'answer', answer, 'verdict', verdict, 'asked', ${fileJsonSql('asked')}, 'came', ${fileJsonSql('came')},
            'asked_marks', asked_read.page_marks, 'came_marks', came_read.page_marks) order by document), '[]')
          from application_revisions requests ${joinFilesSql('asked')} ${joinFilesSql('came')}
          where requests.application_id = rounds.application_id and requests.round = rounds.number) as documents
      from application_rounds rounds left join users asker on asker.id = asked_by
      where rounds.application_id = ${id} order by number`,
  )
  return rows.map(({ asked_by, documents, ...round }) => ({
    ...round,
    asked_by: asked_by && toApiPerson(asked_by, filesService),
    documents: documents.map(({ asked_marks, came_marks, ...document }) => ({
      ...document,
      changed_pages: document.came && findChangedPages(asked_marks, came_marks),
    })),
  }))
}
