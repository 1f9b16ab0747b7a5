import type { BodyOf } from '@press/contract'
import { describe, expect, it } from 'vitest'
import { insertPerson, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const manager = await insertPerson(press, 'pm')
const printer = await insertPerson(press, 'typography')
const editor = await insertPerson(press, 'initiator')
const author = await insertPerson(press, 'author')

type Body = BodyOf<'POST /api/events'>
const day = '2031-05-13'
const meeting = (change: Partial<Body> = {}): Body => ({
  name: 'Секретный разговор',
  category: 'meetings',
  tag: 'current',
  dates: { start: day, end: day },
  times: { start: '10:00', end: '11:30' },
  ...change,
})
const write = async (who: TestPerson, change?: Partial<Body>) => {
  const { status, body } = await who.call('POST /api/events', { body: meeting(change) })
  expect(status).toBe(200)
  return body.event
}
const ask = (
  who: TestPerson,
  users: readonly TestPerson[],
  query: { to?: string; from?: string; users?: string; except?: number } = {},
) =>
  who.call('GET /api/events/free-time', {
    query: { from: day, to: day, users: users.map(({ id }) => id).join(), ...query },
  })
const span = (from: number, to: number, date = day) => ({ date, from: from * 60, to: to * 60 })

describe('the search for a common free time', () => {
  it('shows the busy times of colleagues without any details', async () => {
    await write(editor, { users: [printer.id] })
    await write(printer, { name: 'Врач', category: 'personal', times: { start: '11:00', end: '12:00' } })
    await write(printer, { name: 'День рождения', category: 'personal', times: null })
    const answer = await ask(manager, [printer, editor])
    expect(answer.status).toBe(200)
    expect(answer.body.people).toEqual([
      { id: manager.id, busy: [] },
      { id: printer.id, busy: [span(10, 12)] },
      { id: editor.id, busy: [span(10, 11.5)] },
    ])
    expect(JSON.stringify(answer.body)).not.toMatch(/Секретный|Врач|personal|meetings/)
  })

  it('refuses people who may not be invited', async () => {
    for (const [who, other] of [
      [manager, author],
      [author, manager],
      [author, await insertPerson(press, 'author')],
    ] as const)
      expect((await ask(who, [other])).body).toMatchObject({ error: { fields: { users: expect.any(String) } } })
    expect((await ask(author, [])).body.people).toEqual([{ id: author.id, busy: [] }])
  })

  it('accepts at most a year and thirty people', async () => {
    expect((await ask(manager, [printer], { to: '2033-01-01' })).status).toBe(422)
    const many = Array.from({ length: 31 }, (_, index) => index + 1).join()
    expect((await ask(manager, [], { users: many })).status).toBe(422)
  })

  it('includes each occurrence of a series at the time it was moved to', async () => {
    const who = await insertPerson(press, 'hr')
    await write(who, {
      dates: { start: '2031-06-03', end: '2031-06-03' },
      repeat: { kind: 'weekly', days: [2], until: null, count: 3 },
      moves: [
        {
          occurrence: '2031-06-10',
          dates: { start: '2031-06-11', end: '2031-06-11' },
          times: { start: '14:00', end: '15:00' },
        },
      ],
    })
    const { body } = await ask(manager, [who], { from: '2031-06-01', to: '2031-06-30' })
    expect(body.people[1]?.busy).toEqual([
      span(10, 11.5, '2031-06-03'),
      span(14, 15, '2031-06-11'),
      span(10, 11.5, '2031-06-17'),
    ])
  })

  it('ignores the event being moved, but not other events', async () => {
    const who = await insertPerson(press, 'deputy')
    const own = await write(who)
    const busyIn = async (except: number) => (await ask(who, [], { except })).body.people[0]?.busy
    expect(await busyIn(own.id)).toEqual([])
    const invited = await write(manager, { users: [who.id], times: { start: '16:00', end: '17:00' } })
    expect(await busyIn(invited.id)).toEqual([span(10, 11.5), span(16, 17)])
  })
})

const moved = (occurrence: string, start: string, end: string) => ({
  occurrence,
  dates: { start: occurrence, end: occurrence },
  times: { start, end },
})

describe('an occurrence of a series', () => {
  const june = { from: '2031-07-01', to: '2031-07-31' }
  const tuesdays = { kind: 'weekly', days: [2], until: null, count: 3 } as const
  const first = { dates: { start: '2031-07-01', end: '2031-07-01' }, repeat: { ...tuesdays, days: [2] } }

  it('is moved together with saving the series, for all participants', async () => {
    const event = await write(manager, {
      ...first,
      users: [printer.id],
      moves: [moved('2031-07-08', '10:30', '12:00')],
    })
    const listTimes = async () =>
      (await printer.call('GET /api/events', { query: june })).body.events.map(({ dates, times }) => [
        dates.start,
        times?.start,
      ])
    expect(await listTimes()).toEqual([
      ['2031-07-01', '10:00'],
      ['2031-07-08', '10:30'],
      ['2031-07-15', '10:00'],
    ])
    // The series is saved again. The moved occurrence stays moved, and another occurrence is moved too.
    const again = await manager.call('PUT /api/events/{id}', {
      params: { id: event.id },
      body: {
        ...meeting({ ...first, users: [printer.id] }),
        version: event.version,
        occurrence: '2031-07-01',
        scope: 'series',
        moves: [moved('2031-07-15', '15:00', '16:00')],
      },
    })
    expect(again.status).toBe(200)
    expect(await listTimes()).toEqual([
      ['2031-07-01', '10:00'],
      ['2031-07-08', '10:30'],
      ['2031-07-15', '15:00'],
    ])
  })

  it('cannot be moved on a day without an occurrence, and nothing is saved', async () => {
    const refused = await manager.call('POST /api/events', {
      body: meeting({ name: 'Не будет', ...first, moves: [moved('2031-07-09', '10:30', '12:00')] }),
    })
    expect(refused.status).toBe(404)
    const once = await manager.call('POST /api/events', {
      body: meeting({ name: 'Не будет', moves: [moved(day, '10:30', '12:00')] }),
    })
    expect(once.body).toMatchObject({ error: { fields: { moves: expect.any(String) } } })
    const { events } = (await manager.call('GET /api/events', { query: { from: day, to: '2031-07-31' } })).body
    expect(events.map(({ name }) => name)).not.toContain('Не будет')
  })
})
