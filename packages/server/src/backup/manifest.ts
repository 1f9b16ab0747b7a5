import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { OperatorError } from '../config.ts'

/** The description of a backup: its contents and its version. */
const manifest = z.object({
  format: z.literal(1),
  /** When its snapshot was taken. */
  at: z.iso.datetime(),
  /** The last migration of the database it was taken from. */
  migration: z.string(),
  /** A hash that tells whether a secret is the one used then, and reveals nothing else about it. */
  secret: z.string(),
  tables: z.array(
    z.object({
      /** Quoted for SQL. */
      name: z.string(),
      /** Quoted and separated by commas, without computed columns. */
      columns: z.string(),
      rows: z.number().int(),
      /** Path under `tables`; the file is compressed. */
      file: z.string(),
      sha256: z.string(),
    }),
  ),
  /** Null for a sequence that nothing was drawn from. */
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  files: z.array(z.object({ key: z.string().regex(/^[0-9a-f]{32}$/), size: z.number().int(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof manifest>

export const getManifestPath = (folder: string): string => join(folder, 'backup.json')
export const getTablePath = (folder: string, file: string): string => join(folder, 'tables', file)
export const getFilePath = (folder: string, key: string): string => join(folder, 'files', key.slice(0, 2), key)

/** Reads the description of a backup. Throws an OperatorError if there is none, or if it has another format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(getManifestPath(folder), 'utf8').catch(() => {
    throw new OperatorError(`${folder} is not a backup: its backup.json is missing or unreadable.`)
  })
  const read = manifest.safeParse(parsed(text))
  if (!read.success)
    throw new OperatorError(`This version cannot read the backup format of ${getManifestPath(folder)}.`)
  return read.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
