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
const createMeetingForm = (change: Partial<Body> = {}): Body => ({
  name: 'Секретный разговор',
  category: 'meetings',
  tag: 'current',
  dates: { start: day, end: day },
  times: { start: '10:00', end: '11:30' },
  ...change,
})
const createMeeting = async (who: TestPerson, change?: Partial<Body>) => {
  const { status, body } = await who.call('POST /api/events', { body: createMeetingForm(change) })
  expect(status).toBe(200)
  return body.event
}
const findFreeTime = (
  who: TestPerson,
  users: readonly TestPerson[],
  query: { to?: string; from?: string; users?: string; except?: number } = {},
) =>
  who.call('GET /api/events/free-time', {
    query: { from: day, to: day, users: users.map(({ id }) => id).join(), ...query },
  })
const createSpan = (from: number, to: number, date = day) => ({ date, from: from * 60, to: to * 60 })

describe('the search for a common free time', () => {
  it('shows the busy times of colleagues without any details', async () => {
    await createMeeting(editor, { users: [printer.id] })
    await createMeeting(printer, { name: 'Врач', category: 'personal', times: { start: '11:00', end: '12:00' } })
    await createMeeting(printer, { name: 'День рождения', category: 'personal', times: null })
    const answer = await findFreeTime(manager, [printer, editor])
    expect(answer.status).toBe(200)
    expect(answer.body.people).toEqual([
      { id: manager.id, busy: [] },
      { id: printer.id, busy: [createSpan(10, 12)] },
      { id: editor.id, busy: [createSpan(10, 11.5)] },
    ])
    expect(JSON.stringify(answer.body)).not.toMatch(/Секретный|Врач|personal|meetings/)
  })

  it('refuses people who may not be invited', async () => {
    for (const [who, other] of [
      [manager, author],
      [author, manager],
      [author, await insertPerson(press, 'author')],
    ] as const)
      expect((await findFreeTime(who, [other])).body).toMatchObject({
        error: { fields: { users: expect.any(String) } },
      })
    expect((await findFreeTime(author, [])).body.people).toEqual([{ id: author.id, busy: [] }])
  })

  it('accepts at most a year and thirty people', async () => {
    expect((await findFreeTime(manager, [printer], { to: '2033-01-01' })).status).toBe(422)
    const manyUserIds = Array.from({ length: 31 }, (_, index) => index + 1).join()
    expect((await findFreeTime(manager, [], { users: manyUserIds })).status).toBe(422)
  })

  it('includes each occurrence of a series at the time it was moved to', async () => {
    const who = await insertPerson(press, 'hr')
    await createMeeting(who, {
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
    const { body } = await findFreeTime(manager, [who], { from: '2031-06-01', to: '2031-06-30' })
    expect(body.people[1]?.busy).toEqual([
      createSpan(10, 11.5, '2031-06-03'),
      createSpan(14, 15, '2031-06-11'),
      createSpan(10, 11.5, '2031-06-17'),
    ])
  })

  it('ignores the event being moved, but not other events', async () => {
    const who = await insertPerson(press, 'deputy')
    const ownEvent = await createMeeting(who)
    const getBusyTimes = async (except: number) => (await findFreeTime(who, [], { except })).body.people[0]?.busy
    expect(await getBusyTimes(ownEvent.id)).toEqual([])
    const invitedEvent = await createMeeting(manager, { users: [who.id], times: { start: '16:00', end: '17:00' } })
    expect(await getBusyTimes(invitedEvent.id)).toEqual([createSpan(10, 11.5), createSpan(16, 17)])
  })
})

const createMove = (occurrence: string, start: string, end: string) => ({
  occurrence,
  dates: { start: occurrence, end: occurrence },
  times: { start, end },
})

describe('an occurrence of a series', () => {
  const july = { from: '2031-07-01', to: '2031-07-31' }
  const tuesdays = { kind: 'weekly', days: [2], until: null, count: 3 } as const
  const firstOccurrence = { dates: { start: '2031-07-01', end: '2031-07-01' }, repeat: { ...tuesdays, days: [2] } }

  it('is moved together with saving the series, for all participants', async () => {
    const event = await createMeeting(manager, {
      ...firstOccurrence,
      users: [printer.id],
      moves: [createMove('2031-07-08', '10:30', '12:00')],
    })
    const listTimes = async () =>
      (await printer.call('GET /api/events', { query: july })).body.events.map(({ dates, times }) => [
        dates.start,
        times?.start,
      ])
    expect(await listTimes()).toEqual([
      ['2031-07-01', '10:00'],
      ['2031-07-08', '10:30'],
      ['2031-07-15', '10:00'],
    ])
    // The series is saved again. The moved occurrence stays moved, and another occurrence is moved too.
    const repeatedResponse = await manager.call('PUT /api/events/{id}', {
      params: { id: event.id },
      body: {
        ...createMeetingForm({ ...firstOccurrence, users: [printer.id] }),
        version: event.version,
        occurrence: '2031-07-01',
        scope: 'series',
        moves: [createMove('2031-07-15', '15:00', '16:00')],
      },
    })
    expect(repeatedResponse.status).toBe(200)
    expect(await listTimes()).toEqual([
      ['2031-07-01', '10:00'],
      ['2031-07-08', '10:30'],
      ['2031-07-15', '15:00'],
    ])
  })

  it('cannot be moved on a day without an occurrence, and nothing is saved', async () => {
    const refusedResponse = await manager.call('POST /api/events', {
      body: createMeetingForm({
        name: 'Не будет',
        ...firstOccurrence,
        moves: [createMove('2031-07-09', '10:30', '12:00')],
      }),
    })
    expect(refusedResponse.status).toBe(404)
    const singleEventResponse = await manager.call('POST /api/events', {
      body: createMeetingForm({ name: 'Не будет', moves: [createMove(day, '10:30', '12:00')] }),
    })
    expect(singleEventResponse.body).toMatchObject({ error: { fields: { moves: expect.any(String) } } })
    const { events } = (await manager.call('GET /api/events', { query: { from: day, to: '2031-07-31' } })).body
    expect(events.map(({ name }) => name)).not.toContain('Не будет')
  })
})
