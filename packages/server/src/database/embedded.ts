import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { getWalFolder } from '../archive/layout.ts'
import { archivePrograms, getArchiveSettings } from '../archive/settings.ts'
import { OperatorError, readOrCreateSecret } from '../config.ts'
import { findBinaries } from './binaries.ts'
import { createClient, withClient } from './client.ts'
import { chooseLaunchUser } from './launch-user.ts'
import {
  getClusterFolder,
  initialiseCluster,
  probePort,
  getLogPath,
  databaseName,
  getPasswordPath,
  spawnServer,
  buildServerUrl,
} from './server.ts'
import { locks } from './locks.ts'

export interface EmbeddedDatabase {
  url: string
  /** Stops the server unless another process still uses it. The caller must close its own connections first. */
  stop: () => Promise<void>
}

/** The number of milliseconds that a server may need to replay its log after a crash, or to shut down. */
const startTimeoutMs = 60_000
/**
 * The number of milliseconds in which a failed start is retried. A new server may exit because the memory of a killed server is
 * freed only a moment later.
 */
const retryMs = 5_000
const portWaitMs = 2_000
/**
 * The time to wait for the content of `postmaster.pid`, in ms. PostgreSQL creates the file and fills it a moment later; a file that
 * stays empty is left over from a crash.
 */
const pidFileWaitMs = 2_000

/**
 * Starts the PostgreSQL server of a data folder, and creates its database if it is missing. If a server is already running there,
 * uses that server: another process of the press started it, or a killed process left it running. With `port`, uses only that port,
 * because existing clients use it. With `archive`, a new server archives its log in that folder. A new server accepts at most
 * `maxConnections` connections.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  {
    port,
    archive,
    maxConnections = 100,
  }: { port?: number; archive?: string | undefined; maxConnections?: number } = {},
): Promise<EmbeddedDatabase> {
  const clusterFolder = getClusterFolder(dataDir)
  const password = readOrCreateSecret(getPasswordPath(dataDir))
  const startedAt = Date.now()
  let firstFailureAt: number | undefined
  for (;;) {
    const server = await findRunningServer(clusterFolder)
    const url = server
      ? buildServerUrl(server.port, password)
      : await launchServer(dataDir, password, port, archive, maxConnections)
    const databaseUrl = url && (await canConnect(url)) ? await ensureDatabase(url) : undefined
    if (url && databaseUrl) {
      writeFileSync(getUrlFilePath(dataDir), databaseUrl, { mode: 0o600 })
      return { url: databaseUrl, stop: () => stopUnlessUsed(clusterFolder, url) }
    }
    if (!server) firstFailureAt ??= Date.now()
    if (Date.now() > startedAt + startTimeoutMs || (firstFailureAt && Date.now() > firstFailureAt + retryMs))
      throw new OperatorError(`The database in ${clusterFolder} does not start; see ${getLogPath(dataDir)}.`)
    await wait(100)
  }
}

/** Returns the path of the file with the URL of the running server. Tools such as psql use the URL. */
const getUrlFilePath = (dataDir: string): string => join(dataDir, 'database.url')

/**
 * Starts a server. Returns undefined if it exits before it answers. Then another process was faster, or the previous server or its
 * port is not free yet.
 */
async function launchServer(
  dataDir: string,
  password: string,
  requestedPort: number | undefined,
  archive: string | undefined,
  maxConnections: number,
): Promise<string | undefined> {
  const clusterFolder = getClusterFolder(dataDir)
  const binaries = await findBinaries()
  const user = chooseLaunchUser([
    binaries.postgres,
    clusterFolder,
    ...(archive ? [getWalFolder(archive), ...archivePrograms] : []),
  ])
  if (!existsSync(clusterFolder)) initialiseCluster(clusterFolder, password, binaries, user)
  user.takeOwnership(clusterFolder)
  if (archive) user.takeOwnership(getWalFolder(archive))
  const port = requestedPort ? await probePort(requestedPort) : await findFreePort(getUrlFilePath(dataDir))
  if (!port) return undefined
  const url = buildServerUrl(port, password)
  const child = spawnServer(dataDir, port, binaries, user, [
    `max_connections=${maxConnections}`,
    ...(archive ? getArchiveSettings(archive, dataDir) : []),
  ])
  while (child.exitCode === null && child.signalCode === null) {
    if (await canConnect(url)) return url
    await wait(25)
  }
  return undefined
}

/**
 * Returns the previous port, so that tools still find the database. If it is taken, returns a free port. Waits a little for the
 * previous port, because a killed server frees it only when its last process ends.
 */
async function findFreePort(urlFilePath: string): Promise<number> {
  const lastPort = existsSync(urlFilePath) ? Number(new URL(readFileSync(urlFilePath, 'utf8')).port) : 0
  const deadline = Date.now() + portWaitMs
  let port = await probePort(lastPort)
  while (!port && Date.now() < deadline) {
    await wait(50)
    port = await probePort(lastPort)
  }
  port ??= await probePort(0)
  if (!port) throw new OperatorError('The database found no free port on 127.0.0.1.')
  return port
}

interface RunningServer {
  pid: number
  port: number
}

/**
 * Finds the running server of a cluster by its `postmaster.pid`. The first line has the process id, and the fourth has the port.
 */
async function findRunningServer(clusterFolder: string): Promise<RunningServer | undefined> {
  const path = join(clusterFolder, 'postmaster.pid')
  const lines = await readPidFile(path)
  if (!lines) return undefined
  const pid = Number(lines[0])
  if (isServerProcess(pid, clusterFolder)) return { pid, port: Number(lines[3]) }
  // Removes a stale PID file. After a crash of the machine, another program may have this process id, and PostgreSQL would refuse
  // to start.
  rmSync(path, { force: true })
  return undefined
}

async function readPidFile(path: string): Promise<string[] | undefined> {
  const deadline = Date.now() + pidFileWaitMs
  for (;;) {
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
    if (text !== '' || Date.now() > deadline) return text?.split('\n')
    await wait(5)
  }
}

function isServerProcess(pid: number, clusterFolder: string): boolean {
  // Process id 0 is excluded, because signal 0 to it would ask about our own process group.
  if (pid === 0 || !isAlive(pid)) return false
  const commandPath = `/proc/${pid}/cmdline`
  return !existsSync(commandPath) || readFileSync(commandPath, 'utf8').split('\0').includes(clusterFolder)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const canConnect = (url: string): Promise<boolean> => withClient(url, async () => true).catch(() => false)

/**
 * Returns the URL of the press's own database, and creates the database if it is missing. Returns undefined if the server has
 * stopped meanwhile, because an old guardian process may be stopping it.
 */
async function ensureDatabase(url: string): Promise<string | undefined> {
  const databaseUrl = url.replace(/postgres$/, databaseName)
  try {
    await withClient(url, (client) => client.query(`create database ${databaseName}`))
    return databaseUrl
  } catch (error) {
    const { code = '' } = error as pg.DatabaseError
    // The codes mean that the database exists (42P04), or that another process is creating it (23505).
    if (['42P04', '23505'].includes(code)) return databaseUrl
    // Codes of class 57 mean a shutdown of the server. A broken connection has no code, or a code of the operating system.
    if (code.startsWith('57') || !(error instanceof pg.DatabaseError)) return undefined
    throw error
  }
}

const shutdownClientName = 'press leaving'

export interface EmbeddedLease {
  /** Resolves when the server has stopped or the lease is released. */
  lost: Promise<void>
  /** Releases the lease. */
  release: () => Promise<void>
}

/** Acquires a lease. While a lease is held, no process stops the server. Rejects if the server is being stopped. */
export async function acquireEmbeddedLease(databaseUrl: string): Promise<EmbeddedLease> {
  const client = createClient(databaseUrl.replace(/[^/]+$/, 'postgres'), { application_name: 'press seat' })
  const connectionEnd = new Promise<void>((resolve) => client.once('end', resolve))
  await client.connect()
  await client.query('select pg_advisory_lock_shared($1)', [locks.embeddedServer])
  return { lost: connectionEnd, release: () => client.end() }
}

/** Stops the server of a data folder, if a server is running there and no process uses it. */
export async function stopUnusedServer(dataDir: string): Promise<void> {
  const clusterFolder = getClusterFolder(dataDir)
  const server = await findRunningServer(clusterFolder)
  if (server)
    await stopUnlessUsed(clusterFolder, buildServerUrl(server.port, readOrCreateSecret(getPasswordPath(dataDir))))
}

async function stopUnlessUsed(clusterFolder: string, url: string): Promise<void> {
  const server = await findRunningServer(clusterFolder)
  if (!server) return
  const client = createClient(url, { application_name: shutdownClientName })
  try {
    // The server may be starting or stopping and refuse connections. Then it counts as unused.
    const isInUse = await client
      .connect()
      .then(() => isUsed(client))
      .catch(() => false)
    if (isInUse || !isAlive(server.pid)) return
    // SIGINT is PostgreSQL's "fast" shutdown: it ends sessions and writes a checkpoint.
    process.kill(server.pid, 'SIGINT')
    const deadline = Date.now() + startTimeoutMs
    // Uses `isServerProcess` instead of `isAlive`, because it is false for a zombie. In a container without an init process, a
    // server that has ended stays a zombie.
    while (isServerProcess(server.pid, clusterFolder) && Date.now() < deadline) await wait(25)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Whether another process uses the server. If several processes stop at the same moment, one of them takes the lock and prevents
 * new processes from using the server.
 */
async function isUsed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    `select not pg_try_advisory_lock($1) or exists (
      select from pg_stat_activity where backend_type = 'client backend' and application_name <> $2) as used`,
    [locks.embeddedServer, shutdownClientName],
  )
  return rows[0]?.used !== false
}
