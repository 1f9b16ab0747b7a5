import type { Progress } from '@press/contract'
import type { FilePurposeKey, StoredFile } from '@press/domain'
import { NetworkError } from './errors.ts'
import { readEvents } from './eventStream.ts'
import { headers, refusal, urlOf } from './http.ts'

export interface UploadOptions {
  /** Called with 0 … 1 as bytes leave. */
  onProgress?: (fraction: number) => void
  /** Called as the server works on what it was sent, where the call tells of it. */
  onWork?: (progress: Progress) => void
  signal?: AbortSignal
}

/** Sends one file; it belongs to nobody else until a row names it. */
export async function upload(file: File, purpose: FilePurposeKey, options?: UploadOptions): Promise<StoredFile> {
  const form = new FormData()
  // The purpose goes first: the server decides what to accept before the bytes come.
  form.append('purpose', purpose)
  form.append('file', file)
  return (await sendForm<{ file: StoredFile }>(urlOf('POST /api/files'), form, options)).file
}

/**
 * Sends a form with files and gives what is answered. XMLHttpRequest, because fetch tells how much has been sent only where bodies are
 * streamed: Chromium refuses that over HTTP/1.1, and other browsers do not stream at all.
 */
export function sendForm<Answer>(
  url: string,
  form: FormData,
  { onProgress, onWork, signal }: UploadOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers())) request.setRequestHeader(name, value)
    if (onWork) request.setRequestHeader('Accept', 'text/event-stream, application/json')
    const told = onWork && listen(request, onWork)
    if (!told) request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total ? loaded / total : 0))
    request.addEventListener('load', () => {
      const { status, body } = told?.() ?? { status: request.status, body: request.response as unknown }
      if (status < 300) return resolve(body as Answer)
      reject(refusal(status, body))
    })
    request.addEventListener('error', () => reject(new NetworkError('upload cut off')))
    request.addEventListener('abort', () => reject(new DOMException('Upload cancelled', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

type Message = { progress: Progress } | { answer: unknown } | { status: number; refusal: unknown }

/** Hears how far the server is with what it was sent; gives what came of it, once it has answered whole. */
function listen(request: XMLHttpRequest, onWork: (progress: Progress) => void) {
  let read = 0
  let last: { status: number; body: unknown } | undefined
  const feed = readEvents(({ data }) => {
    const message = JSON.parse(data) as Message
    if ('progress' in message) onWork(message.progress)
    else if ('answer' in message) last = { status: 200, body: message.answer }
    else last = { status: message.status, body: message.refusal }
  })
  const take = (): void => {
    feed(request.responseText.slice(read))
    read = request.responseText.length
  }
  request.addEventListener('progress', take)
  return () => {
    // A refusal that came before the work began is JSON as ever.
    if (request.status >= 300) return { status: request.status, body: bodyOf(request.responseText) }
    take()
    return last ?? { status: 502, body: null }
  }
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
