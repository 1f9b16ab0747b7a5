import type { AnswerOf } from '@press/contract'
import { roleByKey, roleKeys, type RoleKey, type StageKey } from '@press/domain'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays, today } from '../../src/clock.ts'
import { users } from '../../src/database/schema.ts'
import { applicationOf, cardOf, somebody } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
type Queue = AnswerOf<'GET /api/queue'>
const queue = async (role: RoleKey): Promise<Queue> => (await (await press.as(role)).call('GET /api/queue')).body

/** Stages whose books wait for a role; the demo press has books at every one. */
const waiting: Partial<Record<RoleKey, StageKey[]>> = {
  initiator: ['editor', 'author'],
  deputy: ['editor', 'author'],
  supervisor: ['editor', 'author'],
  pm: ['project', 'process', 'signal'],
  accounting: ['account'],
  typography: ['signal', 'typography', 'wap'],
  stock: ['account', 'stock'],
}

describe('the queue', () => {
  it.each(Object.entries(waiting) as [RoleKey, StageKey[]][])('of %s is the books at %j', async (role, stages) => {
    const { items, total, overdue } = await queue(role)
    const cards = items.filter(({ kind }) => kind === 'techcard')
    expect(new Set(cards.map(({ stage }) => stage))).toEqual(new Set(stages))
    expect(items).toHaveLength(Math.min(total, 50))
    expect(items.filter(({ due }) => due && due < today())).toHaveLength(overdue)
    expect(items.filter(({ kind }) => kind === 'application')).toHaveLength(waiting[role]?.[0] === 'editor' ? 10 : 0)
  })

  it('shows chief editors the books at the author only once they are signed', async () => {
    const [unsigned, signed] = [
      await cardOf(press, { stages: ['author'] }),
      await cardOf(press, { stages: ['author'], signed: true }),
    ]
    const ids = (await queue('initiator')).items.map(({ id }) => id)
    expect(ids).toContain(signed)
    expect(ids).not.toContain(unsigned)
  })

  it('puts what is overdue first, then what is due next, then what has no date', async () => {
    const { items } = await queue('typography')
    const dates = items.map(({ due }) => due ?? '9999')
    expect(dates).toEqual(dates.toSorted())
  })

  it('puts a manager’s own books before their colleagues’', async () => {
    const pm = await somebody(press, 'pm')
    const own = await cardOf(press, { stages: ['process'], manager: pm.id, due: addDays(today(), 300) })
    const { items } = (await pm.call('GET /api/queue')).body
    expect(items[0]).toMatchObject({ kind: 'techcard', id: own, stage: 'process' })
    expect(items.length).toBeGreaterThan(10)
  })

  it('of an author is what they are to mend and to sign', async () => {
    const author = await somebody(press, 'author')
    const mend = await applicationOf(press, { owner: author.id, status: 'revision' })
    await applicationOf(press, { owner: author.id, status: 'in process' })
    const sign = await cardOf(press, { stages: ['author'], author: author.id })
    await cardOf(press, { stages: ['author'], author: author.id, signed: true })
    await cardOf(press, { stages: ['process'], author: author.id })
    const { body } = await author.call('GET /api/queue')
    expect(body.items.map(({ kind, id }) => [kind, id])).toEqual([
      ['application', mend],
      ['techcard', sign],
    ])
    expect(body.stages.filter(({ total }) => total)).toEqual([
      { stage: 'process', total: 1, overdue: 0 },
      { stage: 'author', total: 2, overdue: 0 },
    ])
  })

  it('of an executor is the books with work of theirs', async () => {
    const executor = await somebody(press, 'executor')
    const id = await cardOf(press, { stages: ['process'], executor: executor.id })
    const { body } = await executor.call('GET /api/queue')
    expect(body.items).toMatchObject([{ kind: 'techcard', id, stage: 'process' }])
  })

  it.each(['director', 'partner', 'hr'] as const)('of %s is empty', async (role) => {
    expect(await queue(role)).toMatchObject({ items: [], total: 0, overdue: 0 })
  })

  it('counts the books at every stage for those who see them all', async () => {
    const { stages } = await queue('director')
    expect(stages.map(({ stage }) => stage)).toHaveLength(10)
    expect(stages.every(({ total }) => total > 0)).toBe(true)
    expect((await queue('partner')).stages).toEqual([])
  })
})

describe('the menu', () => {
  const cards = ['main:home', 'production:kanban', 'production:techcards']
  const works = [...cards, 'production:projects']
  const both = [...works, 'production:applications']
  const whole = [...works, 'production:books', 'production:applications']
  const entries: Record<RoleKey, string[]> = {
    director: whole,
    deputy: both,
    initiator: both,
    pm: [...works, 'production:books', 'production:mywallet', 'production:applications'],
    supervisor: whole,
    executor: [...works, 'production:mywallet'],
    accounting: [...cards, 'production:books'],
    typography: cards,
    stock: cards,
    partner: ['main:home', 'main:profile'],
    author: ['main:home', 'main:applications'],
    hr: ['main:home'],
  }

  it.each(roleKeys)('of %s has what their role can open, at their own addresses', async (role) => {
    const { body } = await (await press.as(role)).call('GET /api/menu-items')
    const grouped = body.flatMap(({ key, children }) => children?.map((item) => `${key}:${item.key}`) ?? `main:${key}`)
    expect(grouped).toEqual(entries[role])
    for (const { icon, path } of body.flatMap((item) => [item, ...(item.children ?? [])])) {
      expect(path).toMatch(`/app/${roleByKey(role).path}/`)
      expect(icon).not.toBe('')
    }
  })

  it('says how many applications wait for the chief editor, and how many there are for the rest', async () => {
    const badge = async (role: RoleKey) =>
      (await (await press.as(role)).call('GET /api/menu-items')).body
        .flatMap(({ children = [], ...item }) => [item, ...children])
        .find(({ key }) => key === 'applications')?.badge
    const { counts, total } = (await (await press.as('initiator')).call('GET /api/applications')).body
    expect(await badge('initiator')).toEqual({ count: counts['in process'], attention: true })
    expect(await badge('director')).toEqual({ count: total, attention: false })
    expect(await badge('author')).toEqual({ count: 1, attention: true })
  })
})

it('a role that nobody knows has an executor’s home and menu, and sees nothing but its own', async () => {
  const person = await somebody(press, 'executor')
  await press.database.db.update(users).set({ role_id: 99 }).where(eq(users.id, person.id))
  const menu = (await person.call('GET /api/menu-items')).body
  expect(menu[0]?.path).toBe('/app/executor/home')
  expect((await person.call('GET /api/queue')).body.items).toEqual([])
  expect((await person.call('GET /api/tech-cards')).body.total).toBe(0)
  expect((await person.call('GET /api/applications')).status).toBe(403)
})
