import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from './errors.ts'
import { api, callApi } from './http.ts'
import { session } from './session.ts'
import { setUpTestServer } from './test-server.ts'

/** The server's answers to the next requests, in order. The last answer repeats. */
let answers: RequestListener[]
let receivedRequests: { method: string | undefined; headers: Record<string, unknown> }[]

const createJsonAnswer =
  (status: number, body: unknown): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const createHtmlAnswer =
  (status: number): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end('<html>nginx</html>')
const dropConnection: RequestListener = (request) => request.socket.destroy()
/** Sends half of the response and then drops the connection. */
const sendHalfAnswer: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
  response.write('{"sessions":', () => response.destroy())
}

setUpTestServer((request, response) => {
  receivedRequests.push({ method: request.method, headers: request.headers })
  const answer = answers.length > 1 ? answers.shift() : answers[0]
  answer?.(request, response)
}, 'kk')
beforeEach(() => {
  receivedRequests = []
  session.start({ id: 7, name: 'Алия', role_id: 4, avatar: null }, 'secret')
})
afterEach(() => session.end())

const refusalBody = { error: { code: 'conflict', message: 'Басқа адам өзгертіп қойған', fields: { due: 'Күні ескі' } } }
const listSessions = () => callApi('GET /api/sessions', {})
const signOut = () => callApi('POST /api/logout', {})
const catchError = (pendingCall: Promise<unknown>): Promise<unknown> =>
  pendingCall.then(
    () => 'an answer',
    (error: unknown) => error,
  )

describe('an API call', () => {
  it('sends the token and the language', async () => {
    answers = [createJsonAnswer(200, { sessions: [] })]
    expect(await listSessions()).toEqual({ sessions: [] })
    expect(receivedRequests[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'accept-language': 'kk' })
  })

  it('throws the server’s message with the problem of each field', async () => {
    answers = [createJsonAnswer(409, refusalBody)]
    const error = await catchError(signOut())
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 409,
      code: 'conflict',
      message: refusalBody.error.message,
      fields: { due: 'Күні ескі' },
    })
  })

  it('treats a rejected token as an expired session and remembers its user', async () => {
    answers = [createJsonAnswer(401, { error: { code: 'unauthorized', message: 'Қайта кіріңіз' } })]
    await catchError(listSessions())
    expect(session.get()).toMatchObject({ token: null, user: { id: 7 } })
  })
})

describe('an API call without a connection', () => {
  it('retries a reading call twice and sends a changing call once', async () => {
    answers = [dropConnection]
    expect(await catchError(listSessions())).toBeInstanceOf(NetworkError)
    expect(receivedRequests).toHaveLength(3)
    expect(await catchError(signOut())).toBeInstanceOf(NetworkError)
    expect(receivedRequests).toHaveLength(4)
  })

  it.each([502, 503, 504])('retries a reading call while the server is starting (%i)', async (status) => {
    answers = [createHtmlAnswer(status), createHtmlAnswer(status), createJsonAnswer(200, { sessions: [] })]
    expect(await listSessions()).toEqual({ sessions: [] })
    expect(receivedRequests).toHaveLength(3)
  })

  it('does not retry after an internal server error', async () => {
    answers = [createJsonAnswer(500, { error: { code: 'internal', message: 'Қате' } })]
    expect(await catchError(listSessions())).toBeInstanceOf(ApiError)
    expect(receivedRequests).toHaveLength(1)
  })

  it.each<[string, RequestListener]>([
    ['breaks in the middle of an answer', sendHalfAnswer],
    ['is a proxy that answers with a page', createHtmlAnswer(200)],
    ['is a proxy that refuses with a page', createHtmlAnswer(403)],
  ])('throws a network error when the server %s', async (_what, answer) => {
    answers = [answer]
    expect(await catchError(signOut())).toBeInstanceOf(NetworkError)
  })

  it('throws only an abort error when the caller aborted it', async () => {
    const controller = new AbortController()
    answers = [() => controller.abort()]
    const error = await catchError(
      callApi('GET /api/tech-cards/authors', { query: { search: 'а' } }, controller.signal),
    )
    expect(error).toMatchObject({ name: 'AbortError' })
  })
})

describe('a bug in our own code', () => {
  it('is never treated as a network error', async () => {
    vi.stubGlobal('document', undefined)
    answers = [createJsonAnswer(200, {})]
    const error = await catchError(listSessions())
    expect(error).toBeInstanceOf(TypeError)
    expect(error).not.toBeInstanceOf(NetworkError)
    expect(receivedRequests).toHaveLength(0)
  })

  it('keeps its type when it happens while reading the answer', async () => {
    answers = [createJsonAnswer(200, {})]
    const failingCall = api('/api/sessions', {
      hooks: {
        afterResponse: [
          () => {
            throw new ReferenceError('sesions is not defined')
          },
        ],
      },
    })
    expect(await catchError(failingCall)).toBeInstanceOf(ReferenceError)
  })
})
