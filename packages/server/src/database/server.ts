import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { OperatorError } from '../config.ts'
import type { Binaries } from './binaries.ts'
import type { LaunchUser } from './launch-user.ts'

/** The name of the superuser, which is also the name of the press's own database. */
export const databaseName = 'press'

export const getClusterFolder = (dataDir: string): string => join(dataDir, 'database')
/** Returns the path of the file with the superuser's password. */
export const getPasswordPath = (dataDir: string): string => join(dataDir, 'database.secret')
export const getLogPath = (dataDir: string): string => join(dataDir, 'database.log')
export const buildServerUrl = (port: number, password: string): string =>
  `postgres://${databaseName}:${password}@127.0.0.1:${port}/postgres`

export function initialiseCluster(clusterFolder: string, password: string, binaries: Binaries, user: LaunchUser): void {
  const draftFolder = `${clusterFolder}.${process.pid}`
  const newClusterFolder = join(draftFolder, 'cluster')
  const passwordFile = join(draftFolder, 'password')
  rmSync(draftFolder, { recursive: true, force: true })
  mkdirSync(newClusterFolder, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  user.takeOwnership(draftFolder)
  try {
    const [program, args] = user.buildCommand(binaries.initdb, [
      `--pgdata=${newClusterFolder}`,
      `--username=${databaseName}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ])
    const { status, stderr } = spawnSync(program, args, { ...user.options, cwd: draftFolder, encoding: 'utf8' })
    if (status !== 0) {
      const reason = stderr.split('\n').find((line) => line.includes('error: ')) ?? stderr
      throw new OperatorError(`The database could not be created: ${reason.trim()}.`)
    }
    moveIfMissing(newClusterFolder, clusterFolder)
  } finally {
    rmSync(draftFolder, { recursive: true, force: true })
  }
}

/**
 * Moves the new cluster into place in one step, so that a crash leaves no incomplete database. Does nothing if another process has
 * already created the cluster.
 */
function moveIfMissing(newClusterFolder: string, clusterFolder: string): void {
  try {
    renameSync(newClusterFolder, clusterFolder)
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/** Starts the server of a data folder's cluster with extra settings, such as `archive_mode=on`. */
export function spawnServer(
  dataDir: string,
  port: number,
  binaries: Binaries,
  user: LaunchUser,
  extraSettings: readonly string[],
): ChildProcess {
  const clusterFolder = getClusterFolder(dataDir)
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...extraSettings]
  const [program, args] = user.buildCommand(binaries.postgres, [
    '-D',
    clusterFolder,
    ...settings.flatMap((setting) => ['-c', setting]),
  ])
  const logFileDescriptor = openSync(getLogPath(dataDir), 'a', 0o600)
  // Starts the server in a separate process group. Ctrl-C must first end the API, which then stops the database.
  const child = spawn(program, args, {
    ...user.options,
    cwd: clusterFolder,
    detached: true,
    stdio: ['ignore', logFileDescriptor, logFileDescriptor],
  })
  child.unref()
  closeSync(logFileDescriptor)
  return child
}

/** Returns the port if it is free, otherwise undefined. For port 0, returns any free port. */
export const probePort = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })
