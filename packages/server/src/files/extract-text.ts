import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { openArchive } from './archive.ts'
import { maxDocumentTextLength, type DocumentText } from './document-text.ts'

/** What tells a page's text from another's, however it is broken into lines. */
const markOf = (page: string): string => page && createHash('sha256').update(page).digest('base64url').slice(0, 22)

const tidy = (text: string): string =>
  text
    .replaceAll('\0', '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

async function readPdf(path: string): Promise<DocumentText> {
  const document = await getDocumentProxy(new Uint8Array(await readFile(path)))
  const { text: found } = await extractText(document, { mergePages: false })
  const pages = found.map(tidy)
  const text = pages.join('\n\n').trim()
  return {
    pages: pages.length,
    page_marks: text ? pages.map((page) => markOf(page.replace(/\s+/g, ' '))) : null,
    text: text.slice(0, maxDocumentTextLength) || null,
  }
}

/** Bytes that a Word document unpacks to: its text is a few megabytes, its pictures are packed already. */
const mostUnpacked = 200 * 1024 ** 2

async function readWord(path: string): Promise<DocumentText> {
  const buffer = await readFile(path)
  const archive = await openArchive(path, buffer.length, mostUnpacked)
  if (!archive) throw new Error('This is no Word document')
  for (const name of archive.names) await archive.unpack(name, () => undefined)
  // Most documents are PDF, and do without it.
  const { default: mammoth } = await import('mammoth')
  const { value } = await mammoth.extractRawText({ buffer })
  return { pages: null, page_marks: null, text: tidy(value).slice(0, maxDocumentTextLength) || null }
}

/** What a PDF or a DOCX says; throws at one that cannot be read. May take all memory there is: not for files of others in the server's process. */
export const readDocument = (path: string, mime: string): Promise<DocumentText> =>
  mime === 'application/pdf' ? readPdf(path) : readWord(path)
