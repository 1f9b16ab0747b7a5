import type { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createProcessWorker } from '../processes/worker.ts'
import { getPicturePath, getTextsPath, type PageAnswer, type PageJob, type PageText } from './page-files.ts'
import { readDerivedFile, type Store } from './store.ts'

const program = fileURLToPath(new URL('page-process.ts', import.meta.url))

export interface Pages {
  /** Returns the pages of a stored document with their sizes and words; empty if the document cannot be read. */
  read: (key: string) => Promise<PageText[]>
  /** Returns the picture of a page, counted from 1; undefined if it cannot be drawn. */
  readPicture: (key: string, page: number) => Promise<Readable | undefined>
  stop: () => void
}

/**
 * Serves the pages of PDF documents. Texts are read once and pictures drawn on first view; both are stored next to the document.
 */
export function createPages(store: Store): Pages {
  const worker = createProcessWorker<PageJob, PageAnswer>(program, { timeoutMs: 120_000, isReusable: true })
  return {
    async read(key) {
      const textsFile = await readDerivedFile(store, {
        key,
        name: getTextsPath(key),
        make: (path) => worker.run({ path, page: null }),
      })
      return textsFile ? ((await json(textsFile)) as PageText[]) : []
    },

    readPicture: (key, page) =>
      readDerivedFile(store, { key, name: getPicturePath(key, page), make: (path) => worker.run({ path, page }) }),

    stop: worker.stop,
  }
}
