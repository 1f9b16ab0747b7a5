import { limits } from '@press/domain'
import { access } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sizedPath, type ImageAnswer, type ImageJob, type ImageSize } from './imageSizes.ts'
import { createWorker } from './worker.ts'

const program = fileURLToPath(new URL('imageProcess.ts', import.meta.url))

export interface Images {
  /** Cleans a new image of all but its pixels, and makes its sizes. */
  prepare: (path: string) => Promise<ImageAnswer>
  /** Where an image's size lies; made when it is missing. */
  sized: (path: string, size: ImageSize) => Promise<string>
}

/** Images are decoded in a process of their own; one that ends it cannot be read, whatever it is. */
export function createImages(): Images {
  const work = createWorker<ImageAnswer>(program)
  const inTurn = (job: ImageJob) => work(job)
  return {
    prepare: async (path) =>
      (await inTurn({ path, pixels: limits.imagePixels, original: true })) ?? { problem: 'unreadable' },

    async sized(path, size) {
      const made = sizedPath(path, size)
      if (!(await isThere(made))) await inTurn({ path, pixels: limits.imagePixels, original: false })
      return made
    },
  }
}

/** Whether something lies there. */
export const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
