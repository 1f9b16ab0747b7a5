import { spawnSync, type SpawnOptions } from 'node:child_process'
import { chownSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { OperatorError } from '../config.ts'

/** The user id of `nobody`, which exists on every Linux. */
const nobodyUid = 65_534

/** The user that runs PostgreSQL, and how to start a program as this user. PostgreSQL refuses to run as root. */
export interface LaunchUser {
  /** Returns the command line that starts a program as this user. */
  buildCommand: (program: string, args: readonly string[]) => [program: string, args: string[]]
  options: Pick<SpawnOptions, 'uid' | 'gid'>
  /** Makes the user that runs the database the owner of the files at a path. */
  takeOwnership: (path: string) => void
}

const currentUser: LaunchUser = {
  buildCommand: (program, args) => [program, [...args]],
  options: {},
  takeOwnership: () => undefined,
}

const nobodyUser: LaunchUser = {
  ...currentUser,
  options: { uid: nobodyUid, gid: nobodyUid },
  takeOwnership: (path) => chownTree(path, nobodyUid),
}

/**
 * Starts the database in a user namespace. There, root's own files belong to `nobody`, so a closed parent folder such as /root does
 * not matter.
 */
const namespaceUser: LaunchUser = {
  buildCommand: (program, args) => [
    'unshare',
    ['-U', `--map-user=${nobodyUid}`, `--map-group=${nobodyUid}`, program, ...args],
  ],
  options: {},
  takeOwnership: (path) => chownTree(path, 0),
}

/**
 * Chooses the user that runs the database: the current user, or `nobody` if the current user is root. If `nobody` cannot reach
 * these paths, uses a user namespace. Throws an `OperatorError` if the system has no user namespaces either.
 */
export function chooseLaunchUser(paths: readonly string[]): LaunchUser {
  if (process.getuid?.() !== 0) return currentUser
  const inaccessibleFolder = paths.map(findInaccessibleParent).find((folder) => folder !== undefined)
  if (!inaccessibleFolder) return nobodyUser
  const [program, args] = namespaceUser.buildCommand('true', [])
  if (spawnSync(program, args).status === 0) return namespaceUser
  throw new OperatorError(
    `PostgreSQL refuses to run as root, and other users cannot enter ${inaccessibleFolder}. Start the press as an ordinary user, or move it to a folder that other users can enter.`,
  )
}

/** Returns the first folder above a path that other users may not enter; undefined if there is none. */
function findInaccessibleParent(path: string): string | undefined {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return folder
    if (folder === dirname(folder)) return undefined
  }
}

/**
 * Changes the owner of a file if the file exists. A server that another process has just started may create and remove files
 * meanwhile. These files already belong to the right user.
 */
function chownIfPresent(path: string, owner: number): void {
  try {
    chownSync(path, owner, owner)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

function chownTree(path: string, owner: number): void {
  const { uid } = statSync(path)
  if (uid === owner) return
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' })) chownIfPresent(join(path, name), owner)
  // Changes the folder last, because the next start checks only the owner of the folder.
  chownSync(path, owner, owner)
}
