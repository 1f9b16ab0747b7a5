import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { OperatorError } from '../config.ts'

/** The description of a backup: its contents and its version. */
const manifestSchema = z.object({
  format: z.literal(1),
  /** When the snapshot of the backup was taken. */
  at: z.iso.datetime(),
  /** The last migration of the database from which the backup was taken. */
  migration: z.string(),
  /**
   * A hash of the secret that was in use. With it, a secret can be compared with the secret of the backup. The hash reveals nothing
   * else about the secret.
   */
  secret: z.string(),
  tables: z.array(
    z.object({
      /** The name of the table, quoted for SQL. */
      name: z.string(),
      /** The names of the columns, quoted and separated by commas. Computed columns are left out. */
      columns: z.string(),
      rows: z.number().int(),
      /** The path of the table's file under `tables`. The file is compressed. */
      file: z.string(),
      sha256: z.string(),
    }),
  ),
  /** The sequences. `last` is null for a sequence that has not given any number. */
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  files: z.array(z.object({ key: z.string().regex(/^[0-9a-f]{32}$/), size: z.number().int(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof manifestSchema>

export const getManifestPath = (folder: string): string => join(folder, 'backup.json')
export const getTablePath = (folder: string, file: string): string => join(folder, 'tables', file)
export const getFilePath = (folder: string, key: string): string => join(folder, 'files', key.slice(0, 2), key)

/**
 * Reads the description of a backup. Throws an OperatorError if the backup has no description, or if its format is not supported.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(getManifestPath(folder), 'utf8').catch(() => {
    throw new OperatorError(`${folder} is not a backup: its backup.json is missing or unreadable.`)
  })
  const result = manifestSchema.safeParse(parseJson(text))
  if (!result.success)
    throw new OperatorError(`This version cannot read the backup format of ${getManifestPath(folder)}.`)
  return result.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
