import type { RequestListener } from 'node:http'
import { cache, serialize, subscribeCallback, SWRGlobalState } from 'swr/_internal'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { act, read, saveFile } from './act.ts'
import { refetchResources } from './cache.ts'
import { setUpTestServer } from './test-server.ts'

/** The names of the mounted queries that SWR has refetched since the test began. */
let refetched: string[]
let refetch: (name: string) => Promise<unknown>
let unmount: readonly (() => void)[]

/** Subscribes to SWR's cache in the way `useSWR` does. `useSWR` itself needs a browser. */
function mount(name: string): () => void {
  const [key, parts] = serialize([name, {}])
  // SWR stores the key next to the data, but its published type omits it.
  cache.set(key, { _k: parts } as object)
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
  unmount = ['GET /api/offers', 'GET /api/todos', 'GET /api/search', 'GET /api/queue'].map(mount)
})
afterEach(() => unmount.forEach((each) => each()))

let answer: RequestListener
setUpTestServer((request, response) => answer(request, response), 'ru')
const json =
  (headers: Record<string, string>, status = 200, body: unknown = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
const refuse = (status: number, code: string) =>
  json({ 'press-changes': 'offer' }, status, { error: { code, message: '' } })

beforeEach(async () => {
  answer = json({ 'press-shows': 'offer statement' })
  await read('GET /api/offers', {})
  answer = json({ 'press-shows': 'todo' })
  await read('GET /api/todos', {})
  answer = json({ 'press-shows': '' })
  await read('GET /api/search', { query: { q: 'а' } })
})

const copy = () => act('POST /api/offers/{id}/copy', { params: { id: 1 } })

describe('an API call that changes data', () => {
  it('refetches the queries that show the changed resources and those without an answer yet', async () => {
    answer = json({ 'press-changes': 'offer book' })
    await copy()
    expect(refetched).toEqual(['GET /api/offers', 'GET /api/queue'])
  })

  it('resolves once the refetched answers have arrived', async () => {
    let isUpdated = false
    refetch = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      isUpdated = true
    }
    answer = json({ 'press-changes': 'offer' })
    await copy()
    expect(isUpdated).toBe(true)
  })

  it('waits for a later refetch, because SWR drops the answers of the earlier one', async () => {
    const finishRefetches: (() => void)[] = []
    refetch = () => new Promise<void>((resolve) => finishRefetches.push(resolve))
    let isFirstDone = false
    const first = refetchResources('offer').then(() => (isFirstDone = true))
    await vi.waitFor(() => expect(finishRefetches).toHaveLength(2))
    void refetchResources('offer')
    await vi.waitFor(() => expect(finishRefetches).toHaveLength(4))
    finishRefetches.splice(0, 2).forEach((finish) => finish())
    await new Promise((resolve) => setTimeout(resolve))
    expect(isFirstDone).toBe(false)
    finishRefetches.forEach((finish) => finish())
    await first
  })

  it('refetches nothing when it changed nothing', async () => {
    answer = json({ 'press-changes': '' })
    await copy()
    expect(refetched).toEqual([])
  })

  it('refetches after a conflict, because another person may have changed the row', async () => {
    answer = refuse(409, 'conflict')
    await expect(copy()).rejects.toMatchObject({ code: 'conflict' })
    await vi.waitFor(() => expect(refetched).toContain('GET /api/offers'))
  })

  it.each([
    [422, 'validation'],
    [401, 'unauthorized'],
  ])('does not refetch after a refusal that says nothing about the row: %i', async (status, code) => {
    answer = refuse(status, code)
    await expect(copy()).rejects.toMatchObject({ code })
    await refetchResources('todo')
    expect(refetched).toEqual(['GET /api/todos', 'GET /api/queue'])
  })

  it('shares one refetch with its own live event', async () => {
    const own = refetchResources('techcard')
    expect(refetchResources('techcard', 'application')).toBe(own)
    await own
    expect(refetchResources('techcard')).not.toBe(own)
  })
})

it('refetches the resources that a download has changed', async () => {
  vi.stubGlobal('document', {
    documentElement: { lang: 'ru' },
    createElement: () => ({ click: () => undefined }),
  })
  answer = json({ 'press-shows': '', 'press-changes': 'todo' })
  await saveFile('GET /api/events-log/export', { query: { format: 'csv' } }, 'log.csv')
  expect(refetched).toContain('GET /api/todos')
})
