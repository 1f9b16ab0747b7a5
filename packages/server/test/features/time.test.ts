import { addDays, isWorkingDay } from '@press/domain'
import { and, eq } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { getToday } from '../../src/clock.ts'
import { calendarEvents, events, timeCorrections, timeSpans, users } from '../../src/database/schema.ts'
import { getDateInDays, insertPerson, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const hr = await insertPerson(press, 'hr', 'Жанар Сейтқали')

const clock = (who: TestPerson, to: 'in' | 'out') => who.call('POST /api/time/clock', { body: { step: to } })
const listSpans = (user: number) => db.select().from(timeSpans).where(eq(timeSpans.user_id, user)).orderBy(timeSpans.id)
const insertSpan = (user: number, day: string, from: number, to: number | null) =>
  db.insert(timeSpans).values({ user_id: user, day, from, to })
const morning = { from: 540, to: 780 }
const afternoon = { from: 840, to: 1080 }
const requestCorrection = (who: TestPerson, change: object = {}) =>
  who.call('POST /api/time/corrections', {
    body: { day: getDateInDays(-3), spans: [morning, afternoon], reason: 'Была в типографии', ...change },
  })
const decideCorrection = (
  who: TestPerson,
  id: number,
  body: { status: 'approved' | 'refused'; note?: string; version?: number },
) => who.call('POST /api/time/corrections/{id}/decide', { params: { id }, body })
const fetchMonth = (who: TestPerson, id: number, month?: string) =>
  who.call('GET /api/time/users/{id}', { params: { id }, query: month ? { month } : {} })
const findPerson = async (who: TestPerson, id: number) =>
  (await who.call('GET /api/time/today')).body.people.find(({ user }) => user.id === id)

describe('clocking in and out', () => {
  it('is recorded once per repeated request and continues after a break', async () => {
    const person = await insertPerson(press, 'pm', 'Дана Оспанова')
    await Promise.all(Array.from({ length: 5 }, () => clock(person, 'in')))
    expect(await listSpans(person.id)).toHaveLength(1)
    expect(await findPerson(hr, person.id)).toMatchObject({ presence: 'in', spans: [{ to: null }] })
    await Promise.all(Array.from({ length: 5 }, () => clock(person, 'out')))
    const [span] = await listSpans(person.id)
    expect(span?.to).toBeGreaterThanOrEqual(span?.from ?? Infinity)
    expect(await findPerson(hr, person.id)).toMatchObject({ presence: 'out' })
    const { body } = await clock(person, 'in')
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
    await clock(person, 'out')
    await clock(person, 'in')
    expect(await listSpans(person.id)).toMatchObject([
      { day: addDays(getToday(), -2), to: null },
      { day: getToday(), to: null },
    ])
    expect(await findPerson(hr, person.id)).toMatchObject({ presence: 'in' })
  })

  it('is refused for executors, authors and partners', async () => {
    for (const role of ['executor', 'author', 'partner'] as const)
      expect((await clock(await insertPerson(press, role), 'in')).status).toBe(403)
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
    expect((await fetchMonth(person, other.id)).status).toBe(404)
    expect((await person.call('GET /api/time/export')).status).toBe(403)
  })

  it('shows until when a person on leave is away', async () => {
    const person = await insertPerson(press, 'accounting')
    const leave = { name: 'Отпуск', category: 'holidays', tag: 'info', created_by: person.id } as const
    await db.insert(calendarEvents).values({ ...leave, start_date: getDateInDays(-1), end_date: getDateInDays(4) })
    expect(await findPerson(hr, person.id)).toMatchObject({
      presence: 'away',
      away: { category: 'holidays', until: getDateInDays(4) },
    })
    // An event of one hour does not count as leave, even in the category of holidays.
    const busyPerson = await insertPerson(press, 'accounting')
    await db.insert(calendarEvents).values({
      ...leave,
      created_by: busyPerson.id,
      start_date: getToday(),
      end_date: getToday(),
      start_time: '15:00',
      end_time: '16:00',
    })
    expect(await findPerson(hr, busyPerson.id)).toMatchObject({ away: null })
  })
})

describe('a time correction', () => {
  it('changes the day once another person has approved it', async () => {
    const person = await insertPerson(press, 'pm')
    await insertSpan(person.id, getDateInDays(-3), morning.from, morning.to)
    const { body } = await requestCorrection(person)
    expect(body.correction).toMatchObject({ status: 'waiting', was: [morning], spans: [morning, afternoon] })
    expect(await listSpans(person.id)).toHaveLength(1)
    expect(await findPerson(hr, person.id)).toMatchObject({ waiting: 1 })
    const decisionResponse = await decideCorrection(hr, body.correction.id, { status: 'approved' })
    expect(decisionResponse.body.correction).toMatchObject({ status: 'approved', decided_by: 'Жанар Сейтқали' })
    const month = (await fetchMonth(person, person.id, getDateInDays(-3).slice(0, 7))).body
    expect(month.days).toContainEqual({ day: getDateInDays(-3), spans: [morning, afternoon] })
    const repeatedResponse = await decideCorrection(hr, body.correction.id, { status: 'refused', note: 'Передумали' })
    expect(repeatedResponse.body.error.message).toMatch(/уже решили/)
  })

  it('is refused by another person, with a reason, against its current version', async () => {
    const { id, version } = (await requestCorrection(hr)).body.correction
    const ownDecisionResponse = await decideCorrection(hr, id, { status: 'approved' })
    expect([ownDecisionResponse.status, ownDecisionResponse.body.error.message]).toEqual([
      403,
      expect.stringContaining('утверждает кто-то другой'),
    ])
    const supervisor = await insertPerson(press, 'supervisor')
    const missingReasonResponse = await decideCorrection(supervisor, id, { status: 'refused' })
    expect(missingReasonResponse.body.error.fields).toHaveProperty('note')
    expect(
      (await decideCorrection(supervisor, id, { status: 'refused', note: 'Нет', version: version + 1 })).status,
    ).toBe(409)
    const { body } = await decideCorrection(supervisor, id, { status: 'refused', note: 'Были выходные', version })
    expect(body.correction).toMatchObject({ status: 'refused', note: 'Были выходные' })
    expect(await listSpans(hr.id)).toEqual([])
  })

  it('reports errors by field and allows one pending request per day', async () => {
    const person = await insertPerson(press, 'pm')
    const getFieldErrors = async (change: object) =>
      Object.keys((await requestCorrection(person, change)).body.error?.fields ?? {})
    expect(await getFieldErrors({ day: getToday() })).toEqual(['day'])
    expect(await getFieldErrors({ reason: ' ' })).toEqual(['reason'])
    expect(await getFieldErrors({ spans: [afternoon, morning] })).toEqual(['spans.1'])
    expect(await getFieldErrors({ spans: [] })).toEqual(['spans'])
    expect(await getFieldErrors({})).toEqual([])
    expect(await getFieldErrors({})).toEqual(['day'])
    const [row] = await db.select().from(timeCorrections).where(eq(timeCorrections.user_id, person.id))
    const id = row?.id ?? 0
    const withdrawCorrection = (who: TestPerson) => who.call('DELETE /api/time/corrections/{id}', { params: { id } })
    expect((await withdrawCorrection(await insertPerson(press, 'pm'))).status).toBe(404)
    expect((await withdrawCorrection(person)).status).toBe(200)
    expect(await getFieldErrors({})).toEqual([])
  })

  it('cannot be approved when the day has changed since', async () => {
    const person = await insertPerson(press, 'pm')
    const { id } = (await requestCorrection(person)).body.correction
    await insertSpan(person.id, getDateInDays(-3), 600, 660)
    const refusedResponse = await decideCorrection(hr, id, { status: 'approved' })
    expect([refusedResponse.status, refusedResponse.body.error.message]).toEqual([
      422,
      expect.stringContaining('изменились'),
    ])
    expect(await listSpans(person.id)).toMatchObject([{ from: 600, to: 660 }])
  })

  it('cannot overlap the night hours of the day before', async () => {
    const person = await insertPerson(press, 'typography')
    await insertSpan(person.id, getDateInDays(-4), 1320, 2000)
    const refusedResponse = await requestCorrection(person)
    expect(refusedResponse.body.error.fields).toMatchObject({ 'spans.0': expect.stringContaining('соседнего дня') })
    const { id } = (await requestCorrection(person, { spans: [afternoon] })).body.correction
    await db.update(timeSpans).set({ to: 2300 }).where(eq(timeSpans.user_id, person.id))
    expect((await decideCorrection(hr, id, { status: 'approved' })).status).toBe(422)
    expect(await listSpans(person.id)).toHaveLength(1)
  })
})

it('the monthly timesheet has a row per person and a column per day, in hours', async () => {
  const person = await insertPerson(press, 'pm', '=Ақбота «Б»')
  const month = getDateInDays(-40).slice(0, 7)
  const day =
    Array.from({ length: 28 }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`).find(isWorkingDay) ?? ''
  await insertSpan(person.id, day, 540, 780)
  await insertSpan(person.id, day, 840, 1085)
  const answer = await hr.fetch(`/api/time/export?month=${month}`)
  expect(answer.headers.get('content-disposition')).toContain(`time-${month}.xlsx`)
  const [headings = [], ...lines] = await readSheet(Buffer.from(await answer.arrayBuffer()))
  const line = lines.find(([name]) => name === '=Ақбота «Б»') ?? []
  expect(line[headings.indexOf(String(Number(day.slice(8))))]).toBe(8.08)
  expect(line.at(-2)).toBe(8.08)
  expect(Number(line.at(-1)) % 8).toBe(0)
  // Former staff appear in the months in which they worked.
  await db.update(users).set({ active: false }).where(eq(users.id, person.id))
  const laterRows = await readSheet(
    Buffer.from(await (await hr.fetch(`/api/time/export?month=${month}`)).arrayBuffer()),
  )
  expect(laterRows.some(([name]) => name === '=Ақбота «Б»')).toBe(true)
})
