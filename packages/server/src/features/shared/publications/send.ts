import type { PublicationError } from '@press/domain'
import type { Endpoint } from '../../../config.ts'

export interface EndpointResponse {
  /** Null if the endpoint accepted the request. */
  fault: PublicationError | null
  answer_status: number | null
  answer: string | null
}

/** The number of characters of a response that are stored. */
const maxStoredResponseLength = 4_000

/**
 * Sends bytes to an endpoint and returns the outcome. Does not follow redirects: the target is not configured, and it may be a
 * machine on the press's internal network. Rejects when `stopSignal` aborts; the endpoint may have received the bytes by then.
 */
export async function postToEndpoint(
  { url, token, timeoutMs }: Endpoint,
  body: Buffer,
  contentType: string,
  key: string,
  stopSignal: AbortSignal,
): Promise<EndpointResponse> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), stopSignal]),
      headers: {
        'content-type': contentType,
        accept: 'application/json',
        'idempotency-key': key,
        ...(token && { authorization: `Bearer ${token}` }),
      },
    })
    const text = await readBeginning(response)
    // Removes null characters from the answer, because PostgreSQL cannot store them.
    return {
      fault: getPublicationError(response.status, text),
      answer_status: response.status,
      answer: text.replaceAll('\0', ''),
    }
  } catch (error) {
    stopSignal.throwIfAborted()
    const isTimeout = (error as Error).name === 'TimeoutError'
    return { fault: isTimeout ? 'timeout' : 'unreachable', answer_status: null, answer: null }
  }
}

function getPublicationError(status: number, text: string): PublicationError | null {
  if (status >= 300 && status < 400) return 'redirect'
  if (status >= 500 || status === 408 || status === 429) return 'down'
  if (status >= 400) return 'refused'
  return text.trim() === '' || isJson(text) ? null : 'nonsense'
}

/** Whether the text is JSON. A proxy between the press and the shop may answer success with an HTML page. */
function isJson(text: string): boolean {
  if (text.length >= maxStoredResponseLength) return /^\s*[[{]/.test(text)
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Reads only as much of a response as is stored, even if the response is longer. */
async function readBeginning(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length >= maxStoredResponseLength) break
  }
  return text.slice(0, maxStoredResponseLength)
}
