import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { getBasesFolder } from './layout.ts'

/** What a base backup says of itself. */
const about = z.object({
  format: z.literal(1),
  /** The first moment that it can bring back. */
  at: z.iso.datetime(),
  /** The segment of the log that its own recovery begins with. */
  first: z.string(),
  /** Tells whether a secret is the one that was used then, and nothing else of it. */
  secret: z.string(),
  folders: z.array(z.string()),
  /** Paths in the cluster. */
  files: z.array(z.string()),
  /** Of people's files that rows named when it began. */
  keys: z.array(z.string()),
})
export type AboutBase = z.infer<typeof about>
export interface BaseBackup extends Omit<AboutBase, 'at'> {
  folder: string
  at: Date
}

export const aboutIn = (folder: string): string => join(folder, 'base.json')
export const clusterFileIn = (folder: string, path: string): string => join(folder, 'cluster', `${path}.gz`)
export const unfinished = '.partial'

/** The whole base backups of an archive, the oldest first. */
export async function readBaseBackups(archive: string): Promise<BaseBackup[]> {
  const names = await readdir(getBasesFolder(archive)).catch(() => [])
  const found: BaseBackup[] = []
  for (const name of names) {
    const folder = join(getBasesFolder(archive), name)
    const text = name.endsWith(unfinished) ? undefined : await readFile(aboutIn(folder), 'utf8').catch(() => undefined)
    if (text === undefined) continue
    const base = about.parse(JSON.parse(text))
    found.push({ ...base, folder, at: new Date(base.at) })
  }
  return found.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
