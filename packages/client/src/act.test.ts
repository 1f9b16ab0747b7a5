import type { RequestListener } from 'node:http'
import { cache, serialize, subscribeCallback, SWRGlobalState } from 'swr/_internal'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { act, read, saveFile } from './act.ts'
import { refetchResources } from './cache.ts'
import { setUpTestServer } from './test-server.ts'

/** The names of the mounted queries that SWR has refetched since the test began. */
let refetched: string[]
let refetch: (name: string) => Promise<unknown>
let unmountFunctions: readonly (() => void)[]

/** Subscribes to SWR's cache in the way `useSWR` does. `useSWR` itself needs a browser. */
function mountQuery(name: string): () => void {
  const [key, keyParts] = serialize([name, {}])
  // SWR stores the key next to the data, but its published type omits it.
  cache.set(key, { _k: keyParts } as object)
  const [revalidators] = SWRGlobalState.get(cache)!
  const unsubscribe = subscribeCallback(key, revalidators, () => refetch(name))
  return () => {
    unsubscribe()
    cache.delete(key)
  }
}
beforeEach(() => {
  refetched = []
  refetch = async (name) => refetched.push(name)
  unmountFunctions = ['GET /api/offers', 'GET /api/todos', 'GET /api/search', 'GET /api/queue'].map(mountQuery)
})
afterEach(() => unmountFunctions.forEach((each) => each()))

let answerRequest: RequestListener
setUpTestServer((request, response) => answerRequest(request, response), 'ru')
const createJsonAnswer =
  (headers: Record<string, string>, status = 200, body: unknown = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
const createRefusal = (status: number, code: string) =>
  createJsonAnswer({ 'press-changes': 'offer' }, status, { error: { code, message: '' } })

beforeEach(async () => {
  answerRequest = createJsonAnswer({ 'press-shows': 'offer statement' })
  await read('GET /api/offers', {})
  answerRequest = createJsonAnswer({ 'press-shows': 'todo' })
  await read('GET /api/todos', {})
  answerRequest = createJsonAnswer({ 'press-shows': '' })
  await read('GET /api/search', { query: { q: 'а' } })
})

const copyOffer = () => act('POST /api/offers/{id}/copy', { params: { id: 1 } })

describe('an API call that changes data', () => {
  it('refetches the queries that show the changed resources and those without an answer yet', async () => {
    answerRequest = createJsonAnswer({ 'press-changes': 'offer book' })
    await copyOffer()
    expect(refetched).toEqual(['GET /api/offers', 'GET /api/queue'])
  })

  it('resolves once the refetched answers have arrived', async () => {
    let isUpdated = false
    refetch = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      isUpdated = true
    }
    answerRequest = createJsonAnswer({ 'press-changes': 'offer' })
    await copyOffer()
    expect(isUpdated).toBe(true)
  })

  it('waits for a later refetch, because SWR drops the answers of the earlier one', async () => {
    const finishRefetches: (() => void)[] = []
    refetch = () => new Promise<void>((resolve) => finishRefetches.push(resolve))
    let isFirstDone = false
    const firstRefetch = refetchResources('offer').then(() => (isFirstDone = true))
    await vi.waitFor(() => expect(finishRefetches).toHaveLength(2))
    void refetchResources('offer')
    await vi.waitFor(() => expect(finishRefetches).toHaveLength(4))
    finishRefetches.splice(0, 2).forEach((finish) => finish())
    await new Promise((resolve) => setTimeout(resolve))
    expect(isFirstDone).toBe(false)
    finishRefetches.forEach((finish) => finish())
    await firstRefetch
  })

  it('refetches nothing when it changed nothing', async () => {
    answerRequest = createJsonAnswer({ 'press-changes': '' })
    await copyOffer()
    expect(refetched).toEqual([])
  })

  it('refetches after a conflict, because another person may have changed the row', async () => {
    answerRequest = createRefusal(409, 'conflict')
    await expect(copyOffer()).rejects.toMatchObject({ code: 'conflict' })
    await vi.waitFor(() => expect(refetched).toContain('GET /api/offers'))
  })

  it.each([
    [422, 'validation'],
    [401, 'unauthorized'],
  ])('does not refetch after a refusal that says nothing about the row: %i', async (status, code) => {
    answerRequest = createRefusal(status, code)
    await expect(copyOffer()).rejects.toMatchObject({ code })
    await refetchResources('todo')
    expect(refetched).toEqual(['GET /api/todos', 'GET /api/queue'])
  })

  it('shares one refetch with its own live event', async () => {
    const ownRefetch = refetchResources('techcard')
    expect(refetchResources('techcard', 'application')).toBe(ownRefetch)
    await ownRefetch
    expect(refetchResources('techcard')).not.toBe(ownRefetch)
  })
})

it('refetches the resources that a download has changed', async () => {
  vi.stubGlobal('document', {
    documentElement: { lang: 'ru' },
    createElement: () => ({ click: () => undefined }),
  })
  answerRequest = createJsonAnswer({ 'press-shows': '', 'press-changes': 'todo' })
  await saveFile('GET /api/events-log/export', { query: { format: 'csv' } }, 'log.csv')
  expect(refetched).toContain('GET /api/todos')
})
