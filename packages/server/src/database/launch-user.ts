import { spawnSync, type SpawnOptions } from 'node:child_process'
import { chownSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { OperatorError } from '../config.ts'

/** `nobody`: exists on every Linux without an account being made. */
const nobodyUid = 65_534

/** How PostgreSQL, which refuses to run as root, is started. */
export interface LaunchUser {
  command: (program: string, args: readonly string[]) => [program: string, args: string[]]
  options: Pick<SpawnOptions, 'uid' | 'gid'>
  /** Gives the database's files to the user that it will run as. */
  own: (path: string) => void
}

const plain: LaunchUser = { command: (program, args) => [program, [...args]], options: {}, own: () => undefined }

const asNobody: LaunchUser = {
  ...plain,
  options: { uid: nobodyUid, gid: nobodyUid },
  own: (path) => chownTree(path, nobodyUid),
}

/** In a user namespace root's own files are `nobody`'s, so that a closed parent folder such as /root does not matter. */
const inNamespace: LaunchUser = {
  command: (program, args) => [
    'unshare',
    ['-U', `--map-user=${nobodyUid}`, `--map-group=${nobodyUid}`, program, ...args],
  ],
  options: {},
  own: (path) => chownTree(path, 0),
}

/** Chooses the way for these paths: as oneself, or when that is root as `nobody`, if it can reach them. */
export function launchUser(paths: readonly string[]): LaunchUser {
  if (process.getuid?.() !== 0) return plain
  const closed = paths.map(closedParent).find((folder) => folder !== undefined)
  if (!closed) return asNobody
  const [program, args] = inNamespace.command('true', [])
  if (spawnSync(program, args).status === 0) return inNamespace
  throw new OperatorError(
    `PostgreSQL does not run as root, and no other user may enter ${closed}; start the press as an ordinary user, or keep it where others may enter.`,
  )
}

/** The first folder above a path that others may not pass. */
function closedParent(path: string): string | undefined {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return folder
    if (folder === dirname(folder)) return undefined
  }
}

/** A server that another process has just started makes and removes files meanwhile; its own are its user's already. */
function chownIfThere(path: string, owner: number): void {
  try {
    chownSync(path, owner, owner)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

function chownTree(path: string, owner: number): void {
  const { uid } = statSync(path)
  if (uid === owner) return
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' })) chownIfThere(join(path, name), owner)
  // Last, as it is what the next start looks at.
  chownSync(path, owner, owner)
}
