import { expect, it } from 'vitest'
import { openPress } from './support.ts'

const press = await openPress()
const pm = await press.as('pm')
const anonymous = await press.as(null)

const headersOf = async (pendingResponse: Promise<Response>) => {
  const { status, headers } = await pendingResponse
  return { status, shows: headers.get('press-shows'), changes: headers.get('press-changes') }
}

it('a response header names the resources that the response shows', async () => {
  expect(await headersOf(pm.fetch('/api/todos'))).toEqual({ status: 200, shows: 'todo', changes: null })
  expect(await headersOf(pm.fetch('/api/search?q=а'))).toEqual({ status: 200, shows: '', changes: null })
})

it('a response header names the changed resources, even for a refused call', async () => {
  const post = (client: typeof pm, path: string, body: object) =>
    headersOf(
      client.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  const todo = { status: 200, shows: null, changes: 'todo' }
  expect(await post(pm, '/api/todos', { content: 'Позвонить в типографию' })).toEqual({
    ...todo,
    status: expect.any(Number) as number,
  })
  expect(await post(pm, '/api/todos/999999/place', { before: null })).toEqual({ ...todo, status: 404 })
  expect(await post(anonymous, '/api/todos', {})).toEqual({ ...todo, status: 401 })
})
