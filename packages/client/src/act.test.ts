import type { RequestListener } from 'node:http'
import { mutate } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { act, read, saveFile } from './act.ts'
import { changed } from './cache.ts'
import { serveEach } from './testServer.ts'

vi.mock('swr', () => ({ mutate: vi.fn<(filter: unknown) => Promise<unknown>>(async () => []) }))
const refetched = vi.mocked(mutate)

/** The names of mounted readings, of which the last refresh refetched some. */
const mounted = ['GET /api/offers', 'GET /api/todos', 'GET /api/search', 'GET /api/queue'] as const
function refreshed(): readonly string[] {
  const isOld = refetched.mock.lastCall?.[0] as ((key: unknown) => boolean) | undefined
  return isOld ? mounted.filter((name) => isOld([name, {}])) : []
}

let answer: RequestListener
serveEach((request, response) => answer(request, response), 'ru')
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
afterEach(() => refetched.mockClear())

const copy = () => act('POST /api/offers/{id}/copy', { params: { id: 1 } })

describe('a call that acts', () => {
  it('refetches what shows the changed resources, and what has no answer yet', async () => {
    answer = json({ 'press-changes': 'offer book' })
    await copy()
    expect(refreshed()).toEqual(['GET /api/offers', 'GET /api/queue'])
  })

  it('resolves once the new answers are there', async () => {
    let isThere = false
    refetched.mockImplementationOnce(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      isThere = true
      return undefined
    })
    answer = json({ 'press-changes': 'offer' })
    await copy()
    expect(isThere).toBe(true)
  })

  it('refetches nothing where it changes nothing', async () => {
    answer = json({ 'press-changes': '' })
    await copy()
    expect(refetched).not.toHaveBeenCalled()
  })

  it('refetches after a refusal as well, as somebody else may have been faster', async () => {
    answer = refuse(409, 'conflict')
    await expect(copy()).rejects.toMatchObject({ code: 'conflict' })
    await vi.waitFor(() => expect(refreshed()).toContain('GET /api/offers'))
  })

  it.each([
    [422, 'validation'],
    [401, 'unauthorized'],
  ])('does not refetch after a refusal that says nothing about the row: %i', async (status, code) => {
    answer = refuse(status, code)
    await expect(copy()).rejects.toMatchObject({ code })
    await changed('todo')
    expect(refreshed()).toEqual(['GET /api/todos', 'GET /api/queue'])
  })

  it('shares one refresh with its own live event', async () => {
    const own = changed('techcard')
    expect(changed('techcard', 'application')).toBe(own)
    await own
    expect(changed('techcard')).not.toBe(own)
  })
})

it('refetches what a download has changed', async () => {
  vi.stubGlobal('document', {
    documentElement: { lang: 'ru' },
    createElement: () => ({ click: () => undefined }),
  })
  answer = json({ 'press-shows': '', 'press-changes': 'todo' })
  await saveFile('GET /api/events-log/export', { query: { format: 'csv' } }, 'log.csv')
  expect(refreshed()).toContain('GET /api/todos')
})
