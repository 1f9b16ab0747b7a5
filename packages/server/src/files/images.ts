import { limits } from '@press/domain'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { createProcessWorker } from '../processes/worker.ts'
import { getSizedPath, type ImageAnswer, type ImageJob, type ImageSize } from './image-sizes.ts'
import { readDerivedFile, type Store } from './store.ts'

const program = fileURLToPath(new URL('image-process.ts', import.meta.url))

export interface Images {
  /** Removes everything except the pixels from a new image at a path, and saves its sizes next to it. */
  prepare: (path: string) => Promise<ImageAnswer>
  /** Returns a size of a stored image and creates it if it is missing; undefined if it cannot be created. */
  readSizedImage: (key: string, size: ImageSize) => Promise<Readable | undefined>
}

/** Decodes images in a separate process. An image that crashes the process counts as unreadable. */
export function createImages(store: Store): Images {
  const worker = createProcessWorker<ImageJob, ImageAnswer>(program, { timeoutMs: 120_000, isReusable: true })
  return {
    prepare: async (path) =>
      (await worker.run({ path, pixels: limits.imagePixels, original: true })) ?? { problem: 'unreadable' },

    readSizedImage: (key, size) =>
      readDerivedFile(store, {
        key,
        name: getSizedPath(key, size),
        make: (path) => worker.run({ path, pixels: limits.imagePixels, original: false }),
      }),
  }
}
