import { expect, it } from 'vitest'
import { openPress } from './support.ts'

const press = await openPress()
const pm = await press.as('pm')
const anonymous = await press.as(null)

const getHeaders = async (pendingResponse: Promise<Response>) => {
  const { status, headers } = await pendingResponse
  return { status, shows: headers.get('press-shows'), changes: headers.get('press-changes') }
}

it('a response header names the resources that the response shows', async () => {
  expect(await getHeaders(pm.fetch('/api/todos'))).toEqual({ status: 200, shows: 'todo', changes: null })
  expect(await getHeaders(pm.fetch('/api/search?q=а'))).toEqual({ status: 200, shows: '', changes: null })
})

it('a response header names the changed resources, even for a refused call', async () => {
  const postAndGetHeaders = (client: typeof pm, path: string, body: object) =>
    getHeaders(
      client.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  const expectedHeaders = { status: 200, shows: null, changes: 'todo' }
  expect(await postAndGetHeaders(pm, '/api/todos', { content: 'Позвонить в типографию' })).toEqual({
    ...expectedHeaders,
    status: expect.any(Number) as number,
  })
  expect(await postAndGetHeaders(pm, '/api/todos/999999/place', { before: null })).toEqual({
    ...expectedHeaders,
    status: 404,
  })
  expect(await postAndGetHeaders(anonymous, '/api/todos', {})).toEqual({ ...expectedHeaders, status: 401 })
})
