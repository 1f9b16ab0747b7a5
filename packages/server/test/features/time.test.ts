import { addDays, isWorkingDay } from '@press/domain'
import { and, eq } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { getToday } from '../../src/clock.ts'
import { calendarEvents, events, timeCorrections, timeSpans, users } from '../../src/database/schema.ts'
import { inDays, insertPerson, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const hr = await insertPerson(press, 'hr', 'Жанар Сейтқали')

const step = (who: TestPerson, to: 'in' | 'out') => who.call('POST /api/time/clock', { body: { step: to } })
const spansOf = (user: number) => db.select().from(timeSpans).where(eq(timeSpans.user_id, user)).orderBy(timeSpans.id)
const insertSpan = (user: number, day: string, from: number, to: number | null) =>
  db.insert(timeSpans).values({ user_id: user, day, from, to })
const morning = { from: 540, to: 780 }
const afternoon = { from: 840, to: 1080 }
const ask = (who: TestPerson, change: object = {}) =>
  who.call('POST /api/time/corrections', {
    body: { day: inDays(-3), spans: [morning, afternoon], reason: 'Была в типографии', ...change },
  })
const decide = (
  who: TestPerson,
  id: number,
  body: { status: 'approved' | 'refused'; note?: string; version?: number },
) => who.call('POST /api/time/corrections/{id}/decide', { params: { id }, body })
const monthOf = (who: TestPerson, id: number, month?: string) =>
  who.call('GET /api/time/users/{id}', { params: { id }, query: month ? { month } : {} })
const findPerson = async (who: TestPerson, id: number) =>
  (await who.call('GET /api/time/today')).body.people.find(({ user }) => user.id === id)

describe('clocking in and out', () => {
  it('is recorded once per repeated request and continues after a break', async () => {
    const person = await insertPerson(press, 'pm', 'Дана Оспанова')
    await Promise.all(Array.from({ length: 5 }, () => step(person, 'in')))
    expect(await spansOf(person.id)).toHaveLength(1)
    expect(await findPerson(hr, person.id)).toMatchObject({ presence: 'in', spans: [{ to: null }] })
    await Promise.all(Array.from({ length: 5 }, () => step(person, 'out')))
    const [span] = await spansOf(person.id)
    expect(span?.to).toBeGreaterThanOrEqual(span?.from ?? Infinity)
    expect(await findPerson(hr, person.id)).toMatchObject({ presence: 'out' })
    const { body } = await step(person, 'in')
    expect(body).toMatchObject({ day: getToday(), spans: [{ to: expect.any(Number) as number }, { to: null }] })
    const timeEvents = await db
      .select({ type: events.type })
      .from(events)
      .where(and(eq(events.resource, 'time'), eq(events.resource_id, person.id)))
      .orderBy(events.id)
    expect(timeEvents.map(({ type }) => type)).toEqual(['time.clockedIn', 'time.clockedOut', 'time.clockedIn'])
  })

  it('starts a new day after a forgotten clock-out', async () => {
    const person = await insertPerson(press, 'typography')
    await insertSpan(person.id, addDays(getToday(), -2), 540, null)
    await step(person, 'out')
    await step(person, 'in')
    expect(await spansOf(person.id)).toMatchObject([
      { day: addDays(getToday(), -2), to: null },
      { day: getToday(), to: null },
    ])
    expect(await findPerson(hr, person.id)).toMatchObject({ presence: 'in' })
  })

  it('is refused for executors, authors and partners', async () => {
    for (const role of ['executor', 'author', 'partner'] as const)
      expect((await step(await insertPerson(press, role), 'in')).status).toBe(403)
  })
})

describe('today’s attendance board', () => {
  it('shows all employees to HR and other people only themselves', async () => {
    const [person, other] = [await insertPerson(press, 'stock'), await insertPerson(press, 'pm')]
    const freelancer = await insertPerson(press, 'executor')
    expect(await findPerson(hr, person.id)).toBeDefined()
    expect(await findPerson(hr, freelancer.id)).toBeUndefined()
    const { people } = (await person.call('GET /api/time/today')).body
    expect(people.map(({ user }) => user.id)).toEqual([person.id])
    expect((await monthOf(person, other.id)).status).toBe(404)
    expect((await person.call('GET /api/time/export')).status).toBe(403)
  })

  it('shows until when a person on leave is away', async () => {
    const person = await insertPerson(press, 'accounting')
    const leave = { name: 'Отпуск', category: 'holidays', tag: 'info', created_by: person.id } as const
    await db.insert(calendarEvents).values({ ...leave, start_date: inDays(-1), end_date: inDays(4) })
    expect(await findPerson(hr, person.id)).toMatchObject({
      presence: 'away',
      away: { category: 'holidays', until: inDays(4) },
    })
    // An event of one hour does not count as leave, even in the category of holidays.
    const busy = await insertPerson(press, 'accounting')
    await db.insert(calendarEvents).values({
      ...leave,
      created_by: busy.id,
      start_date: getToday(),
      end_date: getToday(),
      start_time: '15:00',
      end_time: '16:00',
    })
    expect(await findPerson(hr, busy.id)).toMatchObject({ away: null })
  })
})

describe('a time correction', () => {
  it('changes the day once another person has approved it', async () => {
    const person = await insertPerson(press, 'pm')
    await insertSpan(person.id, inDays(-3), morning.from, morning.to)
    const { body } = await ask(person)
    expect(body.correction).toMatchObject({ status: 'waiting', was: [morning], spans: [morning, afternoon] })
    expect(await spansOf(person.id)).toHaveLength(1)
    expect(await findPerson(hr, person.id)).toMatchObject({ waiting: 1 })
    const decided = await decide(hr, body.correction.id, { status: 'approved' })
    expect(decided.body.correction).toMatchObject({ status: 'approved', decided_by: 'Жанар Сейтқали' })
    const month = (await monthOf(person, person.id, inDays(-3).slice(0, 7))).body
    expect(month.days).toContainEqual({ day: inDays(-3), spans: [morning, afternoon] })
    const again = await decide(hr, body.correction.id, { status: 'refused', note: 'Передумали' })
    expect(again.body.error.message).toMatch(/уже решили/)
  })

  it('is refused by another person, with a reason, against its current version', async () => {
    const { id, version } = (await ask(hr)).body.correction
    const own = await decide(hr, id, { status: 'approved' })
    expect([own.status, own.body.error.message]).toEqual([403, expect.stringContaining('утверждает кто-то другой')])
    const supervisor = await insertPerson(press, 'supervisor')
    const bare = await decide(supervisor, id, { status: 'refused' })
    expect(bare.body.error.fields).toHaveProperty('note')
    expect((await decide(supervisor, id, { status: 'refused', note: 'Нет', version: version + 1 })).status).toBe(409)
    const { body } = await decide(supervisor, id, { status: 'refused', note: 'Были выходные', version })
    expect(body.correction).toMatchObject({ status: 'refused', note: 'Были выходные' })
    expect(await spansOf(hr.id)).toEqual([])
  })

  it('reports errors by field and allows one pending request per day', async () => {
    const person = await insertPerson(press, 'pm')
    const wrong = async (change: object) => Object.keys((await ask(person, change)).body.error?.fields ?? {})
    expect(await wrong({ day: getToday() })).toEqual(['day'])
    expect(await wrong({ reason: ' ' })).toEqual(['reason'])
    expect(await wrong({ spans: [afternoon, morning] })).toEqual(['spans.1'])
    expect(await wrong({ spans: [] })).toEqual(['spans'])
    expect(await wrong({})).toEqual([])
    expect(await wrong({})).toEqual(['day'])
    const [row] = await db.select().from(timeCorrections).where(eq(timeCorrections.user_id, person.id))
    const id = row?.id ?? 0
    const withdraw = (who: TestPerson) => who.call('DELETE /api/time/corrections/{id}', { params: { id } })
    expect((await withdraw(await insertPerson(press, 'pm'))).status).toBe(404)
    expect((await withdraw(person)).status).toBe(200)
    expect(await wrong({})).toEqual([])
  })

  it('cannot be approved when the day has changed since', async () => {
    const person = await insertPerson(press, 'pm')
    const { id } = (await ask(person)).body.correction
    await insertSpan(person.id, inDays(-3), 600, 660)
    const refused = await decide(hr, id, { status: 'approved' })
    expect([refused.status, refused.body.error.message]).toEqual([422, expect.stringContaining('изменились')])
    expect(await spansOf(person.id)).toMatchObject([{ from: 600, to: 660 }])
  })

  it('cannot overlap the night hours of the day before', async () => {
    const person = await insertPerson(press, 'typography')
    await insertSpan(person.id, inDays(-4), 1320, 2000)
    const refused = await ask(person)
    expect(refused.body.error.fields).toMatchObject({ 'spans.0': expect.stringContaining('соседнего дня') })
    const { id } = (await ask(person, { spans: [afternoon] })).body.correction
    await db.update(timeSpans).set({ to: 2300 }).where(eq(timeSpans.user_id, person.id))
    expect((await decide(hr, id, { status: 'approved' })).status).toBe(422)
    expect(await spansOf(person.id)).toHaveLength(1)
  })
})

it('the monthly timesheet has a row per person and a column per day, in hours', async () => {
  const person = await insertPerson(press, 'pm', '=Ақбота «Б»')
  const month = inDays(-40).slice(0, 7)
  const day =
    Array.from({ length: 28 }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`).find(isWorkingDay) ?? ''
  await insertSpan(person.id, day, 540, 780)
  await insertSpan(person.id, day, 840, 1085)
  const answer = await hr.fetch(`/api/time/export?month=${month}`)
  expect(answer.headers.get('content-disposition')).toContain(`time-${month}.xlsx`)
  const [heads = [], ...lines] = await readSheet(Buffer.from(await answer.arrayBuffer()))
  const line = lines.find(([name]) => name === '=Ақбота «Б»') ?? []
  expect(line[heads.indexOf(String(Number(day.slice(8))))]).toBe(8.08)
  expect(line.at(-2)).toBe(8.08)
  expect(Number(line.at(-1)) % 8).toBe(0)
  // Former staff appear in the months in which they worked.
  await db.update(users).set({ active: false }).where(eq(users.id, person.id))
  const later = await readSheet(Buffer.from(await (await hr.fetch(`/api/time/export?month=${month}`)).arrayBuffer()))
  expect(later.some(([name]) => name === '=Ақбота «Б»')).toBe(true)
})
