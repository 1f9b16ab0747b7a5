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
export const resultField = (at: number): string => (at === 0 ? 'result_file' : `result_file.${at}`)
const earlierField = (time: number, at: number): string => `earlier.${time}.${at}`

interface ResultSlot {
  /** Which submission the file belongs to; 0 is the current one. */
  time: number
  at: number
}
function placeOf(field: string): ResultSlot {
  const [kind, ...numbers] = field.split('.')
  const [first = 0, second = 0] = numbers.map(Number)
  return kind === 'earlier' ? { time: first, at: second } : { time: 0, at: first }
}

/** Returns the files of a work, by field, in the shape of the contract. */
export function getResultFiles(
  fields: Record<string, StoredFile> = {},
): Pick<WorkTask, 'result_files' | 'earlier_results'> {
  const [result_files = [], ...earlier_results] = byTime(
    Object.entries(fields).map(([field, file]) => ({ ...placeOf(field), file })),
  )
  return { result_files, earlier_results }
}

/** Groups files by submission and keeps their order; the current submission comes first. */
function byTime<File>(found: readonly (ResultSlot & { file: File })[]): File[][] {
  const times: File[][] = [[]]
  for (const { time, file } of found.toSorted((one, other) => one.time - other.time || one.at - other.at))
    (times[time] ??= []).push(file)
  return times
}

export interface Results {
  /** The uploads of the current submission. */
  now: readonly number[]
  /** The earlier submissions that were returned, the oldest first. */
  earlier: readonly (readonly number[])[]
}

const ofWork = (id: number) => and(eq(fileLinks.resource, 'work'), eq(fileLinks.resource_id, id))

export async function findResults(tx: Tx, id: number): Promise<Results> {
  const links = await tx.select({ file: fileLinks.file_id, field: fileLinks.field }).from(fileLinks).where(ofWork(id))
  const [now = [], ...earlier] = byTime(links.map(({ file, field }) => ({ ...placeOf(field), file })))
  return { now, earlier }
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
  { now, earlier }: Results,
  fileIds: readonly number[],
): Promise<void> {
  const next = [...new Set(fileIds)]
  if (next.length === now.length && next.every((file, at) => file === now[at])) return
  const link = (file_id: number, field: string) =>
    tx.insert(fileLinks).values({ file_id, resource: 'work', resource_id: id, field })
  const known = new Set([...now, ...earlier.flat()])
  for (const at of now.keys()) await tx.delete(fileLinks).where(and(ofWork(id), eq(fileLinks.field, resultField(at))))
  for (const [at, file] of now.entries()) await link(file, earlierField(earlier.length + 1, at))
  for (const [at, file] of next.entries()) if (known.has(file)) await link(file, resultField(at))
  const fresh = [...next.entries()].filter(([, file]) => !known.has(file)).map(([at, file]) => [resultField(at), file])
  try {
    await files.link(tx, person, 'work', id, Object.fromEntries(fresh) as Record<string, number>)
  } catch (error) {
    if (error instanceof PressError && error.code === 'validation')
      throw new PressError('validation', { fields: { result_files: 'unknownFile' } })
    throw error
  }
}
