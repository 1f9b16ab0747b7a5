import { contract, type AnswerOf, type Call, type CallName, type ErrorResponse } from '@press/contract'

/** The result of a call that gets no JSON answer: the call stays pending, opens a stream or fails. */
class Outcome {
  readonly status: number
  readonly error?: Refusal
  constructor(status: number, error?: Refusal) {
    this.status = status
    if (error) this.error = error
  }
}

type Refusal = ErrorResponse['error']

/** The call never finishes, so the screen keeps loading. */
export const pending = new Outcome(0)
/** The call opens a stream that sends nothing. */
export const openStream = new Outcome(200)
/** A proxy answers that the server cannot be reached. */
export const unreachable = new Outcome(500)
/** The server refuses the call for this reason. */
export const createRefusal = (status: number, error: Refusal) => new Outcome(status, error)
export const forbidden = createRefusal(403, { code: 'forbidden', message: 'forbidden' })
export const notFound = createRefusal(404, { code: 'notFound', message: 'notFound' })

/** The input of a call, as the story receives it. All parameters and query values are text. */
export interface CallInput {
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  body: unknown
}

type Unchangeable<Value> = Value extends object ? { readonly [Key in keyof Value]: Unchangeable<Value[Key]> } : Value
/** A call without a JSON answer sends a file. */
type AnswerBody<Name extends CallName> = [AnswerOf<Name>] extends [undefined] ? Blob : Unchangeable<AnswerOf<Name>>
type Answer<Name extends CallName> = AnswerBody<Name> | Outcome

/** The answers of the API by call, or functions that return them. */
export type Answers = { [Name in CallName]?: Answer<Name> | ((input: CallInput) => Answer<Name>) }

/** Gives all these calls the same outcome: they load, fail or are refused. */
export const answerAll = (answers: Answers, outcome: Outcome): Answers =>
  Object.fromEntries(Object.keys(answers).map((name) => [name, outcome]))

type GivenAnswer = AnswerBody<CallName> | Outcome | ((input: CallInput) => AnswerBody<CallName> | Outcome)

/** Finds the answer to a request. A name without parameters comes first: `GET /api/offers/queue` before `GET /api/offers/{id}`. */
function findStoryAnswer(answers: Answers, method: string, path: string) {
  const sortedNames = Object.keys(answers).toSorted((one, other) => one.split('{').length - other.split('{').length)
  for (const name of sortedNames) {
    const match = new RegExp(`^${name.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(`${method} ${path}`)
    if (match)
      return { name: name as CallName, answer: answers[name as CallName] as GivenAnswer, params: match.groups ?? {} }
  }
  return undefined
}

const createHeaders = (call: Call) => ({
  'Press-Shows': ('shows' in call ? call.shows : []).join(' '),
  'Press-Changes': (call.changes ?? []).join(' '),
})

/** Returns a promise that never resolves. It rejects when the caller aborts or the story ends. */
const rejectOnAbort = (...signals: AbortSignal[]): Promise<never> =>
  new Promise((_resolve, reject) => {
    const endSignal = AbortSignal.any(signals)
    const rejectStory = () => reject(new DOMException('The story has ended', 'AbortError'))
    if (endSignal.aborted) rejectStory()
    else endSignal.addEventListener('abort', rejectStory)
  })

const waitTwoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
const openCalls = new Set<Request>()

/** Resolves when all calls that will be answered have been answered, and the screen shows the answers. */
export async function waitForAnswers(): Promise<void> {
  do await waitTwoFrames()
  while (openCalls.size > 0)
}

/**
 * Replaces the network with answers. Returns a function that restores it. A call without an answer fails and is reported on the
 * console, where it fails the story's test.
 */
export function replaceNetwork(answers: Answers): () => void {
  const originalFetch = globalThis.fetch
  const storyController = new AbortController()
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    if (!pathname.startsWith('/api/')) return originalFetch(input, init)
    const foundAnswer = findStoryAnswer(answers, request.method, pathname)
    if (!foundAnswer) {
      const message = `The story has no answer for ${request.method} ${pathname}`
      if (pathname !== '/api/client-errors') console.error(message)
      throw new Error(message)
    }
    const { name, answer, params } = foundAnswer
    openCalls.add(request)
    const text = await request.text()
    // The frames after the answer let the screen render it and make further calls.
    void waitTwoFrames().then(() => openCalls.delete(request))
    const query = Object.fromEntries(searchParams)
    const body: unknown = request.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text
    const resolvedAnswer = typeof answer === 'function' ? answer({ params, query, body }) : answer
    if (resolvedAnswer === pending) return rejectOnAbort(request.signal, storyController.signal)
    if (resolvedAnswer === openStream)
      return new Response(
        new ReadableStream({
          start: (stream) =>
            void rejectOnAbort(request.signal, storyController.signal).catch((abortReason: unknown) =>
              stream.error(abortReason),
            ),
        }),
      )
    if (resolvedAnswer instanceof Blob) return new Response(resolvedAnswer)
    if (!(resolvedAnswer instanceof Outcome))
      return Response.json(resolvedAnswer, { headers: createHeaders(contract[name]) })
    const { status, error } = resolvedAnswer
    return error ? Response.json({ error }, { status }) : new Response(null, { status })
  }
  return () => {
    globalThis.fetch = originalFetch
    storyController.abort()
  }
}
