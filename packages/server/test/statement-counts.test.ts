import type { RoleKey } from '@press/domain'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { recordStatements, type Statement } from './statements.ts'
import { openPress, type Person } from './support.ts'

const press = await openPress()
let sentStatements: Statement[] = []
beforeAll(() => {
  sentStatements = recordStatements()
})
afterAll(() => {
  vi.restoreAllMocks()
})

const manager = await press.as('pm')
const { techcards } = (await manager.call('GET /api/tech-cards', { query: { per_page: 1 } })).body
const { projects } = (await manager.call('GET /api/projects', { query: { per_page: 1 } })).body
const cardParams = { params: { id: techcards[0]?.id ?? 0 } }
const projectParams = { params: { id: projects[0]?.id ?? 0 } }

/**
 * The number of statements that each frequent call sends. Change a number only for a reason: every statement is a round trip for
 * every user.
 */
const calls: readonly [string, RoleKey, number, (who: Person) => Promise<{ status: number }>][] = [
  ['GET /api/queue', 'pm', 3, (who) => who.call('GET /api/queue')],
  ['GET /api/queue', 'director', 3, (who) => who.call('GET /api/queue')],
  ['GET /api/queue', 'author', 3, (who) => who.call('GET /api/queue')],
  ['GET /api/queue/others', 'supervisor', 1, (who) => who.call('GET /api/queue/others')],
  ['GET /api/menu-items', 'pm', 6, (who) => who.call('GET /api/menu-items')],
  ['GET /api/menu-items', 'supervisor', 7, (who) => who.call('GET /api/menu-items')],
  ['GET /api/userprofile', 'pm', 4, (who) => who.call('GET /api/userprofile')],
  ['GET /api/notifications', 'pm', 1, (who) => who.call('GET /api/notifications')],
  ['GET /api/tech-cards', 'pm', 1, (who) => who.call('GET /api/tech-cards')],
  ['GET /api/tech-cards/board', 'pm', 1, (who) => who.call('GET /api/tech-cards/board')],
  ['GET /api/tech-cards/board', 'director', 1, (who) => who.call('GET /api/tech-cards/board')],
  ['GET /api/tech-cards/{id}', 'pm', 4, (who) => who.call('GET /api/tech-cards/{id}', cardParams)],
  ['GET /api/projects', 'pm', 2, (who) => who.call('GET /api/projects')],
  ['GET /api/project/{id}', 'pm', 2, (who) => who.call('GET /api/project/{id}', projectParams)],
  ['GET /api/book-tracking', 'pm', 2, (who) => who.call('GET /api/book-tracking')],
  ['GET /api/applications', 'initiator', 1, (who) => who.call('GET /api/applications')],
  ['GET /api/offers', 'accounting', 5, (who) => who.call('GET /api/offers')],
  ['GET /api/conversations', 'pm', 1, (who) => who.call('GET /api/conversations')],
  ['GET /api/todos', 'pm', 1, (who) => who.call('GET /api/todos')],
]

describe('the number of SQL statements of a call', () => {
  it.each(calls)('%s by %s: %i', async (_call, role, expectedCount, call) => {
    const person = await press.as(role)
    const counts: number[] = []
    // Takes the smallest of several counts, because the first call fills caches, and background work adds its own statements.
    for (let time = 0; time < 6; time += 1) {
      sentStatements.length = 0
      expect(await call(person)).toMatchObject({ status: 200 })
      counts.push(sentStatements.length)
    }
    expect(Math.min(...counts)).toBe(expectedCount)
  })
})
