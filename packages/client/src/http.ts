import type { AnswerOf, BodyOf, CallName, ErrorResponse, ParamsOf, QueryOf } from '@press/contract'
import { timings } from '@press/domain'
import ky, { HTTPError } from 'ky'
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

const http = ky.create({
  timeout: timings.request,
  retry: { limit: 2, methods: ['get'], statusCodes: [502, 503, 504] },
  cache: 'no-store',
})

/** The refusal a body holds, or a plain one when something between here and the server answered instead. */
export function refusal(status: number, body: unknown): ApiError | NetworkError {
  if (body && typeof body === 'object' && 'error' in body) return new ApiError(status, body as ErrorResponse)
  return new NetworkError(`HTTP ${status}`)
}

/** Notes what a failed call says of the session, and gives the error its type. */
export function asCallError(error: unknown): unknown {
  if (error instanceof HTTPError) {
    const typed = refusal(error.response.status, error.data)
    if (typed instanceof ApiError && typed.code === 'unauthorized') session.expire()
    return typed
  }
  if (error instanceof DOMException && error.name === 'AbortError') return error
  if (error instanceof ApiError) return error
  return new NetworkError(error instanceof Error ? error.message : 'unreachable', { cause: error })
}

/** Makes a call and gives its answer; throws `ApiError` or `NetworkError`. */
export async function call<Name extends CallName>(
  name: Name,
  options: CallOptions<Name>,
  signal?: AbortSignal,
): Promise<AnswerOf<Name>> {
  const method = name.slice(0, name.indexOf(' ')).toLowerCase()
  const { body } = options as { body?: unknown }
  try {
    const response = await http(urlOf(name, options as Addressed), {
      method,
      headers: headers(),
      ...(body !== undefined && { json: body }),
      ...(signal && { signal }),
    })
    return await response.json<AnswerOf<Name>>()
  } catch (error) {
    throw asCallError(error)
  }
}

/** Fetches a file with the person's rights and hands it to the browser to keep. */
export async function download(fileId: number, name: string): Promise<void> {
  try {
    const blob = await http.get(urlOf('GET /api/files/{id}', { params: { id: fileId } }), { headers: headers() }).blob()
    const link = document.createElement('a')
    link.href = URL.createObjectURL(blob)
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  } catch (error) {
    throw asCallError(error)
  }
}
