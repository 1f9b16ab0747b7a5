import { readFile, rename, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { extractText, getDocumentProxy, renderPageAsImage } from 'unpdf'
import { answerJobs } from '../processes/answer-jobs.ts'
import { picturePath, textsPath, type PageAnswer, type PageJob, type PageText } from './page-files.ts'

/* Runs in a separate process, started by `pages.ts`: a document may take long, and a crafted one may use all memory. */
sharp.concurrency(1)
sharp.cache(false)

interface Transferable {
  transferToFixedLength?: (length?: number) => ArrayBuffer
}
// A polyfill for pdf.js, because Node has this method only from version 21. A copy of the buffer is enough, because nothing here
// uses the transferred buffer afterwards.
const buffers = ArrayBuffer.prototype as Transferable
buffers.transferToFixedLength ??= function (this: ArrayBuffer, length = this.byteLength) {
  const copy = new ArrayBuffer(length)
  new Uint8Array(copy).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)))
  return copy
}

/** The width of a page picture in pixels: sharp on a high-density screen at reading size. */
const pictureWidth = 1_200

/** Caches the last requested document, because pages are viewed one after another. */
let open: { path: string; bytes: Uint8Array } | undefined

/** Returns a copy each time, because pdf.js keeps its input. */
async function bytesOf(path: string): Promise<Uint8Array> {
  if (open?.path !== path) open = { path, bytes: new Uint8Array(await readFile(path)) }
  return open.bytes.slice()
}

/** Reads the size and the words of every page. */
async function read(path: string): Promise<PageAnswer> {
  const document = await getDocumentProxy(await bytesOf(path))
  const { text } = await extractText(document)
  const pages: PageText[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 })
    pages.push({ width, height, text: text[number - 1] ?? '' })
  }
  await write(textsPath(path), Buffer.from(JSON.stringify(pages)))
  return { pages: document.numPages }
}

async function draw(path: string, page: number): Promise<PageAnswer> {
  const pageImage = await renderPageAsImage(await bytesOf(path), page, {
    canvasImport: () => import('@napi-rs/canvas'),
    width: pictureWidth,
  })
  await write(picturePath(path, page), await sharp(Buffer.from(pageImage)).webp({ quality: 82 }).toBuffer())
  return { pages: 1 }
}

async function write(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.${process.pid}.part`
  await writeFile(draft, content, { flush: true, mode: 0o600 })
  await rename(draft, path)
}

answerJobs(({ path, page }: PageJob) =>
  (page === null ? read(path) : draw(path, page)).catch((): PageAnswer => ({ pages: 0 })),
)
