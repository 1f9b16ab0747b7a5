import { limits } from '@press/domain'
import { fork, type ChildProcess } from 'node:child_process'
import { access } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { sizedPath, type ImageAnswer, type ImageJob, type ImageSize } from './imageSizes.ts'

const program = fileURLToPath(new URL('imageProcess.ts', import.meta.url))
/** Milliseconds after which an image counts as one that cannot be read, and after which an idle process ends. */
const most = 120_000
const idle = 60_000
/** Behind everything that somebody waits for. */
const niceness = 10

export interface Images {
  /** Cleans a new image of all but its pixels, and makes its sizes. */
  prepare: (path: string) => Promise<ImageAnswer>
  /** Where an image's size lies; made when it is missing. */
  sized: (path: string, size: ImageSize) => Promise<string>
}

/** Images are decoded one at a time, in a process of their own that is there as long as there is something to decode. */
export function createImages(): Images {
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

  async function run(job: ImageJob): Promise<ImageAnswer> {
    clearTimeout(ending)
    const child = (worker ??= start())
    const limit = setTimeout(() => child.kill('SIGKILL'), most)
    child.channel?.ref()
    try {
      return await answerOf(child, job)
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
  function inTurn(job: ImageJob): Promise<ImageAnswer> {
    const turn = last.then(() => run(job))
    last = turn.catch(() => undefined)
    return turn
  }

  return {
    prepare: (path) => inTurn({ path, pixels: limits.imagePixels, original: true }),

    async sized(path, size) {
      const made = sizedPath(path, size)
      const there = await access(made).then(
        () => true,
        () => false,
      )
      if (!there) await inTurn({ path, pixels: limits.imagePixels, original: false })
      return made
    },
  }
}

/** One image that ends the process with it cannot be read, whatever it is. */
function answerOf(child: ChildProcess, job: ImageJob): Promise<ImageAnswer> {
  return new Promise((resolve) => {
    const done = (answer: ImageAnswer): void => {
      child.off('message', done)
      child.off('exit', died)
      resolve(answer)
    }
    const died = (): void => done({ problem: 'unreadable' })
    child.on('message', done)
    child.on('exit', died)
    child.send(job, (failure) => failure && died())
  })
}
