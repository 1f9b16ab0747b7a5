import { limits } from '@press/domain'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
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
    child.on('exit', () => {
      if (worker === child) worker = undefined
    })
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
      const answered = once(child, 'message') as Promise<[ImageAnswer]>
      const died = once(child, 'exit').then((): [ImageAnswer] => [{ problem: 'unreadable' }])
      child.send(job)
      const [answer] = await Promise.race([answered, died])
      return answer
    } finally {
      clearTimeout(limit)
      child.channel?.unref()
      ending = setTimeout(() => child.kill(), idle)
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
