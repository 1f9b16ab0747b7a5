import { fork, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'

/** Milliseconds after which a job counts as one that cannot be done, and after which an idle process ends. */
const most = 120_000
const idle = 60_000
/** Behind everything that somebody waits for. */
const niceness = 10

/**
 * Does jobs one at a time, in a process of its own that is there as long as there is something to do: what people upload may keep
 * threads busy or take all the memory there is. A job that ends the process with it is answered with nothing.
 */
export function createWorker<Answer>(program: string): (job: object) => Promise<Answer | undefined> {
  let worker: ChildProcess | undefined
  let ending: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  function start(): ChildProcess {
    const child = fork(program, {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const gone = (): void => {
      if (worker === child) worker = undefined
    }
    child.on('exit', gone)
    child.on('error', gone)
    // Neither of them keeps the server from ending; it ends with the server, whose end of the channel closes.
    child.unref()
    child.channel?.unref()
    if (child.pid !== undefined) setPriority(child.pid, niceness)
    return child
  }

  async function run(job: object): Promise<Answer | undefined> {
    clearTimeout(ending)
    const child = (worker ??= start())
    const limit = setTimeout(() => child.kill('SIGKILL'), most)
    child.channel?.ref()
    try {
      return await answerOf<Answer>(child, job)
    } finally {
      clearTimeout(limit)
      child.channel?.unref()
      ending = setTimeout(() => {
        worker = undefined
        child.kill()
      }, idle)
      ending.unref()
    }
  }

  /** After whatever came before, however that ended. */
  return (job) => {
    const turn = last.then(() => run(job))
    last = turn.catch(() => undefined)
    return turn
  }
}

function answerOf<Answer>(child: ChildProcess, job: object): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const done = (answer: unknown): void => {
      child.off('message', done)
      child.off('exit', died)
      resolve(answer as Answer | undefined)
    }
    const died = (): void => done(undefined)
    child.on('message', done)
    child.on('exit', died)
    child.send(job, (failure) => failure && died())
  })
}
