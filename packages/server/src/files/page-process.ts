import { readFile, rename, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { extractText, getDocumentProxy, renderPageAsImage } from 'unpdf'
import { answerJobs } from '../processes/answer-jobs.ts'
import { getPicturePath, getTextsPath, type PageAnswer, type PageJob, type PageText } from './page-files.ts'

/* Runs in a separate process, started by `pages.ts`: a document may take long, and a crafted one may use all memory. */
sharp.concurrency(1)
sharp.cache(false)

interface Transferable {
  transferToFixedLength?: (length?: number) => ArrayBuffer
}
// A polyfill for pdf.js, because Node has this method only from version 21. A copy of the buffer is enough, because nothing here
// uses the transferred buffer afterwards.
const bufferPrototype = ArrayBuffer.prototype as Transferable
bufferPrototype.transferToFixedLength ??= function (this: ArrayBuffer, length = this.byteLength) {
  const copy = new ArrayBuffer(length)
  new Uint8Array(copy).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)))
  return copy
}

/** The width of a page picture in pixels: sharp on a high-density screen at reading size. */
const pictureWidth = 1_200

/** Caches the last requested document, because pages are viewed one after another. */
let openDocument: { path: string; bytes: Uint8Array } | undefined

/** Returns a copy each time, because pdf.js keeps its input. */
async function readBytes(path: string): Promise<Uint8Array> {
  if (openDocument?.path !== path) openDocument = { path, bytes: new Uint8Array(await readFile(path)) }
  return openDocument.bytes.slice()
}

/** Reads the size and the words of every page. */
async function readPages(path: string): Promise<PageAnswer> {
  const document = await getDocumentProxy(await readBytes(path))
  const { text } = await extractText(document)
  const pages: PageText[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 })
    pages.push({ width, height, text: text[number - 1] ?? '' })
  }
  await writeAtomically(getTextsPath(path), Buffer.from(JSON.stringify(pages)))
  return { pages: document.numPages }
}

async function drawPage(path: string, page: number): Promise<PageAnswer> {
  const pageImage = await renderPageAsImage(await readBytes(path), page, {
    canvasImport: () => import('@napi-rs/canvas'),
    width: pictureWidth,
  })
  await writeAtomically(
    getPicturePath(path, page),
    await sharp(Buffer.from(pageImage)).webp({ quality: 82 }).toBuffer(),
  )
  return { pages: 1 }
}

async function writeAtomically(path: string, content: Buffer): Promise<void> {
  const draftPath = `${path}.${process.pid}.part`
  await writeFile(draftPath, content, { flush: true, mode: 0o600 })
  await rename(draftPath, path)
}

answerJobs(({ path, page }: PageJob) =>
  (page === null ? readPages(path) : drawPage(path, page)).catch((): PageAnswer => ({ pages: 0 })),
)
