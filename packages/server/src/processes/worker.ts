import { spawn, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { PressError } from '../errors.ts'

export interface Bounds {
  /** Milliseconds that one job may take. */
  time: number
  /** Whether the process serves the next job too. A process that is not kept leaves nothing of a job to the next one. */
  keep: boolean
}

export interface Worker<Job extends object, Answer> {
  /**
   * Does a job after those that were given before it. Undefined when the process died of the job or the time was up; rejects with
   * `unavailable` once the worker has stopped.
   */
  run: (job: Job) => Promise<Answer | undefined>
  /** Kills the process; jobs under way and later ones are rejected. */
  stop: () => void
}

/**
 * Bytes of memory that a process may be able to write to (RLIMIT_DATA, which counts anonymous memory since Linux 4.7). Node itself takes
 * about 600 MB of it, most of it a reserve for machine code; about 1 GB is left for a job. V8's own limit does not count buffers, and a
 * limit of the address space would count what WebAssembly reserves: as much as it gets.
 */
const memory = 1_600 * 1024 ** 2
/** Megabytes of V8's heap. */
const heap = 512
/** The process runs behind everything that somebody waits for. */
const niceness = 10
/** Milliseconds without a job after which a process that is kept ends. */
const idle = 60_000

/**
 * Does jobs one at a time in a process of its own, whose program calls `answerJobs`: what people upload may take all the time and memory
 * there is. The process is bounded in both, and ends with this one.
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

/** The environment without the press's settings: a document that takes over its reader finds no secret there. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PRESS_|DATABASE_URL$|SMTP_URL$)/.test(name)))

function launch(program: string, time: number): ChildProcess {
  const command = [process.execPath, `--max-old-space-size=${heap}`, program, String(time)]
  // Only the shell can lower a limit of a process before it starts. Windows has neither.
  const [file = '', ...args] =
    process.platform === 'win32'
      ? command
      : ['/bin/sh', '-c', 'ulimit -d "$1"; shift; exec "$@"', 'sh', String(memory / 1024), ...command]
  const child = spawn(file, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: environment(),
  })
  // Neither keeps the server from ending.
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
