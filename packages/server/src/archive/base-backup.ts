import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { getBasesFolder } from './layout.ts'

/** The description file of a base backup. */
const baseDescriptionSchema = z.object({
  format: z.literal(1),
  /** The earliest moment to which the base backup can restore. */
  at: z.iso.datetime(),
  /** The log segment from which the recovery of the base backup starts. */
  first: z.string(),
  /**
   * A hash of the secret that was in use. With it, a secret can be compared with the secret of the backup. The hash reveals nothing
   * else about the secret.
   */
  secret: z.string(),
  folders: z.array(z.string()),
  /** The paths of the files in the database cluster. */
  files: z.array(z.string()),
  /** The keys of the users' files that rows referenced when the backup began. */
  keys: z.array(z.string()),
})
export type BaseDescription = z.infer<typeof baseDescriptionSchema>
export interface BaseBackup extends Omit<BaseDescription, 'at'> {
  folder: string
  at: Date
}

export const getDescriptionPath = (folder: string): string => join(folder, 'base.json')
export const getClusterFilePath = (folder: string, path: string): string => join(folder, 'cluster', `${path}.gz`)
export const partialSuffix = '.partial'

/** Returns the complete base backups of an archive, oldest first. */
export async function readBaseBackups(archive: string): Promise<BaseBackup[]> {
  const names = await readdir(getBasesFolder(archive)).catch(() => [])
  const backups: BaseBackup[] = []
  for (const name of names) {
    const folder = join(getBasesFolder(archive), name)
    const text = name.endsWith(partialSuffix)
      ? undefined
      : await readFile(getDescriptionPath(folder), 'utf8').catch(() => undefined)
    if (text === undefined) continue
    const base = baseDescriptionSchema.parse(JSON.parse(text))
    backups.push({ ...base, folder, at: new Date(base.at) })
  }
  return backups.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
