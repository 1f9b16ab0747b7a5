import type { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { picturePath, textsPath, type PageAnswer, type PageJob, type PageText } from './pageFiles.ts'
import { readMade, type Store } from './store.ts'
import { createWorker } from './worker.ts'

const program = fileURLToPath(new URL('pageProcess.ts', import.meta.url))

export interface Pages {
  /** The pages of a stored document with their sizes and words; none of one that cannot be read. */
  read: (key: string) => Promise<PageText[]>
  /** The picture of a page, counted from 1; undefined when it cannot be drawn. */
  picture: (key: string, page: number) => Promise<Readable | undefined>
}

/** Pages of PDF documents, read once and drawn when they are first looked at; both are kept beside the document. */
export function createPages(store: Store): Pages {
  const work = createWorker<PageAnswer>(program)
  const inTurn = (job: PageJob) => work(job)
  return {
    async read(key) {
      const made = await readMade(store, {
        key,
        name: textsPath(key),
        make: (path) => inTurn({ path, page: null }),
      })
      return made ? ((await json(made)) as PageText[]) : []
    },

    picture: (key, page) =>
      readMade(store, { key, name: picturePath(key, page), make: (path) => inTurn({ path, page }) }),
  }
}
