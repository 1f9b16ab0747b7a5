import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

type Unpdf = {
  getDocumentProxy: (content: Uint8Array) => Promise<object>
  extractText: (document: object, how: { mergePages: true }) => Promise<{ text: string }>
}

/** The words of a PDF, as whoever copies them out of it has them; read by the library of the server, which reads manuscripts with it. */
export async function readPdf(path: string): Promise<string> {
  const server = createRequire(new URL('../../packages/server/package.json', import.meta.url))
  const { extractText, getDocumentProxy } = (await import(server.resolve('unpdf'))) as Unpdf
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(path))), { mergePages: true })
  return text
}
