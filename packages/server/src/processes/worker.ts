import { spawn, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { PressError } from '../errors.ts'

export interface Bounds {
  /** The timeout of one job, in milliseconds. */
  time: number
  /** Whether the process also runs the next job. Otherwise each job gets a new process, so that a job leaves nothing behind. */
  keep: boolean
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
const memory = 1_600 * 1024 ** 2
/** The limit of V8's heap in megabytes. */
const heap = 512
/** The priority of the process, lower than that of any work that a person waits for. */
const niceness = 10
/** The time in milliseconds after which a reusable process without a job ends. */
const idle = 60_000

/**
 * Runs jobs one at a time in a separate process, whose program calls `answerJobs`. Uploaded files may use unlimited time and
 * memory, so the process is limited in both. It ends with this process.
 */
export function createProcessWorker<Job extends object, Answer>(
  program: string,
  { time, keep }: Bounds,
): Worker<Job, Answer> {
  let child: ChildProcess | undefined
  let ending: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  const stopping = new AbortController()

  const start = (): ChildProcess => {
    const started = launch(program, time)
    const forget = (): void => {
      if (child === started) child = undefined
    }
    started.on('exit', forget)
    started.on('error', forget)
    return started
  }

  const end = (): void => {
    child?.kill('SIGKILL')
    child = undefined
  }

  async function run(job: Job): Promise<Answer | undefined> {
    stopping.signal.throwIfAborted()
    clearTimeout(ending)
    child ??= start()
    const worker = child
    const limit = setTimeout(() => worker.kill('SIGKILL'), time)
    worker.channel?.ref()
    try {
      const answer = await answerOf<Answer>(worker, job)
      stopping.signal.throwIfAborted()
      return answer
    } finally {
      clearTimeout(limit)
      worker.channel?.unref()
      if (keep) ending = setTimeout(end, idle).unref()
      else end()
    }
  }

  return {
    run: (job) => {
      const turn = last.then(() => run(job))
      last = turn.catch(() => undefined)
      return turn
    },
    stop: () => {
      stopping.abort(new PressError('unavailable', { retryAfter: 5 }))
      clearTimeout(ending)
      end()
    },
  }
}

/**
 * Returns the environment without the press's settings, so that a malicious document that takes over the process finds no secret.
 */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PRESS_|DATABASE_URL$|SMTP_URL$)/.test(name)))

function launch(program: string, time: number): ChildProcess {
  const command = [process.execPath, `--max-old-space-size=${heap}`, program, String(time)]
  // Only the shell can lower a limit before a process starts. Windows has neither this limit nor such a shell.
  const [file = '', ...args] =
    process.platform === 'win32'
      ? command
      : ['/bin/sh', '-c', 'ulimit -d "$1"; shift; exec "$@"', 'sh', String(memory / 1024), ...command]
  const child = spawn(file, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: environment(),
  })
  // Neither the process nor its channel keeps the server process alive.
  child.unref()
  child.channel?.unref()
  if (child.pid !== undefined) setPriority(child.pid, niceness)
  return child
}

function answerOf<Answer>(child: ChildProcess, job: object): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const done = (answer: unknown): void => {
      child.off('message', done)
      child.off('exit', died)
      child.off('error', died)
      resolve(answer as Answer | undefined)
    }
    const died = (): void => done(undefined)
    child.on('message', done)
    child.on('exit', died)
    child.on('error', died)
    child.send(job, (failure) => failure && died())
  })
}
