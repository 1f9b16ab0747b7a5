import type { StoredFile, WorkTask } from '@press/domain'
import { and, eq } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Tx } from '../../database/database.ts'
import { fileLinks } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import type { Files } from '../../files/files.ts'

/*
 * Returns the field under which a file of a work is linked. The current result uses `result_file`, `result_file.1` and so on. The
 * previous release reads only the first of these fields. Returned results use `earlier.1.0`: the number of the submission, counted
 * from 1, and the position.
 */
export const getResultField = (index: number): string => (index === 0 ? 'result_file' : `result_file.${index}`)
const getEarlierField = (submission: number, index: number): string => `earlier.${submission}.${index}`

interface ResultSlot {
  /** Which submission the file belongs to; 0 is the current one. */
  time: number
  /** The position of the file within its submission. */
  at: number
}
function parseResultField(field: string): ResultSlot {
  const [kind, ...numbers] = field.split('.')
  const [first = 0, second = 0] = numbers.map(Number)
  return kind === 'earlier' ? { time: first, at: second } : { time: 0, at: first }
}

/** Returns the files of a work, by field, in the shape of the contract. */
export function getResultFiles(
  fields: Record<string, StoredFile> = {},
): Pick<WorkTask, 'result_files' | 'earlier_results'> {
  const [result_files = [], ...earlier_results] = groupBySubmission(
    Object.entries(fields).map(([field, file]) => ({ ...parseResultField(field), file })),
  )
  return { result_files, earlier_results }
}

/** Groups files by submission and keeps their order; the current submission comes first. */
function groupBySubmission<File>(slots: readonly (ResultSlot & { file: File })[]): File[][] {
  const submissions: File[][] = [[]]
  for (const { time, file } of slots.toSorted((one, other) => one.time - other.time || one.at - other.at))
    (submissions[time] ??= []).push(file)
  return submissions
}

export interface Results {
  /** The uploads of the current submission. */
  now: readonly number[]
  /** The earlier submissions that were returned, the oldest first. */
  earlier: readonly (readonly number[])[]
}

const workLinksClause = (id: number) => and(eq(fileLinks.resource, 'work'), eq(fileLinks.resource_id, id))

export async function findResults(tx: Tx, id: number): Promise<Results> {
  const links = await tx
    .select({ file: fileLinks.file_id, field: fileLinks.field })
    .from(fileLinks)
    .where(workLinksClause(id))
  const [currentFiles = [], ...earlier] = groupBySubmission(
    links.map(({ file, field }) => ({ ...parseResultField(field), file })),
  )
  return { now: currentFiles, earlier }
}

/**
 * Makes uploads the result of a work and keeps the earlier submissions. A file of the work may be used again; any other file must
 * be the person's own and unlinked. The caller locks the card.
 */
export async function submitWorkResult(
  tx: Tx,
  files: Files,
  person: Pick<Person, 'id'>,
  id: number,
  { now: currentFiles, earlier }: Results,
  fileIds: readonly number[],
): Promise<void> {
  const newFileIds = [...new Set(fileIds)]
  if (newFileIds.length === currentFiles.length && newFileIds.every((file, index) => file === currentFiles[index]))
    return
  const insertLink = (file_id: number, field: string) =>
    tx.insert(fileLinks).values({ file_id, resource: 'work', resource_id: id, field })
  const workFileIds = new Set([...currentFiles, ...earlier.flat()])
  for (const index of currentFiles.keys())
    await tx.delete(fileLinks).where(and(workLinksClause(id), eq(fileLinks.field, getResultField(index))))
  for (const [index, file] of currentFiles.entries()) await insertLink(file, getEarlierField(earlier.length + 1, index))
  for (const [index, file] of newFileIds.entries())
    if (workFileIds.has(file)) await insertLink(file, getResultField(index))
  const newLinks = [...newFileIds.entries()]
    .filter(([, file]) => !workFileIds.has(file))
    .map(([index, file]) => [getResultField(index), file])
  try {
    await files.link(tx, person, 'work', id, Object.fromEntries(newLinks) as Record<string, number>)
  } catch (error) {
    if (error instanceof PressError && error.code === 'validation')
      throw new PressError('validation', { fields: { result_files: 'unknownFile' } })
    throw error
  }
}
