import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { stopChildOnExit } from './exit-watcher.ts'
import {
  readDatabasePid,
  findFreePort,
  createDataDir,
  createSeededDataDir,
  signIn,
  startPress,
  stopPress,
  type RunningPress,
} from './process.ts'

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

describe('the API during a database restart', async () => {
  const dataDir = await createSeededDataDir()
  let runningPress: RunningPress | undefined
  afterAll(async () => {
    if (runningPress) await stopPress(runningPress, dataDir)
  })

  // SIGINT is PostgreSQL's fast shutdown, SIGTERM waits for its clients, and SIGKILL is a crash.
  it.each(['SIGINT', 'SIGTERM', 'SIGKILL', 'SIGKILL'] as const)(
    'answers 503 with Retry-After and recovers by itself: %s',
    async (signal) => {
      runningPress ??= await startPress(dataDir, await findFreePort())
      const { origin, child } = runningPress
      const token = await signIn(origin)
      const authorization = `Bearer ${token}`
      const answers: Response[] = []
      const stopController = new AbortController()
      const pollUntilStopped = async (): Promise<void> => {
        while (!stopController.signal.aborted)
          answers.push(await fetch(`${origin}/api/notifications`, { headers: { authorization } }))
      }
      const requests = Array.from({ length: 4 }, pollUntilStopped)
      const pidBefore = readDatabasePid(dataDir)
      process.kill(pidBefore, signal)
      // SIGTERM waits for connected clients, so SIGINT then ends their connections.
      if (signal === 'SIGTERM') process.kill(pidBefore, 'SIGINT')
      await expect
        .poll(() => existsSync(join(dataDir, 'database', 'postmaster.pid')) && readDatabasePid(dataDir))
        .not.toBe(pidBefore)
      await expect.poll(() => isReady(origin)).toBe(true)
      stopController.abort()
      await Promise.all(requests)
      const refusedAnswers = answers.filter(({ status }) => status !== 200)
      const unavailableAnswers = refusedAnswers.filter(
        ({ status, headers }) => status === 503 && Number(headers.get('retry-after')) > 0,
      )
      expect(unavailableAnswers).toEqual(refusedAnswers)
      expect(child.exitCode).toBeNull()
      // No one was signed out, and the listener for changes works again.
      expect((await fetch(`${origin}/api/notifications`, { headers: { authorization } })).status).toBe(200)
    },
  )
})

const getScriptUrl = (name: string): string => new URL(`../../../scripts/${name}`, import.meta.url).href
/** The script that `npm start` runs once everything is built. */
const driverScript = `
  import { runWithRestarts } from '${getScriptUrl('run-with-restarts.mjs')}'
  import { stopWithParent, serve } from '${getScriptUrl('child-processes.mjs')}'
  const stopping = stopWithParent()
  await runWithRestarts(() => serve('--api-only'), stopping)`

function spawnNpmStart(dataDir: string, port: number) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', driverScript], {
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
    env: { ...process.env, PRESS_DATA_DIR: dataDir, PRESS_PORT: String(port), DATABASE_URL: '' },
    stdio: 'ignore',
  })
  stopChildOnExit(child)
  return child
}

/** Returns all processes started directly or indirectly by a process. */
function listDescendants(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return children.flatMap((child) => [child, ...listDescendants(child)])
}
const readCommandLine = (pid: number): string => readFileSync(`/proc/${pid}/cmdline`, 'utf8')
const isApi = (pid: number): boolean =>
  /press\.ts\0serve/.test(readCommandLine(pid)) && !readCommandLine(pid).includes('stop-with-parent.mjs')
/** Returns the processes on this machine that work in a data folder. */
const listProcessesIn = (dataDir: string): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const command = readCommandLine(Number(name))
        return command.includes(dataDir) ? [command] : []
      } catch {
        return []
      }
    })

describe.runIf(existsSync('/proc/self/task'))('npm start', () => {
  it('restarts the API after a crash and leaves no process when stopped', async () => {
    const [dataDir, port] = [await createSeededDataDir(), await findFreePort()]
    const origin = `http://127.0.0.1:${port}`
    const child = spawnNpmStart(dataDir, port)
    await expect.poll(() => isReady(origin)).toBe(true)
    const apiPid = listDescendants(child.pid as number).find(isApi) as number
    process.kill(apiPid, 'SIGKILL')
    await expect.poll(() => isReady(origin)).toBe(false)
    await expect.poll(() => isReady(origin)).toBe(true)
    expect(listDescendants(child.pid as number)).not.toContain(apiPid)
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    expect(existsSync(join(dataDir, 'database', 'postmaster.pid'))).toBe(false)
    await expect.poll(() => listProcessesIn(dataDir)).toEqual([])
    rmSync(dataDir, { recursive: true })
  })

  it('leaves no process when all its processes are killed', async () => {
    const [dataDir, port] = [await createSeededDataDir(), await findFreePort()]
    const child = spawnNpmStart(dataDir, port)
    await expect.poll(() => isReady(`http://127.0.0.1:${port}`)).toBe(true)
    const pressPids = listDescendants(child.pid as number).filter((pid) =>
      /stop-with-parent\.mjs|press\.ts/.test(readCommandLine(pid)),
    )
    for (const pid of [child.pid as number, ...pressPids]) process.kill(pid, 'SIGKILL')
    await expect.poll(() => listProcessesIn(dataDir)).toEqual([])
    rmSync(dataDir, { recursive: true })
  })

  it('exits with an error when a setting is invalid from the start', async () => {
    const dataDir = createDataDir()
    const child = spawnNpmStart(dataDir, 99_999)
    expect(await new Promise((resolve) => child.once('exit', resolve))).not.toBe(0)
    rmSync(dataDir, { recursive: true })
  })
})
