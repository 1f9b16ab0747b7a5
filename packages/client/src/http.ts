import type { AnswerOf, BodyOf, CallName, ErrorResponse, ParamsOf, QueryOf } from '@press/contract'
import { timings } from '@press/domain'
import ky, { isHTTPError, isNetworkError, isTimeoutError, type Options, type Progress, type ResponsePromise } from 'ky'
import { keepShown } from './cache.ts'
import { ApiError, NetworkError } from './errors.ts'
import { session } from './session.ts'

type Given<Key extends string, Value> = [Value] extends [undefined] ? { [K in Key]?: undefined } : { [K in Key]: Value }
type Optional<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : { [K in Key]?: Value }

/** What a call needs besides its name. */
export type CallOptions<Name extends CallName> = Given<'params', ParamsOf<Name>> &
  Optional<'query', QueryOf<Name>> &
  Given<'body', BodyOf<Name>>

interface Addressed {
  params?: unknown
  query?: unknown
}

/** The address of a call: parameters filled in, empty query values left out. */
export function urlOf(name: CallName, { params, query }: Addressed = {}): string {
  const path = name.slice(name.indexOf(' ') + 1)
  const filled = path.replace(/\{(\w+)\}/g, (_braces, key: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[key])),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(
    (query ?? {}) as Record<string, string | number | boolean | null | undefined>,
  ))
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value))
  const text = search.toString()
  return text ? `${filled}?${text}` : filled
}

/** The headers every call carries. */
export function headers(): Record<string, string> {
  const { token } = session.get()
  return { 'Accept-Language': document.documentElement.lang, ...(token && { Authorization: `Bearer ${token}` }) }
}

/** The refusal a body holds, or a plain one when something between here and the server answered instead. */
export function refusal(status: number, body: unknown): ApiError | NetworkError {
  if (body === null || typeof body !== 'object' || !('error' in body)) return new NetworkError(`HTTP ${status}`)
  const error = new ApiError(status, body as ErrorResponse)
  if (error.code === 'unauthorized') session.expire()
  // The person ended this session from another device, so somebody else may use the browser now.
  if (error.code === 'sessionEnded') session.end()
  return error
}

/** Milliseconds before a reading call that found nobody at home is made again. */
const pauses = [300, 900]

/**
 * Every request but uploads goes through here: with the person's rights and language, and a time limit. What only reads is
 * tried again when there is no line, or something before the server answers that it is starting; what changes something never is.
 * Throws `ApiError`, `NetworkError`, or `AbortError` when the asker gave up; anything else is a mistake in our own code.
 */
export const api = ky.create({
  cache: 'no-store',
  timeout: false,
  totalTimeout: timings.request,
  retry: {
    limit: pauses.length,
    methods: ['get'],
    statusCodes: [502, 503, 504],
    afterStatusCodes: [],
    delay: (attempt) => pauses[attempt - 1] ?? 0,
  },
  hooks: {
    beforeRequest: [
      ({ request }) => {
        for (const [name, value] of Object.entries(headers())) request.headers.set(name, value)
      },
    ],
    beforeError: [
      ({ error }) => {
        if (isHTTPError(error)) return refusal(error.response.status, error.data)
        if (isNetworkError(error) || isTimeoutError(error)) return new NetworkError(error.message, { cause: error })
        return error
      },
    ],
  },
})

/** Makes a request and takes what it is answered with. */
async function take<Taken>(
  url: string,
  options: Options,
  from: (answer: ResponsePromise) => Promise<Taken>,
): Promise<Taken> {
  const answer = api(url, options)
  await answer
  try {
    return await from(answer)
  } catch (error) {
    if (options.signal?.aborted || error instanceof NetworkError) throw error
    // The line broke in the middle, or what came is of something between here and the server.
    throw new NetworkError('answer not whole', { cause: error })
  }
}

/** Receives the `Press-Changes` header of an answer or a refusal. */
export type HearChanges = (header: string | null) => void

const hearing = (hear: (answered: Headers) => void): Options => ({
  hooks: { afterResponse: [({ response }) => hear(response.headers)] },
})

/** Makes a call and gives its answer. */
export async function call<Name extends CallName>(
  name: Name,
  options: CallOptions<Name>,
  signal?: AbortSignal,
  heard?: HearChanges,
): Promise<AnswerOf<Name>> {
  const { body } = options as { body?: unknown }
  return take(
    urlOf(name, options),
    {
      method: name.slice(0, name.indexOf(' ')),
      json: body,
      ...(signal && { signal }),
      ...hearing((answered) => {
        keepShown(name, answered)
        heard?.(answered.get('Press-Changes'))
      }),
    },
    (answer) => answer.json<AnswerOf<Name>>(),
  )
}

/** Fetches a file with the person's rights and gives an address of it in this page, to be revoked by who asked. */
export async function fileAddress(fileId: number): Promise<string> {
  const url = urlOf('GET /api/files/{id}', { params: { id: fileId } })
  return URL.createObjectURL(await take(url, {}, (answer) => answer.blob()))
}

/** Fetches a file with the person's rights and hands it to the browser to keep. */
export const download = (fileId: number, name: string): Promise<void> =>
  save(urlOf('GET /api/files/{id}', { params: { id: fileId } }), name)

/** Downloads whatever an address answers with; `onProgress` receives the number of bytes so far. */
export async function save(
  url: string,
  name: string,
  onProgress?: (bytes: number) => void,
  heard?: HearChanges,
): Promise<void> {
  const options: Options = {
    ...(onProgress && { onDownloadProgress: ({ transferredBytes }: Progress) => onProgress(transferredBytes) }),
    ...(heard && hearing((answered) => heard(answered.get('Press-Changes')))),
  }
  const file = await take(url, options, (answer) => answer.blob())
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
