import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { endWithUs } from '../../packages/server/test/guard.ts'
import { dataDir, port } from './addresses.ts'
import { clonePress } from './farm/clone.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A press started with `press serve` in its own process. A test can kill it, or run it next to its own press. */
export interface OwnPress {
  /** Address of its staff portal. */
  url: string
  signal: (name: NodeJS.Signals) => void
  /** Ends at once, as by a failing machine; resolves when it is gone. */
  kill: () => Promise<void>
  /** Starts again on the same data. */
  start: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts a press on the port `above` the test's press; 0 takes its place. It gets fresh demo data, or with `shared` the data of the
 * test's press.
 */
export async function ownPress(
  above: number,
  { shared = false, settings = {} }: { shared?: boolean; settings?: Record<string, string> } = {},
): Promise<OwnPress> {
  const folder = shared || above === 0 ? dataDir : `${dataDir}-${above}`
  const database = shared
    ? readFileSync(`${dataDir}/database.url`, 'utf8')
    : await clonePress(`own_${port + above}`, folder)
  const url = `http://127.0.0.1:${port + above}`
  let child: ChildProcess
  const gone = () => new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const end = async (name: NodeJS.Signals) => {
    const ended = gone()
    child.kill(name)
    await ended
  }
  const start = async () => {
    child = spawn(process.execPath, ['--conditions=@press/source', 'packages/server/src/press.ts', 'serve'], {
      cwd: root,
      env: {
        ...process.env,
        ...settings,
        DATABASE_URL: database,
        PRESS_PORT: String(port + above),
        PRESS_DATA_DIR: folder,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    endWithUs(child)
    await answers(`${url}/api/ready`, child)
  }
  await start()
  return {
    url,
    signal: (name) => child.kill(name),
    kill: () => end('SIGKILL'),
    start,
    stop: () => {
      // One that was held still would not hear.
      child.kill('SIGCONT')
      return end('SIGTERM')
    },
  }
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`press ended with ${child.exitCode}`)
}
