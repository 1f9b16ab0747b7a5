import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { ConfigError, keptSecret } from '../config.ts'
import { findBinaries, type Binaries } from './binaries.ts'
import { newClient, withClient } from './client.ts'
import { launchUser, type LaunchUser } from './launchUser.ts'

export interface EmbeddedDatabase {
  url: string
  /** Stops the server unless another process still uses it; its own connections must be closed before. */
  stop: () => Promise<void>
}

const name = 'press'
/** How long a server may take to replay its log after a crash, or to finish what it was doing. */
const patience = 60_000
/** How long to go on trying when a server ends by itself: its predecessor's memory is freed a moment after it died. */
const retries = 5_000

/**
 * Starts the PostgreSQL of a data folder, making it first where there is none, or takes over the one that runs there already:
 * one that another process of the press started, or one left behind by a process that was killed. With a port, on that port only:
 * those who are connected know it.
 */
export async function startEmbedded(dataDir: string, port?: number): Promise<EmbeddedDatabase> {
  const cluster = join(dataDir, 'database')
  const password = keptSecret(join(dataDir, 'database.secret'))
  const began = Date.now()
  let failed: number | undefined
  for (;;) {
    const running = runningServer(cluster)
    const url = running ? urlOf(running.port, password) : await launch(dataDir, cluster, password, port)
    const address = url && (await answers(url)) ? await withDatabase(url) : undefined
    if (url && address) {
      writeFileSync(addressOf(dataDir), address, { mode: 0o600 })
      return { url: address, stop: () => stopUnlessUsed(cluster, url) }
    }
    if (!running) failed ??= Date.now()
    if (Date.now() > began + patience || (failed && Date.now() > failed + retries))
      throw new ConfigError(`The database in ${cluster} does not start; ${logOf(dataDir)} says why.`)
    await wait(100)
  }
}

const logOf = (dataDir: string): string => join(dataDir, 'database.log')
/** Where the running server is, for tools such as psql. */
const addressOf = (dataDir: string): string => join(dataDir, 'database.url')
const urlOf = (port: number, password: string): string => `postgres://${name}:${password}@127.0.0.1:${port}/postgres`

/** Undefined when it ended before it answered: another process was quicker, or its predecessor or its port is not quite free. */
async function launch(
  dataDir: string,
  cluster: string,
  password: string,
  wanted: number | undefined,
): Promise<string | undefined> {
  const binaries = await findBinaries()
  const user = launchUser([binaries.postgres, cluster])
  if (!existsSync(cluster)) initialise(cluster, password, binaries, user)
  user.own(cluster)
  const port = wanted ? await listen(wanted) : await freePort(addressOf(dataDir))
  if (!port) return undefined
  const url = urlOf(port, password)
  const child = spawnServer(dataDir, cluster, port, binaries, user)
  while (child.exitCode === null && child.signalCode === null) {
    if (await answers(url)) return url
    await wait(25)
  }
  return undefined
}

function initialise(cluster: string, password: string, binaries: Binaries, user: LaunchUser): void {
  const draft = `${cluster}.${process.pid}`
  const made = join(draft, 'cluster')
  const passwordFile = join(draft, 'password')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(made, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  user.own(draft)
  try {
    const [program, args] = user.command(binaries.initdb, [
      `--pgdata=${made}`,
      `--username=${name}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ])
    const { status, stderr } = spawnSync(program, args, { ...user.options, cwd: draft, encoding: 'utf8' })
    if (status !== 0) {
      const why = stderr.split('\n').find((line) => line.includes('error: ')) ?? stderr
      throw new ConfigError(`The database could not be made: ${why.trim()}.`)
    }
    // In one step, so that a start that was cut off leaves no half database; another process may have been quicker.
    if (!existsSync(cluster)) renameSync(made, cluster)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function spawnServer(
  dataDir: string,
  cluster: string,
  port: number,
  binaries: Binaries,
  user: LaunchUser,
): ChildProcess {
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100']
  const [program, args] = user.command(binaries.postgres, [
    '-D',
    cluster,
    ...settings.flatMap((setting) => ['-c', setting]),
  ])
  const log = openSync(logOf(dataDir), 'a', 0o600)
  // In a process group of its own: Ctrl-C must end the API first, which then stops the database.
  const child = spawn(program, args, {
    ...user.options,
    cwd: cluster,
    detached: true,
    stdio: ['ignore', log, log],
  })
  child.unref()
  closeSync(log)
  return child
}

/** The port of last time when it is free, so that tools keep finding the database; else any. */
async function freePort(known: string): Promise<number> {
  const last = existsSync(known) ? Number(new URL(readFileSync(known, 'utf8')).port) : 0
  const port = (await listen(last)) ?? (await listen(0))
  if (!port) throw new ConfigError('The database found no free port on 127.0.0.1.')
  return port
}

const listen = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })

interface Running {
  pid: number
  port: number
}

/** The server of a cluster by what it writes about itself: its process on the first line, its port on the fourth. */
function runningServer(cluster: string): Running | undefined {
  const path = join(cluster, 'postmaster.pid')
  if (!existsSync(path)) return undefined
  const lines = readFileSync(path, 'utf8').split('\n')
  const pid = Number(lines[0])
  if (isServer(pid, cluster)) return { pid, port: Number(lines[3]) }
  // After a crash of the machine another program may have got the number; PostgreSQL would refuse to start beside it.
  rmSync(path, { force: true })
  return undefined
}

function isServer(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false
  const command = `/proc/${pid}/cmdline`
  return !existsSync(command) || readFileSync(command, 'utf8').split('\0').includes(cluster)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const answers = (url: string): Promise<boolean> => withClient(url, async () => true).catch(() => false)

/**
 * The address of the press's own database, made when it is not there yet. Undefined when the server went away meanwhile: a
 * guardian of yesterday's may be stopping it.
 */
async function withDatabase(url: string): Promise<string | undefined> {
  const address = url.replace(/postgres$/, name)
  try {
    await withClient(url, (client) => client.query(`create database ${name}`))
    return address
  } catch (error) {
    const { code = '' } = error as pg.DatabaseError
    // 42P04: it exists; 23505: another process makes it at this moment.
    if (['42P04', '23505'].includes(code)) return address
    // Class 57 is the server's own going; a connection that broke has no code, or one of the system's.
    if (code.startsWith('57') || !(error instanceof pg.DatabaseError)) return undefined
    throw error
  }
}

/** Any number: held in common by those who use the server, and alone by the one who stops it. */
const lock = 7_737_379
const leaving = 'press leaving'

export interface Seat {
  /** Resolves when the server is gone, or the seat given up. */
  lost: Promise<void>
  giveUp: () => Promise<void>
}

/** As long as it is held, nobody stops the server. Rejects when the server is just being stopped. */
export async function takeSeat(address: string): Promise<Seat> {
  const client = newClient(address.replace(/[^/]+$/, 'postgres'), { application_name: 'press seat' })
  const lost = new Promise<void>((resolve) => client.once('end', resolve))
  await client.connect()
  await client.query('select pg_advisory_lock_shared($1)', [lock])
  return { lost, giveUp: () => client.end() }
}

/** Stops the server of a data folder, if there is one that nobody uses. */
export async function stopAbandoned(dataDir: string): Promise<void> {
  const cluster = join(dataDir, 'database')
  const running = runningServer(cluster)
  if (running) await stopUnlessUsed(cluster, urlOf(running.port, keptSecret(join(dataDir, 'database.secret'))))
}

async function stopUnlessUsed(cluster: string, url: string): Promise<void> {
  const running = runningServer(cluster)
  if (!running) return
  const client = newClient(url, { application_name: leaving })
  try {
    // It may be starting, or stopping already, and let nobody in.
    const used = await client
      .connect()
      .then(() => isUsed(client))
      .catch(() => false)
    if (used || !isAlive(running.pid)) return
    // SIGINT is PostgreSQL's "fast" shutdown: it ends sessions and writes a checkpoint.
    process.kill(running.pid, 'SIGINT')
    const deadline = Date.now() + patience
    while (isAlive(running.pid) && Date.now() < deadline) await wait(25)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Of several who leave at the same moment one takes the lock, and keeps out who would come. */
async function isUsed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    `select not pg_try_advisory_lock($1) or exists (
      select from pg_stat_activity where backend_type = 'client backend' and application_name <> $2) as used`,
    [lock, leaving],
  )
  return rows[0]?.used !== false
}
