import { limits } from '@press/domain'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { createProcessWorker } from '../processes/worker.ts'
import { sizedPath, type ImageAnswer, type ImageJob, type ImageSize } from './image-sizes.ts'
import { readDerivedFile, type Store } from './store.ts'

const program = fileURLToPath(new URL('image-process.ts', import.meta.url))

export interface Images {
  /** Cleans a new image, at a path, of all but its pixels, and makes its sizes beside it. */
  prepare: (path: string) => Promise<ImageAnswer>
  /** A size of a stored image, made when it is missing; undefined when it cannot be. */
  sized: (key: string, size: ImageSize) => Promise<Readable | undefined>
}

/** Images are decoded in a process of their own; one that ends it cannot be read, whatever it is. */
export function createImages(store: Store): Images {
  const worker = createProcessWorker<ImageJob, ImageAnswer>(program, { time: 120_000, keep: true })
  return {
    prepare: async (path) =>
      (await worker.run({ path, pixels: limits.imagePixels, original: true })) ?? { problem: 'unreadable' },

    sized: (key, size) =>
      readDerivedFile(store, {
        key,
        name: sizedPath(key, size),
        make: (path) => worker.run({ path, pixels: limits.imagePixels, original: false }),
      }),
  }
}
