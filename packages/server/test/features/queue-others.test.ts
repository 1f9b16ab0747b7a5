import type { AnswerOf } from '@press/contract'
import { roleKeys } from '@press/domain'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { contracts, jobs, timeCorrections } from '../../src/database/schema.ts'
import { maxAttempts } from '../../src/jobs/run-job.ts'
import { getDateInDays, insertOffer, insertPerson, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
type Group = AnswerOf<'GET /api/queue/others'>['groups'][number]

const readGroup = async (who: Pick<TestPerson, 'call'>, kind: Group['kind']): Promise<Group> =>
  (await who.call('GET /api/queue/others')).body.groups.find((group) => group.kind === kind) ?? {
    kind,
    total: 0,
    items: [],
  }

describe('the queue of other pending items', () => {
  it('shows an author each open offer until they answer or request a change', async () => {
    const author = await insertPerson(press, 'author')
    await insertOffer(press, { user_id: author.id, number: '7001', valid_until: getDateInDays(9) })
    await insertOffer(press, { user_id: author.id, number: '7002', valid_until: getDateInDays(2) })
    await insertOffer(press, { user_id: author.id, number: '7003', asked_at: new Date() })
    await insertOffer(press, { user_id: author.id, number: '7004', status: 'accept' })
    const { total, items } = await readGroup(author, 'offer')
    expect([total, items.map(({ title }) => title)]).toEqual([2, ['7002', '7001']])
    expect((await readGroup(await insertPerson(press, 'author'), 'offer')).total).toBe(0)
  })

  it('shows the other party of a contract that it is to be signed', async () => {
    const executor = await insertPerson(press, 'executor')
    const row = { kind: 'gph', date: getDateInDays(0), party_name: executor.name, party_id: executor.id } as const
    await db.insert(contracts).values([
      { ...row, status: 'sent', number: 'О-1', book_name: 'Алтай' },
      { ...row, status: 'signed', number: 'О-2' },
      { ...row, status: 'draft', number: '' },
    ])
    const { total, items } = await readGroup(executor, 'contract')
    expect([total, items]).toMatchObject([1, [{ title: 'О-1', about: 'Алтай' }]])
  })

  it('shows each open request to those who answer support, but not to its author', async () => {
    const asker = await insertPerson(press, 'author', 'Дана Ахметова')
    const deputy = await press.as('deputy')
    const groupBefore = await readGroup(deputy, 'support')
    await asker.call('POST /api/support', {
      body: { title: 'Не открывается заявка', description: 'Пустая страница', contact_info: 'dana@example.kz' },
    })
    expect((await readGroup(deputy, 'support')).total).toBe(groupBefore.total + 1)
    expect((await readGroup(asker, 'support')).total).toBe(0)
  })

  it('shows a colleague an assigned task until they accept it', async () => {
    const [assigner, assignee] = [await insertPerson(press, 'pm', 'Ерлан'), await insertPerson(press, 'executor')]
    const { todo } = (
      await assigner.call('POST /api/todos', { body: { title: 'Проверить', assignee_id: assignee.id } })
    ).body
    expect(await readGroup(assignee, 'todo')).toMatchObject({
      total: 1,
      items: [{ title: 'Проверить', about: 'Ерлан' }],
    })
    expect((await readGroup(assigner, 'todo')).total).toBe(0)
    await db.execute(sql`update todos set answer = 'taken' where id = ${todo.id}`)
    expect((await readGroup(assignee, 'todo')).total).toBe(0)
  })

  it('shows HR each correction of hours except their own', async () => {
    const [hr, worker] = [await insertPerson(press, 'hr'), await insertPerson(press, 'stock', 'Болат')]
    const totalBefore = (await readGroup(hr, 'correction')).total
    for (const { id } of [hr, worker])
      await db.insert(timeCorrections).values({
        user_id: id,
        day: getDateInDays(-1),
        was: [],
        spans: [{ from: 540, to: 600 }],
        reason: 'Забыл отметиться',
      })
    expect((await readGroup(hr, 'correction')).total).toBe(totalBefore + 1)
  })

  it('shows the supervisor each e-mail that failed, with the first five listed', async () => {
    const supervisor = await press.as('supervisor')
    const totalBefore = (await readGroup(supervisor, 'letter')).total
    const failedJobValues = {
      attempts: maxAttempts,
      last_error: 'no such mailbox',
      run_at: sql`'infinity'::timestamptz`,
    }
    for (let one = 0; one < 6; one += 1)
      await db
        .insert(jobs)
        .values({ kind: 'mail', data: { to: `nobody-${one}@example.kz`, subject: 'Счёт' }, ...failedJobValues })
    const { total, items } = await readGroup(supervisor, 'letter')
    expect([total, items.length]).toEqual([totalBefore + 6, 5])
    expect((await readGroup(await press.as('director'), 'letter')).total).toBe(0)
  })
})

it.each(roleKeys)('the menu badges of %s match the counts of pending items', async (role) => {
  const person = await press.as(role)
  const { groups } = (await person.call('GET /api/queue/others')).body
  const menu = (await person.call('GET /api/menu-items')).body.flatMap((item) => [item, ...(item.children ?? [])])
  const badges = { contract: 'contracts', support: 'support', todo: 'todo', letter: 'jobs', correction: 'time-tracker' }
  for (const [kind, key] of Object.entries(badges)) {
    const badge = menu.find((item) => item.key === key)?.badge
    expect([key, badge?.count ?? 0]).toEqual([key, groups.find((group) => group.kind === kind)?.total ?? 0])
  }
})
