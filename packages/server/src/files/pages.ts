import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { isThere } from './images.ts'
import { picturePath, textsPath, type PageAnswer, type PageJob, type PageText } from './pageFiles.ts'
import { createWorker } from './worker.ts'

const program = fileURLToPath(new URL('pageProcess.ts', import.meta.url))

export interface Pages {
  /** The pages of a document with their sizes and words; none of one that cannot be read. */
  read: (path: string) => Promise<PageText[]>
  /** Where the picture of a page lies, counted from 1; undefined when it cannot be drawn. */
  picture: (path: string, page: number) => Promise<string | undefined>
}

/** Pages of PDF documents, read once and drawn when they are first looked at; both are kept beside the document. */
export function createPages(): Pages {
  const work = createWorker<PageAnswer>(program)
  const inTurn = (job: PageJob) => work(job)
  return {
    async read(path) {
      const made = textsPath(path)
      if (!(await isThere(made))) await inTurn({ path, page: null })
      return (await isThere(made)) ? (JSON.parse(await readFile(made, 'utf8')) as PageText[]) : []
    },

    async picture(path, page) {
      const made = picturePath(path, page)
      if (!(await isThere(made))) await inTurn({ path, page })
      return (await isThere(made)) ? made : undefined
    },
  }
}
