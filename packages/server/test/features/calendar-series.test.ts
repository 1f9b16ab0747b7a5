import type { BodyOf } from '@press/contract'
import { addDays, getIsoWeekday, type EventRepeat } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getToday } from '../../src/clock.ts'
import { calendarEvents, events, notifications } from '../../src/database/schema.ts'
import { insertPerson, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const manager = await insertPerson(press, 'pm', 'Айгүл')
const printer = await insertPerson(press, 'typography', 'Нұрлан')
const clerk = await insertPerson(press, 'accounting', 'Елена')

type Body = BodyOf<'POST /api/events'>
const weeklyRepeat: EventRepeat = { kind: 'weekly', days: [1], until: null, count: null }
const monday = '2031-05-05'
const createMeetingForm = (change: Partial<Body> = {}): Body => ({
  name: 'Планёрка',
  category: 'meetings',
  tag: 'current',
  dates: { start: monday, end: monday },
  times: { start: '10:00', end: '11:00' },
  details: '',
  repeat: weeklyRepeat,
  ...change,
})
const createMeeting = async (change?: Partial<Body>, who = manager) => {
  const { status, body } = await who.call('POST /api/events', { body: createMeetingForm(change) })
  expect(status).toBe(200)
  return body.event
}
type Change = Omit<BodyOf<'PUT /api/events/{id}'>, keyof Body> & Partial<Body>
const changeMeeting = (id: number, body: Change, who = manager) =>
  who.call('PUT /api/events/{id}', { params: { id }, body: { ...createMeetingForm(), ...body } })
const findOccurrences = async (id: number, who = manager, to = '2031-06-30') => {
  const { body } = await who.call('GET /api/events', { query: { from: '2031-05-01', to } })
  return body.events.filter((event) => event.id === id)
}
const listDays = async (id: number, who?: TestPerson) =>
  (await findOccurrences(id, who)).map(({ dates }) => dates.start.slice(5))
const createDayFields = (day: string, extraFields: Partial<Body> = {}): Partial<Body> => ({
  dates: { start: day, end: day },
  ...extraFields,
})

const removeHyphens = (date: string) => date.replaceAll('-', '')

describe('a weekly event', () => {
  it('is in the calendar of creator and participants on each day, identified by its date', async () => {
    const { id } = await createMeeting({ users: [printer.id], repeat: { ...weeklyRepeat, until: '2031-06-02' } })
    expect(await listDays(id)).toEqual(['05-05', '05-12', '05-19', '05-26', '06-02'])
    expect(await listDays(id, printer)).toEqual(['05-05', '05-12', '05-19', '05-26', '06-02'])
    expect(await listDays(id, clerk)).toEqual([])
    expect((await findOccurrences(id))[1]).toMatchObject({
      id,
      version: 1,
      occurrence: '2031-05-12',
      times: { start: '10:00' },
    })
  })

  it('starts on the first day of its rule and is refused without any day', async () => {
    const { id, dates } = await createMeeting({
      ...createDayFields('2031-05-07'),
      repeat: { ...weeklyRepeat, count: 2 },
    })
    expect(dates).toEqual({ start: '2031-05-12', end: '2031-05-12' })
    expect(await listDays(id)).toEqual(['05-12', '05-19'])
    const emptyRuleResponse = await manager.call('POST /api/events', {
      body: createMeetingForm({ ...createDayFields('2031-05-07'), repeat: { ...weeklyRepeat, until: '2031-05-08' } }),
    })
    expect([emptyRuleResponse.status, Object.keys(emptyRuleResponse.body.error.fields ?? {})]).toEqual([
      422,
      ['repeat.until'],
    ])
    const invalidResponse = await manager.call('POST /api/events', {
      body: createMeetingForm({ repeat: { ...weeklyRepeat, days: [], count: 0 } }),
    })
    expect(Object.keys(invalidResponse.body.error.fields ?? {}).sort()).toEqual(['repeat.count', 'repeat.days'])
  })

  it('can skip days at creation and later, but not all of them', async () => {
    const repeat = { ...weeklyRepeat, count: 4 }
    const { id } = await createMeeting({ repeat, skips: ['2031-05-12'] })
    expect(await listDays(id)).toEqual(['05-05', '05-19', '05-26'])
    expect((await changeMeeting(id, { repeat, skips: ['2031-05-26'] })).status).toBe(200)
    expect(await listDays(id)).toEqual(['05-05', '05-19'])
    const refusedResponses = await Promise.all(
      [['2031-05-13'], ['2031-05-05', '2031-05-12', '2031-05-19', '2031-05-26']].map((skips) =>
        manager.call('POST /api/events', { body: createMeetingForm({ repeat, skips }) }),
      ),
    )
    expect(refusedResponses.map(({ status, body }) => [status, Object.keys(body.error.fields ?? {})])).toEqual([
      [422, ['skips']],
      [422, ['skips']],
    ])
  })

  it('lists its skipped days and restores them on request', async () => {
    const repeat = { ...weeklyRepeat, count: 5 }
    const { id, skipped, first } = await createMeeting({
      repeat,
      skips: ['2031-05-12', '2031-05-26'],
      users: [printer.id],
    })
    expect({ skipped, first }).toEqual({ skipped: ['2031-05-12', '2031-05-26'], first: monday })
    // An occurrence that was moved separately shows the same series data.
    await changeMeeting(id, { ...createDayFields('2031-05-20'), repeat, occurrence: '2031-05-19', scope: 'this' })
    expect((await findOccurrences(id)).map((event) => [event.occurrence, event.first, event.skipped.length])).toEqual([
      ['2031-05-05', monday, 2],
      ['2031-05-19', monday, 2],
      ['2031-06-02', monday, 2],
    ])
    const restoreResponse = await changeMeeting(id, { repeat, restores: ['2031-05-12'], skips: ['2031-06-02'] })
    expect(restoreResponse.body.event.skipped).toEqual(['2031-05-26', '2031-06-02'])
    expect(await listDays(id)).toEqual(['05-05', '05-12', '05-20'])
    // Changes the series only from a date on. The earlier series keeps its skipped dates.
    const followingResponse = await changeMeeting(id, {
      ...createDayFields('2031-05-12'),
      repeat,
      restores: ['2031-05-26'],
      occurrence: '2031-05-12',
      scope: 'following',
    })
    expect(followingResponse.body.event).toMatchObject({ first: '2031-05-12', skipped: ['2031-06-02'] })
    expect(await listDays(followingResponse.body.event.id)).toEqual(['05-12', '05-20', '05-26'])
    expect((await createMeeting({ repeat: null })).first).toBeNull()
  })

  it('has one occurrence moved without changing the others', async () => {
    const { id } = await createMeeting({ users: [printer.id] })
    const moveResponse = await changeMeeting(id, {
      ...createDayFields('2031-05-13', { users: [printer.id, clerk.id], details: 'Ауысты' }),
      version: 1,
      occurrence: '2031-05-12',
      scope: 'this',
    })
    expect(moveResponse.status).toBe(200)
    expect((await listDays(id)).slice(0, 4)).toEqual(['05-05', '05-13', '05-19', '05-26'])
    expect(await listDays(id, clerk)).toEqual(['05-13'])
    expect((await findOccurrences(id))[1]).toMatchObject({
      id,
      version: 2,
      occurrence: '2031-05-12',
      details: 'Ауысты',
      repeat: weeklyRepeat,
    })
    // Moves the occurrence again, without the other participants. It appears in none of their calendars.
    await changeMeeting(id, { ...createDayFields('2031-05-14'), occurrence: '2031-05-12', scope: 'this' })
    expect((await listDays(id)).slice(0, 3)).toEqual(['05-05', '05-14', '05-19'])
    expect(await listDays(id, clerk)).toEqual([])
    expect((await listDays(id, printer)).slice(0, 2)).toEqual(['05-05', '05-19'])
  })

  it('notifies only about the occurrence that was moved or cancelled', async () => {
    const { id } = await createMeeting({ users: [printer.id], repeat: { ...weeklyRepeat, count: 3 } })
    await changeMeeting(id, {
      ...createDayFields('2031-05-13', { users: [printer.id] }),
      occurrence: '2031-05-12',
      scope: 'this',
    })
    await manager.call('DELETE /api/events/{id}', {
      params: { id },
      query: { occurrence: '2031-05-19', scope: 'this' },
    })
    await expect
      .poll(async () => {
        const rows = await db
          .select({ text: notifications.data })
          .from(notifications)
          .innerJoin(events, eq(events.id, notifications.event_id))
          .where(sql`events.resource = 'event' and resource_id = ${id} and notifications.user_id = ${printer.id}`)
          .orderBy(events.id)
        return rows.map(({ text }) => text.message_ru)
      })
      .toEqual([
        'Вас позвали на событие «Планёрка», 5 мая 2031\u00a0г.',
        'Событие «Планёрка» перенесли. Когда: 13 мая 2031\u00a0г.',
        'Событие «Планёрка» отменили. Было: 19 мая 2031\u00a0г.',
      ])
  })

  it('is changed from a day on and keeps later changed occurrences', async () => {
    const { id } = await createMeeting({ repeat: { ...weeklyRepeat, count: 6 } })
    await changeMeeting(id, {
      ...createDayFields('2031-05-27'),
      details: 'Бөлек',
      occurrence: '2031-05-26',
      scope: 'this',
    })
    await manager.call('DELETE /api/events/{id}', {
      params: { id },
      query: { occurrence: '2031-06-02', scope: 'this' },
    })
    const { status, body } = await changeMeeting(id, {
      ...createDayFields('2031-05-20', { name: 'Летучка' }),
      repeat: { ...weeklyRepeat, days: [2], count: 6 },
      occurrence: '2031-05-19',
      scope: 'following',
    })
    expect(status).toBe(200)
    const followingId = body.event.id
    expect(followingId).not.toBe(id)
    expect(await listDays(id)).toEqual(['05-05', '05-12'])
    // The series has six occurrences in total. One of them is deleted, and one is changed separately.
    expect(await listDays(followingId)).toEqual(['05-20', '05-27', '06-10'])
    expect((await findOccurrences(followingId)).map(({ name, details }) => details || name)).toEqual([
      'Летучка',
      'Бөлек',
      'Летучка',
    ])
  })

  it('is changed as a whole, without changed occurrences outside the new rule', async () => {
    const { id } = await createMeeting({ repeat: { ...weeklyRepeat, days: [1, 4], until: '2031-05-22' } })
    expect(await listDays(id)).toEqual(['05-05', '05-08', '05-12', '05-15', '05-19', '05-22'])
    await changeMeeting(id, { ...createDayFields('2031-05-13'), occurrence: '2031-05-12', scope: 'this' })
    await changeMeeting(id, { ...createDayFields('2031-05-16'), occurrence: '2031-05-15', scope: 'this' })
    const { body } = await changeMeeting(id, {
      ...createDayFields('2031-05-19', { times: { start: '12:00', end: '13:00' } }),
      repeat: { ...weeklyRepeat, until: '2031-05-22' },
      occurrence: '2031-05-19',
      scope: 'series',
    })
    expect(body.event).toMatchObject({ id, dates: { start: monday }, times: { start: '12:00' } })
    expect(await listDays(id)).toEqual(['05-05', '05-13', '05-19'])
    expect((await findOccurrences(id)).map(({ times }) => times?.start)).toEqual(['12:00', '10:00', '12:00'])
  })

  it('becomes a single event when its rule is removed', async () => {
    const { id } = await createMeeting()
    await changeMeeting(id, {
      ...createDayFields('2031-05-12'),
      repeat: null,
      occurrence: '2031-05-12',
      scope: 'series',
    })
    expect(await listDays(id)).toEqual(['05-12'])
    expect((await findOccurrences(id))[0]).toMatchObject({ occurrence: null, repeat: null })
  })

  it('is deleted for one day, from a day on, or as a whole', async () => {
    const { id } = await createMeeting({ repeat: { ...weeklyRepeat, count: 5 } })
    const removeEvent = (query: { occurrence?: string; scope?: 'this' | 'following' | 'series' }) =>
      manager.call('DELETE /api/events/{id}', { params: { id }, query })
    await removeEvent({ occurrence: '2031-05-12', scope: 'this' })
    expect(await listDays(id)).toEqual(['05-05', '05-19', '05-26', '06-02'])
    expect((await removeEvent({ occurrence: '2031-05-12', scope: 'this' })).status).toBe(404)
    await removeEvent({ occurrence: '2031-05-26', scope: 'following' })
    expect(await listDays(id)).toEqual(['05-05', '05-19'])
    expect((await removeEvent({ occurrence: '2031-05-05', scope: 'series' })).status).toBe(200)
    expect(await db.$count(calendarEvents, eq(calendarEvents.id, id))).toBe(0)
  })

  it('leaves no row when its last occurrence is deleted', async () => {
    const { id } = await createMeeting({ repeat: { ...weeklyRepeat, count: 2 } })
    for (const occurrence of ['2031-05-05', '2031-05-12'])
      await manager.call('DELETE /api/events/{id}', { params: { id }, query: { occurrence, scope: 'this' } })
    expect(await db.$count(calendarEvents, eq(calendarEvents.id, id))).toBe(0)
  })

  it('is changed only by its creator, on existing days, in its current version', async () => {
    const { id, version } = await createMeeting({ users: [printer.id] })
    const one = { occurrence: '2031-05-12', scope: 'this' } as const
    expect((await changeMeeting(id, { ...createDayFields('2031-05-13'), ...one }, printer)).status).toBe(403)
    expect((await changeMeeting(id, { ...createDayFields('2031-05-13'), ...one }, clerk)).status).toBe(404)
    expect(
      (await changeMeeting(id, { ...createDayFields('2031-05-13'), ...one, occurrence: '2031-05-13' })).status,
    ).toBe(404)
    expect((await changeMeeting(id, { ...createDayFields('2031-05-13'), ...one, version })).status).toBe(200)
    // A change based on an older version is refused, whichever part of the series it changes.
    const lateResponse = await changeMeeting(id, {
      ...createDayFields('2031-05-20'),
      occurrence: '2031-05-19',
      scope: 'following',
      version,
    })
    expect(lateResponse.status).toBe(409)
    const splitEvent = (await db.select().from(calendarEvents).where(eq(calendarEvents.series_id, id)))[0]
    expect((await changeMeeting(splitEvent?.id ?? 0, createDayFields('2031-05-01'))).status).toBe(404)
  })
})

/** Returns the time in the press's time zone after a number of minutes. */
const getTimeIn = (minutes: number) => {
  const [day = '', time = ''] = new Date(Date.now() + (minutes + 300) * 60_000).toISOString().split('T')
  return { day, time: time.slice(0, 5) }
}
const getReminderMinutes = async (id: number) =>
  (
    await db.execute<{ minutes: number }>(
      sql`select round(extract(epoch from run_at - now()) / 60)::int as minutes from jobs
        where kind = 'event-reminder' and (data->>'event')::int = ${id} and done_at is null`,
    )
  ).rows.map(({ minutes }) => minutes)
const listReminderEvents = async (id: number) =>
  (await db.select().from(events).where(eq(events.resource_id, id)))
    .filter(({ type }) => type === 'event.soon')
    .map(({ data }) => data['date'])

describe('a reminder of a recurring event', () => {
  const startTime = getTimeIn(5)
  const dailyFields = {
    ...createDayFields(startTime.day),
    times: { start: startTime.time, end: getTimeIn(6).time },
    remind: 30,
  } as const
  // Just before midnight, an event of one day cannot have these hours, so the test is skipped.
  const fitsInDay = startTime.time < getTimeIn(6).time

  it.runIf(fitsInDay)('is sent once for an occurrence and scheduled for the next', async () => {
    const { id } = await createMeeting({
      ...dailyFields,
      repeat: { kind: 'daily', days: [], until: null, count: null },
    })
    await expect.poll(() => listReminderEvents(id)).toEqual([startTime.day])
    // The next reminder is due tomorrow at this time, minus the lead time.
    await expect
      .poll(async () => (await getReminderMinutes(id)).map((minutes) => Math.abs(minutes - 1415) <= 2))
      .toEqual([true])
    await changeMeeting(id, {
      ...dailyFields,
      details: 'Тағы',
      repeat: { kind: 'daily', days: [], until: null, count: null },
    })
    expect(await getReminderMinutes(id)).toHaveLength(1)
    await db.execute(sql`update jobs set run_at = now() where kind = 'event-reminder' and done_at is null`)
    await expect.poll(async () => (await getReminderMinutes(id)).length).toBe(0)
    expect(await listReminderEvents(id)).toEqual([startTime.day])
  })

  it.runIf(fitsInDay)('skips a deleted occurrence and follows a moved one', async () => {
    const repeat: EventRepeat = { kind: 'daily', days: [], until: null, count: null }
    const { id } = await createMeeting({ ...dailyFields, ...createDayFields(addDays(startTime.day, 1)), repeat })
    await manager.call('DELETE /api/events/{id}', {
      params: { id },
      query: { occurrence: addDays(startTime.day, 1), scope: 'this' },
    })
    const minutes = await getReminderMinutes(id)
    expect(minutes.some((one) => Math.abs(one - 2 * 1440 + 25) <= 2)).toBe(true)
    await changeMeeting(id, {
      ...dailyFields,
      ...createDayFields(addDays(startTime.day, 5)),
      occurrence: addDays(startTime.day, 2),
      scope: 'this',
      repeat,
    })
    const [movedOccurrence] = await db.select().from(calendarEvents).where(eq(calendarEvents.series_id, id))
    expect(
      (await getReminderMinutes(movedOccurrence?.id ?? 0)).map((one) => Math.abs(one - 5 * 1440 + 25) <= 2),
    ).toEqual([true])
  })
})

describe('the feed for other calendars', () => {
  it('contains the rule, the skipped days and the moved occurrences', async () => {
    const who = await insertPerson(press, 'pm')
    const start = addDays(getToday(), 8 - getIsoWeekday(getToday()))
    const { id } = await createMeeting(
      {
        ...createDayFields(start, { times: { start: '03:00', end: '04:00' } }),
        repeat: { ...weeklyRepeat, until: addDays(start, 30) },
      },
      who,
    )
    const params = { id }
    await who.call('DELETE /api/events/{id}', { params, query: { occurrence: addDays(start, 7), scope: 'this' } })
    await changeMeeting(
      id,
      { ...createDayFields(addDays(start, 15)), occurrence: addDays(start, 14), scope: 'this' },
      who,
    )
    const { secret } = (await who.call('POST /api/calendar/feed')).body
    const text = (await (await fetch(`${press.origin}/api/calendar/${secret}.ics`)).text()).replace(/\r\n /g, '')
    expect(text).toContain(`DTSTART;TZID=Asia/Almaty:${removeHyphens(start)}T030000`)
    expect(text).toContain('RRULE:FREQ=WEEKLY;COUNT=5;BYDAY=MO')
    expect(text).toContain(`EXDATE;TZID=Asia/Almaty:${removeHyphens(addDays(start, 7))}T030000`)
    expect(text).toContain(`RECURRENCE-ID;TZID=Asia/Almaty:${removeHyphens(addDays(start, 14))}T030000`)
    expect(text).toContain(`DTSTART;TZID=Asia/Almaty:${removeHyphens(addDays(start, 15))}T100000`)
    expect(text.match(new RegExp(`UID:event-${id}@press`, 'g'))).toHaveLength(2)
    expect(text).toContain('BEGIN:VTIMEZONE')
  })
})
