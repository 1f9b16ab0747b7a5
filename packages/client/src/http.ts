import type { AnswerOf, BodyOf, CallName, ErrorResponse, ParamsOf, QueryOf } from '@press/contract'
import { timings } from '@press/domain'
import ky, { isHTTPError, isNetworkError, isTimeoutError, type Options, type Progress, type ResponsePromise } from 'ky'
import { recordQueryResources } from './cache.ts'
import { ApiError, NetworkError } from './errors.ts'
import { session } from './session.ts'

type RequiredKey<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : { [K in Key]: Value }
type OptionalKey<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : { [K in Key]?: Value }

/** The options of a call: parameters, query and body. */
export type CallOptions<Name extends CallName> = RequiredKey<'params', ParamsOf<Name>> &
  OptionalKey<'query', QueryOf<Name>> &
  RequiredKey<'body', BodyOf<Name>>

interface UrlOptions {
  params?: unknown
  query?: unknown
}

/** Builds the URL of a call. Fills in the parameters and leaves out empty query values. */
export function buildUrl(name: CallName, { params, query }: UrlOptions = {}): string {
  const path = name.slice(name.indexOf(' ') + 1)
  const filledPath = path.replace(/\{(\w+)\}/g, (_braces, key: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[key])),
  )
  const searchParams = new URLSearchParams()
  for (const [key, value] of Object.entries(
    (query ?? {}) as Record<string, string | number | boolean | null | undefined>,
  ))
    if (value !== undefined && value !== null && value !== '') searchParams.set(key, String(value))
  const queryString = searchParams.toString()
  return queryString ? `${filledPath}?${queryString}` : filledPath
}

/** Returns the headers of every call. */
export function createHeaders(): Record<string, string> {
  const { token } = session.get()
  return { 'Accept-Language': document.documentElement.lang, ...(token && { Authorization: `Bearer ${token}` }) }
}

/** Returns the error in a response body, or a `NetworkError` if a proxy answered instead of the server. */
export function readRefusal(status: number, body: unknown): ApiError | NetworkError {
  if (body === null || typeof body !== 'object' || !('error' in body)) return new NetworkError(`HTTP ${status}`)
  const error = new ApiError(status, body as ErrorResponse)
  if (error.code === 'unauthorized') session.expire()
  // The person ended this session from another device, so another person may be using this browser.
  if (error.code === 'sessionEnded') session.end()
  return error
}

/** Delays (ms) before retrying a GET that could not reach the server. */
const retryDelaysMs = [300, 900]

/**
 * Sends every request except uploads, with the person's token and language, and with a timeout. Retries a GET if the server cannot
 * be reached or a proxy reports that the server is starting; never retries other methods. Throws `ApiError`, `NetworkError`, or
 * `AbortError` if the caller aborted. Any other error is a bug.
 */
export const api = ky.create({
  cache: 'no-store',
  timeout: false,
  totalTimeout: timings.requestTimeoutMs,
  retry: {
    limit: retryDelaysMs.length,
    methods: ['get'],
    statusCodes: [502, 503, 504],
    afterStatusCodes: [],
    delay: (attempt) => retryDelaysMs[attempt - 1] ?? 0,
  },
  hooks: {
    beforeRequest: [
      ({ request }) => {
        for (const [name, value] of Object.entries(createHeaders())) request.headers.set(name, value)
      },
    ],
    beforeError: [
      ({ error }) => {
        if (isHTTPError(error)) return readRefusal(error.response.status, error.data)
        if (isNetworkError(error) || isTimeoutError(error)) return new NetworkError(error.message, { cause: error })
        return error
      },
    ],
  },
})

/** Sends a request and reads its response. */
async function sendRequest<Result>(
  url: string,
  options: Options,
  readBody: (answer: ResponsePromise) => Promise<Result>,
): Promise<Result> {
  const answer = api(url, options)
  await answer
  try {
    return await readBody(answer)
  } catch (error) {
    if (options.signal?.aborted || error instanceof NetworkError) throw error
    // The connection broke during the answer, or a proxy answered.
    throw new NetworkError('incomplete answer', { cause: error })
  }
}

/** A function that receives the `Press-Changes` header of an answer or a refusal. */
export type ChangesListener = (header: string | null) => void

const createHeadersHook = (onHeaders: (headers: Headers) => void): Options => ({
  hooks: { afterResponse: [({ response }) => onHeaders(response.headers)] },
})

/** Makes a call and returns its answer. */
export async function callApi<Name extends CallName>(
  name: Name,
  options: CallOptions<Name>,
  signal?: AbortSignal,
  onChanges?: ChangesListener,
): Promise<AnswerOf<Name>> {
  const { body } = options as { body?: unknown }
  return sendRequest(
    buildUrl(name, options),
    {
      method: name.slice(0, name.indexOf(' ')),
      json: body,
      ...(signal && { signal }),
      ...createHeadersHook((headers) => {
        recordQueryResources(name, headers)
        onChanges?.(headers.get('Press-Changes'))
      }),
    },
    (answer) => answer.json<AnswerOf<Name>>(),
  )
}

/** Fetches a file and returns an object URL for it. The caller has to revoke the URL. */
export async function createFileObjectUrl(fileId: number): Promise<string> {
  const url = buildUrl('GET /api/files/{id}', { params: { id: fileId } })
  return URL.createObjectURL(await sendRequest(url, {}, (answer) => answer.blob()))
}

/** Downloads a stored file. */
export const download = (fileId: number, name: string): Promise<void> =>
  downloadFile(buildUrl('GET /api/files/{id}', { params: { id: fileId } }), name)

/** Downloads the response of any URL. `onProgress` receives the number of bytes so far. */
export async function downloadFile(
  url: string,
  name: string,
  onProgress?: (bytes: number) => void,
  onChanges?: ChangesListener,
): Promise<void> {
  const options: Options = {
    ...(onProgress && { onDownloadProgress: ({ transferredBytes }: Progress) => onProgress(transferredBytes) }),
    ...(onChanges && createHeadersHook((headers) => onChanges(headers.get('Press-Changes')))),
  }
  const file = await sendRequest(url, options, (answer) => answer.blob())
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
