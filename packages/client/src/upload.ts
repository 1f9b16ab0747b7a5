import type { FileInfo } from '@press/contract'
import type { FilePurposeKey } from '@press/domain'
import { NetworkError } from './errors.ts'
import { headers, refusal, urlOf } from './http.ts'

export interface UploadOptions {
  /** Called with 0 … 1 as bytes leave. */
  onProgress?: (fraction: number) => void
  signal?: AbortSignal
}

/** Sends one file; it belongs to nobody else until a row names it. */
export async function upload(file: File, purpose: FilePurposeKey, options?: UploadOptions): Promise<FileInfo> {
  const form = new FormData()
  // The purpose goes first: the server decides what to accept before the bytes come.
  form.append('purpose', purpose)
  form.append('file', file)
  return (await sendForm<{ file: FileInfo }>(urlOf('POST /api/files'), form, options)).file
}

/**
 * Sends a form with files and gives what is answered. XMLHttpRequest, because fetch tells how much has been sent only where bodies are
 * streamed: Chromium refuses that over HTTP/1.1, and other browsers do not stream at all.
 */
export function sendForm<Answer>(
  url: string,
  form: FormData,
  { onProgress, signal }: UploadOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers())) request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total ? loaded / total : 0))
    request.addEventListener('load', () => {
      const body = request.response as unknown
      if (request.status < 300) return resolve(body as Answer)
      reject(refusal(request.status, body))
    })
    request.addEventListener('error', () => reject(new NetworkError('upload cut off')))
    request.addEventListener('abort', () => reject(new DOMException('Upload cancelled', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
