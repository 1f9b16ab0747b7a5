import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { openArchive } from './archive.ts'
import { maxDocumentTextLength, type DocumentText } from './document-text.ts'

/** Returns a hash that identifies a page's text, independent of line breaks. */
const hashPageText = (page: string): string =>
  page && createHash('sha256').update(page).digest('base64url').slice(0, 22)

const tidyText = (text: string): string =>
  text
    .replaceAll('\0', '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

async function readPdf(path: string): Promise<DocumentText> {
  const document = await getDocumentProxy(new Uint8Array(await readFile(path)))
  const { text: pageTexts } = await extractText(document, { mergePages: false })
  const pages = pageTexts.map(tidyText)
  const text = pages.join('\n\n').trim()
  return {
    pages: pages.length,
    page_marks: text ? pages.map((page) => hashPageText(page.replace(/\s+/g, ' '))) : null,
    text: text.slice(0, maxDocumentTextLength) || null,
  }
}

/**
 * The maximum number of bytes that a Word document may unpack to. Its text is a few megabytes; its pictures are already compressed.
 */
const maxUnpackedBytes = 200 * 1024 ** 2

async function readWord(path: string): Promise<DocumentText> {
  const buffer = await readFile(path)
  const archive = await openArchive(path, buffer.length, maxUnpackedBytes)
  if (!archive) throw new Error('The file is not a Word document')
  for (const name of archive.names) await archive.unpack(name, () => undefined)
  // Loads the library only for Word documents, because most documents are PDF.
  const { default: mammoth } = await import('mammoth')
  const { value } = await mammoth.extractRawText({ buffer })
  return { pages: null, page_marks: null, text: tidyText(value).slice(0, maxDocumentTextLength) || null }
}

/**
 * Extracts the text of a PDF or a DOCX; throws if it cannot be read. May use all available memory, so never call it in the server's
 * process for untrusted files.
 */
export const readDocument = (path: string, mime: string): Promise<DocumentText> =>
  mime === 'application/pdf' ? readPdf(path) : readWord(path)
