import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { OperatorError } from '../config.ts'

/** What a backup says of itself: what it holds, and of which version. */
const manifest = z.object({
  format: z.literal(1),
  /** When its snapshot was taken. */
  at: z.iso.datetime(),
  /** The last migration of the database it was taken from. */
  migration: z.string(),
  /** Tells whether a secret is the one that was used then, and nothing else of it. */
  secret: z.string(),
  tables: z.array(
    z.object({
      /** Quoted as SQL wants it. */
      name: z.string(),
      /** Quoted, by commas; those that are computed from others are left out. */
      columns: z.string(),
      rows: z.number().int(),
      /** Under `tables`, compressed. */
      file: z.string(),
      sha256: z.string(),
    }),
  ),
  /** Null of a sequence that nothing was drawn from. */
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  files: z.array(z.object({ key: z.string().regex(/^[0-9a-f]{32}$/), size: z.number().int(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof manifest>

export const getManifestPath = (folder: string): string => join(folder, 'backup.json')
export const getTablePath = (folder: string, file: string): string => join(folder, 'tables', file)
export const getFilePath = (folder: string, key: string): string => join(folder, 'files', key.slice(0, 2), key)

/** Reads what a backup says of itself; throws a OperatorError where there is none, or one of another format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(getManifestPath(folder), 'utf8').catch(() => {
    throw new OperatorError(`${folder} is no backup: it has no backup.json, or one that cannot be read.`)
  })
  const read = manifest.safeParse(parsed(text))
  if (!read.success)
    throw new OperatorError(`${getManifestPath(folder)} is not of a backup that this version can read.`)
  return read.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
