import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { stopChildOnExit } from '../../packages/server/test/exit-watcher.ts'
import { dataDir, port } from './addresses.ts'
import { clonePress, emptyPress } from './farm/clone.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const programArgs = ['--conditions=@press/source', 'packages/server/src/press.ts']

/** Runs a `press` command on the data of the test's press, as an administrator does. Returns its output. */
export async function runPressCommand(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...programArgs, ...args], {
    cwd: root,
    env: {
      ...process.env,
      PRESS_DEMO: '0',
      PRESS_PORT: String(port),
      PRESS_DATA_DIR: dataDir,
      DATABASE_URL: readFileSync(`${dataDir}/database.url`, 'utf8'),
    },
  })
  return stdout
}

/** Returns the console output of the press with this data folder. It includes the one-time link of a new press. */
export const readPressOutput = (folder: string): string => readFileSync(`${folder}/printed.txt`, 'utf8')

/**
 * A press that `press serve` runs in a separate process. A test can kill this press, or run it in addition to the test's own press.
 */
export interface IsolatedServer {
  /** The URL of the staff portal of this press. */
  url: string
  signal: (name: NodeJS.Signals) => void
  /** Kills the process, as a machine failure would. Resolves when the process has exited. */
  kill: () => Promise<void>
  /** Starts the press again on the same data. */
  start: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts a press. The number is added to the port of the test's press; with 0 the new press replaces the test's press. The new
 * press has fresh demo data. With `shared` it uses the data of the test's press, and with `empty` it has no data.
 */
export async function startIsolatedServer(
  portOffset: number,
  {
    shared = false,
    empty = false,
    settings = {},
  }: { shared?: boolean; empty?: boolean; settings?: Record<string, string> } = {},
): Promise<IsolatedServer> {
  const folder = shared || portOffset === 0 ? dataDir : `${dataDir}-${portOffset}`
  const database = shared
    ? readFileSync(`${dataDir}/database.url`, 'utf8')
    : await (empty ? emptyPress : clonePress)(`own_${port + portOffset}`, folder)
  const url = `http://127.0.0.1:${port + portOffset}`
  let child: ChildProcess
  const waitForExit = () => new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stopWithSignal = async (name: NodeJS.Signals) => {
    const exitPromise = waitForExit()
    child.kill(name)
    await exitPromise
  }
  const start = async () => {
    const outputFile = openSync(`${folder}/printed.txt`, 'a')
    child = spawn(process.execPath, [...programArgs, 'serve'], {
      cwd: root,
      env: {
        ...process.env,
        ...(empty && { PRESS_DEMO: '0' }),
        ...settings,
        DATABASE_URL: database,
        PRESS_PORT: String(port + portOffset),
        PRESS_DATA_DIR: folder,
      },
      stdio: ['ignore', outputFile, 'inherit'],
    })
    closeSync(outputFile)
    stopChildOnExit(child)
    await waitUntilReady(`${url}/api/ready`, child)
  }
  await start()
  return {
    url,
    signal: (name) => child.kill(name),
    kill: () => stopWithSignal('SIGKILL'),
    start,
    stop: () => {
      // Resumes the process, because a stopped process would not receive SIGTERM.
      child.kill('SIGCONT')
      return stopWithSignal('SIGTERM')
    },
  }
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`press exited with ${child.exitCode}`)
}
