import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { demoPassword } from '../src/auth/demo-accounts.ts'
import { withMigrationLock } from '../src/database/migrate.ts'
import { stopDatabaseOnExit, stopChildOnExit } from './exit-watcher.ts'
import { startSharedServer } from './shared-server.ts'

const programPath = fileURLToPath(new URL('../src/press.ts', import.meta.url))

export interface PressProcess {
  child: ChildProcess
  /** Resolves with the exit code, or the signal's name. */
  exitPromise: Promise<number | string>
  /** Returns what the process wrote to standard error. */
  getErrorOutput: () => string
}

export interface RunningPress extends PressProcess {
  origin: string
}

/** Creates a folder that every user may enter, for a separate press whose database ends with this process. */
export function createDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'press-serve-'))
  chmodSync(folder, 0o755)
  stopDatabaseOnExit(folder)
  return folder
}

/**
 * Creates a data folder that contains the demo press of a first start. Creating the data takes ten seconds of CPU time, so the
 * first caller of a run creates it and the others copy it.
 */
export async function createSeededDataDir(): Promise<string> {
  const seededFolder = join(inject('sharedDataDir'), 'seeded')
  const { url } = await startSharedServer()
  // Advisory locks belong to a database, so this lock is independent of the lock for the template in support.ts.
  await withMigrationLock(url.replace(/[^/]+$/, 'postgres'), async () => {
    if (existsSync(seededFolder)) return
    const folder = createDataDir()
    const { child, exitPromise } = await startPress(folder, await findFreePort())
    child.kill('SIGTERM')
    await exitPromise
    // The file names a port. Every copy would wait for this port.
    rmSync(join(folder, 'database.url'))
    cpSync(folder, `${seededFolder}-draft`, { recursive: true })
    renameSync(`${seededFolder}-draft`, seededFolder)
    rmSync(folder, { recursive: true })
  })
  const folder = createDataDir()
  cpSync(seededFolder, folder, { recursive: true })
  return folder
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

let portCount = 0
/**
 * Returns a port from this worker's range. The system could assign a free port a second time before the press listens, to another
 * file's press or to an outgoing connection.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + 200 * Number(process.env['VITEST_POOL_ID'] ?? 0) + (portCount++ % 200)
    if (await isFree(port)) return port
  }
}

/** Starts `press serve` in a separate process, which ends with this one. */
export function spawnPress(dataDir: string, port: number, settings: NodeJS.ProcessEnv = {}): PressProcess {
  const child = spawn(process.execPath, ['--conditions=@press/source', programPath, 'serve', '--api-only'], {
    env: { ...process.env, PRESS_DATA_DIR: dataDir, PRESS_PORT: String(port), DATABASE_URL: '', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  stopChildOnExit(child)
  let output = ''
  child.stderr?.on('data', (data: Buffer) => (output += data.toString()))
  const exitPromise = new Promise<number | string>((resolve) => {
    child.on('exit', (code, signal) => resolve(code ?? signal ?? 0))
  })
  return { child, exitPromise, getErrorOutput: () => output }
}

/** Starts a press like `spawnPress`, and resolves once it responds. */
export async function startPress(
  dataDir: string,
  port: number,
  settings: NodeJS.ProcessEnv = {},
): Promise<RunningPress> {
  const pressProcess = spawnPress(dataDir, port, settings)
  const origin = `http://127.0.0.1:${port}`
  while (pressProcess.child.exitCode === null && pressProcess.child.signalCode === null) {
    const answer = await fetch(`${origin}/api/ready`).catch(() => undefined)
    if (answer?.ok) return { ...pressProcess, origin }
    await wait(20)
  }
  throw new Error(`press serve ended: ${pressProcess.getErrorOutput()}`)
}

/** Returns the process id of the embedded database. */
export const readDatabasePid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'database', 'postmaster.pid'), 'utf8').split('\n')[0])

export async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'author@demo.press', password: demoPassword, remember: true }),
  })
  return ((await answer.json()) as { token: string }).token
}

export async function stopPress({ child, exitPromise }: RunningPress, dataDir: string): Promise<void> {
  child.kill('SIGTERM')
  await exitPromise
  rmSync(dataDir, { recursive: true, force: true })
}
