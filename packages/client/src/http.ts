import type { AnswerOf, BodyOf, CallName, ErrorResponse, ParamsOf, QueryOf } from '@press/contract'
import { timings } from '@press/domain'
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

/** Milliseconds before a reading call that found nobody at home is made again. */
const pauses = [300, 900]
/** Answers of something between here and the server: it is starting, or restarting. */
const away = new Set([502, 503, 504])

/** One request, with a time limit. What only reads is tried again; what changes something never is. */
async function send(url: string, init: RequestInit & { method: string }): Promise<Response> {
  const limit = AbortSignal.timeout(timings.request)
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
  for (let attempt = 0; ; attempt += 1) {
    const pause = init.method === 'GET' ? pauses[attempt] : undefined
    try {
      const response = await fetch(url, { ...init, signal, cache: 'no-store' })
      if (pause === undefined || !away.has(response.status)) return response
    } catch (error) {
      if (pause === undefined || signal.aborted) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** The refusal a body holds, or a plain one when something between here and the server answered instead. */
export function refusal(status: number, body: unknown): ApiError | NetworkError {
  if (body && typeof body === 'object' && 'error' in body) return new ApiError(status, body as ErrorResponse)
  return new NetworkError(`HTTP ${status}`)
}

const json = (body: unknown): Record<string, string> =>
  body === undefined ? {} : { 'Content-Type': 'application/json' }

/** Makes a request with the person's rights; throws `ApiError`, `NetworkError`, or `AbortError` when the asker gave up. */
async function request(url: string, init: RequestInit & { method: string }): Promise<Response> {
  let response: Response
  try {
    response = await send(url, { ...init, headers: { ...headers(), ...json(init.body) } })
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new NetworkError(error instanceof Error ? error.message : 'unreachable', { cause: error })
  }
  if (response.ok) return response
  const body: unknown = await response.json().catch(() => null)
  const error = refusal(response.status, body)
  if (error instanceof ApiError && error.code === 'unauthorized') session.expire()
  throw error
}

/** Makes a call and gives its answer; throws `ApiError` or `NetworkError`. */
export async function call<Name extends CallName>(
  name: Name,
  options: CallOptions<Name>,
  signal?: AbortSignal,
): Promise<AnswerOf<Name>> {
  const { body } = options as { body?: unknown }
  const response = await request(urlOf(name, options), {
    method: name.slice(0, name.indexOf(' ')),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  return (await response.json()) as AnswerOf<Name>
}

/** Fetches a file with the person's rights and hands it to the browser to keep. */
export async function download(fileId: number, name: string): Promise<void> {
  const response = await request(urlOf('GET /api/files/{id}', { params: { id: fileId } }), { method: 'GET' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
