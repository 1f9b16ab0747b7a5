import { refreshAfter } from './act.ts'
import type { MutatingCallName, AnswerOf, Progress, QueryOf } from '@press/contract'
import type { FilePurposeKey, StoredFile } from '@press/domain'
import { NetworkError } from './errors.ts'
import { createEventParser } from './event-stream.ts'
import { createHeaders, readRefusal, buildUrl, type CallOptions, type ChangesListener } from './http.ts'

type ImportCall = `POST /api/${'books' | 'organizations' | 'shop-orders' | 'users'}/import`

export interface UploadOptions {
  /** Called with the sent part of the upload, from 0 to 1. */
  onProgress?: (fraction: number) => void
  /** Called with the progress of the server's work, if the call reports it. */
  onWork?: (progress: Progress) => void
  signal?: AbortSignal
}

/** Uploads a file. Until a row refers to the file, only the person who uploaded it can read it. */
export async function uploadFile(file: File, purpose: FilePurposeKey, options?: UploadOptions): Promise<StoredFile> {
  const form = new FormData()
  // Adds the purpose first, so that the server can decide what to accept before the file's bytes arrive.
  form.append('purpose', purpose)
  form.append('file', file)
  return (await uploadAndRefresh('POST /api/files', {}, form, options)).file
}

/** Sends a form with files as a call, and refetches what the call changes, as `act` does. */
export const uploadAndRefresh = <Name extends MutatingCallName>(
  name: Name,
  options: Pick<CallOptions<Name>, 'params' | 'query'>,
  form: FormData,
  uploadOptions?: UploadOptions,
): Promise<AnswerOf<Name>> =>
  refreshAfter((onChanges) => uploadForm<AnswerOf<Name>>(buildUrl(name, options), form, onChanges, uploadOptions))

/** Returns a function that imports a table. It only checks the file, unless `write` is set. */
export const importTable =
  <Name extends ImportCall>(name: Name) =>
  (file: File, write: boolean, uploadOptions?: UploadOptions): Promise<AnswerOf<Name>> => {
    const form = new FormData()
    form.append('file', file)
    // Casts, because all imports have this query, but the compiler cannot infer that from the generic name.
    const query = (write ? { write: '1' } : {}) as QueryOf<Name>
    return uploadAndRefresh(name, { query } as Pick<CallOptions<Name>, 'params' | 'query'>, form, uploadOptions)
  }

/**
 * Sends a form with files. Uses XMLHttpRequest, because fetch reports upload progress only for streamed bodies. Chromium refuses
 * streamed bodies over HTTP/1.1, and other browsers do not support them.
 */
function uploadForm<Answer>(
  url: string,
  form: FormData,
  onChanges: ChangesListener,
  { onProgress, onWork, signal }: UploadOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of Object.entries(createHeaders())) request.setRequestHeader(name, value)
    if (onWork) request.setRequestHeader('Accept', 'text/event-stream, application/json')
    const getStreamedAnswer = onWork && parseProgressStream(request, onWork)
    if (!getStreamedAnswer) request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total ? loaded / total : 0))
    request.addEventListener('load', () => {
      onChanges(request.getResponseHeader('Press-Changes'))
      const { status, body } = getStreamedAnswer?.() ?? { status: request.status, body: request.response as unknown }
      if (status < 300) return resolve(body as Answer)
      reject(readRefusal(status, body))
    })
    request.addEventListener('error', () => reject(new NetworkError('upload interrupted')))
    request.addEventListener('abort', () => reject(new DOMException('Upload cancelled', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

type Message = { progress: Progress } | { answer: unknown } | { status: number; refusal: unknown }

/** Reads the server's progress from an event stream. The returned function returns the final answer once the request has ended. */
function parseProgressStream(request: XMLHttpRequest, onWork: (progress: Progress) => void) {
  let readLength = 0
  let result: { status: number; body: unknown } | undefined
  const parseChunk = createEventParser(({ data }) => {
    const message = JSON.parse(data) as Message
    if ('progress' in message) onWork(message.progress)
    else if ('answer' in message) result = { status: 200, body: message.answer }
    else result = { status: message.status, body: message.refusal }
  })
  const parseNewText = (): void => {
    parseChunk(request.responseText.slice(readLength))
    readLength = request.responseText.length
  }
  request.addEventListener('progress', parseNewText)
  return () => {
    // A refusal before the work began is plain JSON.
    if (request.status >= 300) return { status: request.status, body: parseJsonOrNull(request.responseText) }
    parseNewText()
    return result ?? { status: 502, body: null }
  }
}

function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
