import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { endWithUs } from './exit-watcher.ts'
import {
  databasePid,
  freePort,
  newDataDir,
  seededDataDir,
  signIn,
  startPress,
  stopPress,
  type Running,
} from './process.ts'

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

describe('the API during a database restart', async () => {
  const dataDir = await seededDataDir()
  let running: Running | undefined
  afterAll(async () => {
    if (running) await stopPress(running, dataDir)
  })

  // SIGINT is PostgreSQL's fast shutdown, SIGTERM waits for its clients, and SIGKILL is a crash.
  it.each(['SIGINT', 'SIGTERM', 'SIGKILL', 'SIGKILL'] as const)(
    'answers 503 with Retry-After and recovers by itself: %s',
    async (signal) => {
      running ??= await startPress(dataDir, await freePort())
      const { origin, child } = running
      const token = await signIn(origin)
      const authorization = `Bearer ${token}`
      const answers: Response[] = []
      const back = new AbortController()
      const ask = async (): Promise<void> => {
        while (!back.signal.aborted)
          answers.push(await fetch(`${origin}/api/notifications`, { headers: { authorization } }))
      }
      const requests = Array.from({ length: 4 }, ask)
      const before = databasePid(dataDir)
      process.kill(before, signal)
      // SIGTERM waits for connected clients, so SIGINT then ends their connections.
      if (signal === 'SIGTERM') process.kill(before, 'SIGINT')
      await expect
        .poll(() => existsSync(join(dataDir, 'database', 'postmaster.pid')) && databasePid(dataDir))
        .not.toBe(before)
      await expect.poll(() => isReady(origin)).toBe(true)
      back.abort()
      await Promise.all(requests)
      const refused = answers.filter(({ status }) => status !== 200)
      const asAway = refused.filter(({ status, headers }) => status === 503 && Number(headers.get('retry-after')) > 0)
      expect(asAway).toEqual(refused)
      expect(child.exitCode).toBeNull()
      // No one was signed out, and the listener for changes works again.
      expect((await fetch(`${origin}/api/notifications`, { headers: { authorization } })).status).toBe(200)
    },
  )
})

const script = (name: string): string => new URL(`../../../scripts/${name}`, import.meta.url).href
/** The script that `npm start` runs once everything is built. */
const driver = `
  import { runWithRestarts } from '${script('run-with-restarts.mjs')}'
  import { stopWithParent, serve } from '${script('child-processes.mjs')}'
  const stopping = stopWithParent()
  await runWithRestarts(() => serve('--api-only'), stopping)`

function npmStart(dataDir: string, port: number) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', driver], {
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
    env: { ...process.env, PRESS_DATA_DIR: dataDir, PRESS_PORT: String(port), DATABASE_URL: '' },
    stdio: 'ignore',
  })
  endWithUs(child)
  return child
}

/** Returns all processes started directly or indirectly by a process. */
function descendants(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return children.flatMap((child) => [child, ...descendants(child)])
}
const commandOf = (pid: number): string => readFileSync(`/proc/${pid}/cmdline`, 'utf8')
const isApi = (pid: number): boolean =>
  /press\.ts\0serve/.test(commandOf(pid)) && !commandOf(pid).includes('stop-with-parent.mjs')
/** Returns the processes on this machine that work in a data folder. */
const workingIn = (dataDir: string): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const command = commandOf(Number(name))
        return command.includes(dataDir) ? [command] : []
      } catch {
        return []
      }
    })

describe.runIf(existsSync('/proc/self/task'))('npm start', () => {
  it('restarts the API after a crash and leaves no process when stopped', async () => {
    const [dataDir, port] = [await seededDataDir(), await freePort()]
    const origin = `http://127.0.0.1:${port}`
    const child = npmStart(dataDir, port)
    await expect.poll(() => isReady(origin)).toBe(true)
    const api = descendants(child.pid as number).find(isApi) as number
    process.kill(api, 'SIGKILL')
    await expect.poll(() => isReady(origin)).toBe(false)
    await expect.poll(() => isReady(origin)).toBe(true)
    expect(descendants(child.pid as number)).not.toContain(api)
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    expect(existsSync(join(dataDir, 'database', 'postmaster.pid'))).toBe(false)
    await expect.poll(() => workingIn(dataDir)).toEqual([])
    rmSync(dataDir, { recursive: true })
  })

  it('leaves no process when all its processes are killed', async () => {
    const [dataDir, port] = [await seededDataDir(), await freePort()]
    const child = npmStart(dataDir, port)
    await expect.poll(() => isReady(`http://127.0.0.1:${port}`)).toBe(true)
    const all = descendants(child.pid as number).filter((pid) => /stop-with-parent\.mjs|press\.ts/.test(commandOf(pid)))
    for (const pid of [child.pid as number, ...all]) process.kill(pid, 'SIGKILL')
    await expect.poll(() => workingIn(dataDir)).toEqual([])
    rmSync(dataDir, { recursive: true })
  })

  it('exits with an error when a setting is invalid from the start', async () => {
    const dataDir = newDataDir()
    const child = npmStart(dataDir, 99_999)
    expect(await new Promise((resolve) => child.once('exit', resolve))).not.toBe(0)
    rmSync(dataDir, { recursive: true })
  })
})
