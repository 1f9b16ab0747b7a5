import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { createProcessWorker, type ProcessOptions } from '../src/processes/worker.ts'
import type { BoundedJob } from './programs/bounded.ts'
import { pollOptions } from './support.ts'

const getProgramPath = (name: string): string => fileURLToPath(new URL(`programs/${name}.ts`, import.meta.url))
const stopFunctions: (() => void)[] = []
afterAll(() => stopFunctions.forEach((stop) => stop()))

function createWorker(bounds: Partial<ProcessOptions> = {}) {
  const worker = createProcessWorker<{ kind: BoundedJob }, number>(getProgramPath('bounded'), {
    timeoutMs: 30_000,
    isReusable: true,
    ...bounds,
  })
  stopFunctions.push(worker.stop)
  return { ...worker, run: (kind: BoundedJob) => worker.run({ kind }) }
}

/** Whether a process is running; a zombie does not count. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

it('runs jobs one after another in one process and continues after a crash', async () => {
  const worker = createWorker()
  const [first, second, thrown, third] = await Promise.all(
    (['echo', 'echo', 'throw', 'echo'] as const).map((kind) => worker.run(kind)),
  )
  expect(first).toBe(second)
  expect(thrown).toBeUndefined()
  expect(third).toBeGreaterThan(0)
  expect(third).not.toBe(first)
})

it('runs each job in a new process when the process is not reused', async () => {
  const worker = createWorker({ isReusable: false })
  const [first, second] = [await worker.run('echo'), await worker.run('echo')]
  expect(first).not.toBe(second)
})

it('ends a job that exceeds its time limit', async () => {
  const worker = createWorker({ timeoutMs: 1_000 })
  expect(await worker.run('spin')).toBeUndefined()
})

it('ends a job that exceeds its memory limit', async () => {
  // Long enough that a busy machine fills the memory before the time is over.
  const worker = createWorker({ timeoutMs: 240_000 })
  const pid = await worker.run('echo')
  const fillPromise = worker.run('fill')
  let peakKilobytes = 0
  const memoryTimer = setInterval(() => {
    const [, kilobytes] = isRunning(pid ?? 0)
      ? (/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [])
      : []
    peakKilobytes = Math.max(peakKilobytes, Number(kilobytes ?? 0))
  }, 10)
  expect(await fillPromise).toBeUndefined()
  clearInterval(memoryTimer)
  expect(peakKilobytes).toBeGreaterThan(500_000)
  expect(peakKilobytes).toBeLessThan(1_300_000)
})

it('refuses running and queued jobs when it stops and ends the process at once', async () => {
  const worker = createWorker()
  const pid = (await worker.run('echo')) ?? 0
  const jobs = [worker.run('spin'), worker.run('echo')].map((job) =>
    job.then(
      () => 'answered',
      (error: Error) => error.message,
    ),
  )
  worker.stop()
  expect(await Promise.all(jobs)).toEqual(['unavailable', 'unavailable'])
  await expect.poll(() => isRunning(pid), pollOptions).toBe(false)
})

it('ends with its parent, even when busy', async () => {
  const parent = fork(getProgramPath('parent'), { execArgv: [] })
  const [pid] = (await once(parent, 'message')) as [number]
  expect(isRunning(pid)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isRunning(pid), pollOptions).toBe(false)
})
