import { readFile, rename, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { extractText, getDocumentProxy, renderPageAsImage } from 'unpdf'
import { answerJobs } from '../processes/answer-jobs.ts'
import { picturePath, textsPath, type PageAnswer, type PageJob, type PageText } from './page-files.ts'

/*
 * A process of its own, started by `pages.ts`: a document may take its time, and a crafted one all the memory there is.
 */
sharp.concurrency(1)
sharp.cache(false)

interface Transferable {
  transferToFixedLength?: (length?: number) => ArrayBuffer
}
// pdf.js asks for it, and Node has it from 21 on. Nobody here keeps what was transferred, so a copy does.
const buffers = ArrayBuffer.prototype as Transferable
buffers.transferToFixedLength ??= function (this: ArrayBuffer, length = this.byteLength) {
  const copy = new ArrayBuffer(length)
  new Uint8Array(copy).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)))
  return copy
}

/** Pixels across a page's picture: sharp on a dense screen at the size it is read. */
const pictureWidth = 1_200

/** The document that was asked for last: pages are looked at one after the other. */
let open: { path: string; bytes: Uint8Array } | undefined

/** A copy each time: pdf.js keeps what it is given. */
async function bytesOf(path: string): Promise<Uint8Array> {
  if (open?.path !== path) open = { path, bytes: new Uint8Array(await readFile(path)) }
  return open.bytes.slice()
}

/** Reads every page's size and words. */
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

/** Draws one page. */
async function draw(path: string, page: number): Promise<PageAnswer> {
  const drawn = await renderPageAsImage(await bytesOf(path), page, {
    canvasImport: () => import('@napi-rs/canvas'),
    width: pictureWidth,
  })
  await write(picturePath(path, page), await sharp(Buffer.from(drawn)).webp({ quality: 82 }).toBuffer())
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
