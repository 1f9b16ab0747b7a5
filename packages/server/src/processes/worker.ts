import { spawn, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { PressError } from '../errors.ts'

export interface ProcessOptions {
  /** The timeout of one job, in milliseconds. */
  timeoutMs: number
  /** Whether the process also runs the next job. Otherwise each job gets a new process, so that a job leaves nothing behind. */
  isReusable: boolean
}

export interface Worker<Job extends object, Answer> {
  /**
   * Runs a job after the jobs queued before it. Resolves to undefined if the process crashed or the job timed out. Rejects with
   * `unavailable` once the worker has stopped.
   */
  run: (job: Job) => Promise<Answer | undefined>
  /** Kills the process; rejects current and later jobs. */
  stop: () => void
}

/**
 * The maximum writable memory of a process, in bytes (RLIMIT_DATA, which counts anonymous memory since Linux 4.7). Node itself uses
 * about 600 MB, mostly reserved for machine code, so about 1 GB is left for a job. V8's own limit does not count buffers. A limit
 * of the address space would count WebAssembly's reservations, which take all they can get.
 */
const maxDataBytes = 1_600 * 1024 ** 2
/** The limit of V8's heap in megabytes. */
const maxHeapMegabytes = 512
/** The priority of the process, lower than that of any work that a person waits for. */
const niceness = 10
/** The time in milliseconds after which a reusable process without a job ends. */
const idleTimeoutMs = 60_000

/**
 * Runs jobs one at a time in a separate process, whose program calls `answerJobs`. Uploaded files may use unlimited time and
 * memory, so the process is limited in both. It ends with this process.
 */
export function createProcessWorker<Job extends object, Answer>(
  program: string,
  { timeoutMs, isReusable }: ProcessOptions,
): Worker<Job, Answer> {
  let child: ChildProcess | undefined
  let endTimer: NodeJS.Timeout | undefined
  let lastTask: Promise<unknown> = Promise.resolve()
  const stopController = new AbortController()

  const startChild = (): ChildProcess => {
    const newChild = launchProcess(program, timeoutMs)
    const clearChild = (): void => {
      if (child === newChild) child = undefined
    }
    newChild.on('exit', clearChild)
    newChild.on('error', clearChild)
    return newChild
  }

  const killChild = (): void => {
    child?.kill('SIGKILL')
    child = undefined
  }

  async function run(job: Job): Promise<Answer | undefined> {
    stopController.signal.throwIfAborted()
    clearTimeout(endTimer)
    child ??= startChild()
    const worker = child
    const timeout = setTimeout(() => worker.kill('SIGKILL'), timeoutMs)
    worker.channel?.ref()
    try {
      const answer = await requestAnswer<Answer>(worker, job)
      stopController.signal.throwIfAborted()
      return answer
    } finally {
      clearTimeout(timeout)
      worker.channel?.unref()
      if (isReusable) endTimer = setTimeout(killChild, idleTimeoutMs).unref()
      else killChild()
    }
  }

  return {
    run: (job) => {
      const task = lastTask.then(() => run(job))
      lastTask = task.catch(() => undefined)
      return task
    },
    stop: () => {
      stopController.abort(new PressError('unavailable', { retryAfter: 5 }))
      clearTimeout(endTimer)
      killChild()
    },
  }
}

/**
 * Returns the environment without the press's settings, so that a malicious document that takes over the process finds no secret.
 */
const createEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PRESS_|DATABASE_URL$|SMTP_URL$)/.test(name)))

function launchProcess(program: string, timeoutMs: number): ChildProcess {
  const command = [process.execPath, `--max-old-space-size=${maxHeapMegabytes}`, program, String(timeoutMs)]
  // Only the shell can lower a limit before a process starts. Windows has neither this limit nor such a shell.
  const [file = '', ...args] =
    process.platform === 'win32'
      ? command
      : ['/bin/sh', '-c', 'ulimit -d "$1"; shift; exec "$@"', 'sh', String(maxDataBytes / 1024), ...command]
  const child = spawn(file, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: createEnvironment(),
  })
  // Neither the process nor its channel keeps the server process alive.
  child.unref()
  child.channel?.unref()
  if (child.pid !== undefined) setPriority(child.pid, niceness)
  return child
}

function requestAnswer<Answer>(child: ChildProcess, job: object): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const finish = (answer: unknown): void => {
      child.off('message', finish)
      child.off('exit', fail)
      child.off('error', fail)
      resolve(answer as Answer | undefined)
    }
    const fail = (): void => finish(undefined)
    child.on('message', finish)
    child.on('exit', fail)
    child.on('error', fail)
    child.send(job, (failure) => failure && fail())
  })
}
