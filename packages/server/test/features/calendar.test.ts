import type { BodyOf } from '@press/contract'
import { addDays } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getToday } from '../../src/clock.ts'
import { hashToken } from '../../src/auth/tokens.ts'
import {
  contracts,
  passwordResets,
  calendarEvents,
  events,
  notifications,
  techCards,
} from '../../src/database/schema.ts'
import { insertApplication, insertCard, createContractForm, insertPerson, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const manager = await insertPerson(press, 'pm', 'Айгүл')
const printer = await insertPerson(press, 'typography', 'Нұрлан')
const clerk = await insertPerson(press, 'accounting')
const author = await insertPerson(press, 'author')

type Body = BodyOf<'POST /api/events'>
const createMeetingForm = (change: Partial<Body> = {}): Body => ({
  name: 'Редсовет',
  category: 'meetings',
  tag: 'important',
  dates: { start: '2031-05-14', end: '2031-05-14' },
  times: { start: '10:00', end: '11:30' },
  details: 'План на осень',
  ...change,
})
const createMeeting = async (who: TestPerson, change?: Partial<Body>) => {
  const { status, body } = await who.call('POST /api/events', { body: createMeetingForm(change) })
  expect(status).toBe(200)
  return body.event
}
const readMonth = async (who: TestPerson, from = '2031-05-01', to = '2031-05-31') =>
  (await who.call('GET /api/events', { query: { from, to } })).body
const listNames = async (who: TestPerson) => (await readMonth(who)).events.map(({ name }) => name)

/** Returns the notifications of a person about an event, once the event has been handled. */
async function findNotifications(who: TestPerson, type: string, id: number): Promise<string[]> {
  const findEvent = async () =>
    (await db.select().from(events).where(eq(events.resource_id, id))).filter((event) => event.type === type).at(-1)
  await expect.poll(async () => (await findEvent())?.handled_at ?? null).not.toBeNull()
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.event_id, (await findEvent())?.id as number))
  return rows.filter(({ user_id }) => user_id === who.id).map(({ data }) => data.message_ru)
}

describe('an event', () => {
  it('is visible only to its creator and participants', async () => {
    const event = await createMeeting(manager, { name: 'Приёмка сигнала', users: [printer.id] })
    expect(event).toMatchObject({ created_by: { name: 'Айгүл' }, users: [{ name: 'Нұрлан' }], version: 1 })
    expect(await listNames(manager)).toContain('Приёмка сигнала')
    expect(await listNames(printer)).toContain('Приёмка сигнала')
    expect(await listNames(clerk)).not.toContain('Приёмка сигнала')
    const params = { id: event.id }
    expect((await printer.call('PUT /api/events/{id}', { params, body: createMeetingForm() })).status).toBe(403)
    expect((await printer.call('DELETE /api/events/{id}', { params })).status).toBe(403)
    expect((await clerk.call('PUT /api/events/{id}', { params, body: createMeetingForm() })).status).toBe(404)
  })

  it('is listed for each period that it overlaps', async () => {
    await createMeeting(author, { name: 'Поездка', dates: { start: '2031-07-30', end: '2031-08-02' }, times: null })
    for (const [from, to, isShown] of [
      ['2031-07-01', '2031-07-29', false],
      ['2031-07-01', '2031-07-30', true],
      ['2031-07-31', '2031-08-01', true],
      ['2031-08-02', '2031-08-31', true],
      ['2031-08-03', '2031-08-31', false],
    ] as const)
      expect([from, to, (await readMonth(author, from, to)).events.length > 0]).toEqual([from, to, isShown])
  })

  it('notifies invited people, and participants of a new date or a cancellation', async () => {
    const { id } = await createMeeting(manager, { name: 'Планёрка', users: [printer.id] })
    expect(await findNotifications(printer, 'event.created', id)).toEqual([
      'Вас позвали на событие «Планёрка», 14 мая 2031\u00a0г.',
    ])
    expect(await findNotifications(manager, 'event.created', id)).toEqual([])
    const params = { id }
    const movedFields = { dates: { start: '2031-05-15', end: '2031-05-15' }, users: [printer.id, clerk.id] }
    await manager.call('PUT /api/events/{id}', {
      params,
      body: { ...createMeetingForm({ name: 'Планёрка', ...movedFields }) },
    })
    expect(await findNotifications(printer, 'event.changed', id)).toEqual([
      'Событие «Планёрка» перенесли. Когда: 15 мая 2031\u00a0г.',
    ])
    expect(await findNotifications(clerk, 'event.changed', id)).toEqual([
      'Вас позвали на событие «Планёрка», 15 мая 2031\u00a0г.',
    ])
    await manager.call('DELETE /api/events/{id}', { params })
    expect(await findNotifications(clerk, 'event.removed', id)).toEqual([
      'Событие «Планёрка» отменили. Было: 15 мая 2031\u00a0г.',
    ])
    expect(await listNames(clerk)).not.toContain('Планёрка')
  })

  it('refuses a change that is based on an older version', async () => {
    const { id, version } = await createMeeting(manager, { name: 'Сверка' })
    const params = { id }
    const firstResponse = await manager.call('PUT /api/events/{id}', {
      params,
      body: { ...createMeetingForm({ tag: 'urgent' }), version },
    })
    expect(firstResponse.body.event).toMatchObject({ tag: 'urgent', version: version + 1 })
    const secondResponse = await manager.call('PUT /api/events/{id}', {
      params,
      body: { ...createMeetingForm({ tag: 'info' }), version },
    })
    expect(secondResponse.status).toBe(409)
    expect((await readMonth(manager)).events.find((event) => event.id === id)?.tag).toBe('urgent')
  })

  it('is refused with an error for each field', async () => {
    const invalidForm = createMeetingForm({ dates: { start: '2031-05-14', end: '2031-05-13' }, users: [author.id] })
    const { status, body } = await manager.call('POST /api/events', { body: { ...invalidForm, name: ' ' } })
    expect(status).toBe(422)
    expect(Object.keys(body.error.fields ?? {}).sort()).toEqual(['dates.end', 'name'])
    const outsiderResponse = await manager.call('POST /api/events', { body: createMeetingForm({ users: [author.id] }) })
    expect(Object.keys(outsiderResponse.body.error.fields ?? {})).toEqual(['users'])
    const authorResponse = await author.call('POST /api/events', { body: createMeetingForm({ users: [manager.id] }) })
    expect(Object.keys(authorResponse.body.error.fields ?? {})).toEqual(['users'])
  })

  it('can invite only colleagues', async () => {
    const { people } = (await manager.call('GET /api/events/people')).body
    expect(people.map(({ id }) => id)).toContain(printer.id)
    expect(people.map(({ id }) => id)).not.toContain(author.id)
    expect((await author.call('GET /api/events/people')).body.people).toEqual([])
  })
})

/** Returns the time in the press's time zone after a number of minutes. */
const getTimeIn = (minutes: number) => {
  const [day = '', time = ''] = new Date(Date.now() + (minutes + 300) * 60_000).toISOString().split('T')
  return { day, time: time.slice(0, 5) }
}
const createTimes = (from: number, to: number): Pick<Body, 'dates' | 'times'> => {
  const [start, end] = [getTimeIn(from), getTimeIn(to)]
  return { dates: { start: start.day, end: end.day }, times: { start: start.time, end: end.time } }
}
const findReminderEvents = async (id: number) =>
  (await db.select().from(events).where(eq(events.resource_id, id))).filter(({ type }) => type === 'event.soon')
const listReminderJobs = async (id: number) =>
  (
    await db.execute<{ waits: boolean; minutes: number }>(
      sql`select done_at is null as waits, round(extract(epoch from run_at - now()) / 60)::int as minutes
        from jobs where kind = 'event-reminder' and (data->>'event')::int = ${id} order by id`,
    )
  ).rows

describe('a reminder', () => {
  it('is sent once to all participants, and again only for a new time', async () => {
    const { id, remind } = await createMeeting(manager, {
      name: 'Звонок',
      ...createTimes(5, 65),
      remind: 30,
      users: [printer.id],
    })
    expect(remind).toBe(30)
    const { day, time } = getTimeIn(5)
    expect(await findNotifications(printer, 'event.soon', id)).toEqual([
      expect.stringMatching(/^Скоро «Звонок»: .+, \d\d:\d\d$/),
    ])
    expect(await findNotifications(manager, 'event.soon', id)).toHaveLength(1)
    expect((await findReminderEvents(id))[0]?.data).toMatchObject({ date: day, time })
    const params = { id }
    const body = {
      ...createMeetingForm({ name: 'Звонок', ...createTimes(5, 65), tag: 'info', remind: 30, users: [printer.id] }),
    }
    body.dates = { start: day, end: body.dates.end }
    body.times = { start: time, end: body.times?.end ?? time }
    await manager.call('PUT /api/events/{id}', { params, body })
    await expect.poll(async () => (await listReminderJobs(id)).map(({ waits }) => waits)).toEqual([false, false])
    expect(await findReminderEvents(id)).toHaveLength(1)
    await manager.call('PUT /api/events/{id}', { params, body: { ...body, ...createTimes(8, 70) } })
    await expect.poll(async () => (await findReminderEvents(id)).length).toBe(2)
  })

  it('is scheduled for its time and not sent for past or deleted events', async () => {
    const laterEvent = await createMeeting(manager, { name: 'Завтра', ...createTimes(90, 120), remind: 60 })
    expect(
      (await listReminderJobs(laterEvent.id)).map(({ waits, minutes }) => [waits, Math.abs(minutes - 30) <= 10]),
    ).toEqual([[true, true]])
    expect(await findReminderEvents(laterEvent.id)).toEqual([])
    const pastEvent = await createMeeting(manager, { name: 'Вчера', ...createTimes(-120, -60), remind: 10 })
    const deletedEvent = await createMeeting(manager, { name: 'Никогда', ...createTimes(90, 120), remind: 60 })
    await manager.call('DELETE /api/events/{id}', { params: { id: deletedEvent.id } })
    await db.execute(sql`update jobs set run_at = now() where kind = 'event-reminder'`)
    await expect.poll(async () => (await listReminderJobs(deletedEvent.id)).map(({ waits }) => waits)).toEqual([false])
    await expect.poll(async () => (await listReminderJobs(pastEvent.id)).map(({ waits }) => waits)).toEqual([false])
    expect([...(await findReminderEvents(pastEvent.id)), ...(await findReminderEvents(deletedEvent.id))]).toEqual([])
    const eventWithoutReminder = await createMeeting(manager, { name: 'Без напоминания' })
    expect(await listReminderJobs(eventWithoutReminder.id)).toEqual([])
  })

  it('of an all-day event counts from the opening hour of the press', async () => {
    const { id } = await createMeeting(manager, {
      name: 'Отпуск',
      dates: { start: '2031-05-14', end: '2031-05-16' },
      times: null,
      remind: 1440,
    })
    const { rows } = await db.execute<{ right: boolean }>(
      sql`select abs(extract(epoch from run_at - '2031-05-13T04:00:00Z'::timestamptz)) < 2 as right
        from jobs where kind = 'event-reminder' and (data->>'event')::int = ${id}`,
    )
    expect(rows).toEqual([{ right: true }])
    expect((await db.select().from(calendarEvents).where(eq(calendarEvents.id, id)))[0]?.reminded_for).toBeNull()
  })
})

const listAprilDeadlines = async (who: TestPerson) =>
  (await readMonth(who, '2032-04-01', '2032-04-30')).deadlines.map(({ kind, id, date }) => [kind, id, date])

describe('deadlines', () => {
  it('include only the rows that a person may read, by kind', async () => {
    const due = '2032-02-10'
    const span = ['2032-02-01', '2032-02-28'] as const
    const application = await insertApplication(press, { owner: author.id, book_name: 'Тау гүлдері' })
    await db.execute(`update applications set due = '${due}' where id = ${application}`)
    const card = await insertCard(press, { book_name: 'Тау гүлдері', author: author.id })
    await db.execute(
      `update tech_cards set "signalEndDate" = '${due}', "printStartDate" = '2032-02-12' where id = ${card}`,
    )
    const listDeadlines = async (who: TestPerson) =>
      (await readMonth(who, ...span)).deadlines.map(({ kind, id, date }) => [kind, id, date])
    const cardDeadlines = [
      ['signal', card, due],
      ['print', card, '2032-02-12'],
    ]
    expect(await listDeadlines(author)).toEqual([['application', application, due], ...cardDeadlines])
    expect(await listDeadlines(await insertPerson(press, 'author'))).toEqual([])
    expect(await listDeadlines(printer)).toEqual(cardDeadlines)
    expect(await listDeadlines(await insertPerson(press, 'hr'))).toEqual([])
  })

  it('include the end of a signed contract for its readers', async () => {
    const hr = await insertPerson(press, 'hr')
    const contractDates = { date: '2031-12-20', starts_on: '2032-01-01', ends_on: '2032-04-20' }
    const createContract = async (change: object) => {
      const { body } = await hr.call('POST /api/contracts', {
        body: createContractForm({ ...contractDates, ...change }),
      })
      return body.contract.id
    }
    const signedContractId = await createContract({ party_id: author.id })
    await createContract({})
    await db.update(contracts).set({ status: 'signed' }).where(eq(contracts.id, signedContractId))
    const contractDeadline = [['contract', signedContractId, '2032-04-20']]
    expect(await listAprilDeadlines(hr)).toEqual(contractDeadline)
    expect(await listAprilDeadlines(author)).toEqual(contractDeadline)
    expect(await listAprilDeadlines(await insertPerson(press, 'author'))).toEqual([])
    expect(await listAprilDeadlines(printer)).toEqual([])
  })
})

const readFeed = async (secret: string) => {
  const answer = await fetch(`${press.origin}/api/calendar/${secret}.ics`)
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}
const createFeed = async (who: TestPerson) => (await who.call('POST /api/calendar/feed')).body.secret

describe('the calendar feed', () => {
  it('contains one’s events in press time and the deadlines that one may read', async () => {
    const who = await insertPerson(press, 'pm')
    const eventDay = addDays(getToday(), 20)
    await createMeeting(who, { name: 'Летучка; план, обзор', dates: { start: eventDay, end: eventDay } })
    await createMeeting(who, { name: 'Отпуск', dates: { start: eventDay, end: addDays(eventDay, 2) }, times: null })
    await createMeeting(manager, { name: 'Чужое', dates: { start: eventDay, end: eventDay } })
    const card = await insertCard(press, { book_name: 'Тираж Алматы' })
    await db.update(techCards).set({ printStartDate: eventDay }).where(eq(techCards.id, card))
    const { status, type, text } = await readFeed(await createFeed(who))
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8'])
    const unfoldedText = text.replace(/\r\n /g, '')
    const compactDate = eventDay.replaceAll('-', '')
    expect(unfoldedText).toContain(`DTSTART;TZID=Asia/Almaty:${compactDate}T100000`)
    expect(unfoldedText).toContain(`DTEND;TZID=Asia/Almaty:${compactDate}T113000`)
    expect(unfoldedText).toMatch(/DTSTART:20240301T000000\r\nTZOFFSETFROM:\+0600\r\nTZOFFSETTO:\+0500/)
    expect(unfoldedText).toContain(String.raw`SUMMARY:Летучка\; план\, обзор`)
    expect(unfoldedText).toContain(`DTSTART;VALUE=DATE:${compactDate}`)
    expect(unfoldedText).toContain(`DTEND;VALUE=DATE:${addDays(eventDay, 3).replaceAll('-', '')}`)
    expect(unfoldedText).toContain('Тираж Алматы')
    expect(unfoldedText).not.toContain('Чужое')
  })

  it('gets a new address on renewal, and old or wrong addresses are not found', async () => {
    const who = await insertPerson(press, 'author')
    expect((await who.call('GET /api/calendar/feed')).body.feed).toBeNull()
    const first = await createFeed(who)
    const second = await createFeed(who)
    expect((await readFeed(first)).status).toBe(404)
    expect((await readFeed(second)).status).toBe(200)
    expect((await who.call('GET /api/calendar/feed')).body.feed).not.toBeNull()
    await who.call('DELETE /api/calendar/feed')
    expect((await readFeed(second)).status).toBe(404)
    expect((await readFeed('x')).status).toBe(404)
  })

  it('ends when the account is deactivated or its password is reset', async () => {
    const [leaver, careless] = [await insertPerson(press, 'stock', 'Марат Иса'), await insertPerson(press, 'stock')]
    const [first, second] = [await createFeed(leaver), await createFeed(careless)]
    const hr = await insertPerson(press, 'hr')
    const leaverParams = { params: { id: leaver.id } }
    await hr.call('POST /api/users/{id}/deactivate', { ...leaverParams, body: { surname: 'Иса' } })
    await hr.call('POST /api/users/{id}/activate', { ...leaverParams, body: {} })
    expect((await readFeed(first)).status).toBe(404)
    await db
      .insert(passwordResets)
      .values({ token_hash: hashToken('link'), user_id: careless.id, expires_at: new Date('2040-01-01') })
    const reset = { token: 'link', password: 'Betteushi-2026' }
    expect((await (await press.as(null)).call('POST /api/password/reset', { body: reset })).status).toBe(200)
    expect((await readFeed(second)).status).toBe(404)
  })

  it('stores only the hash of its secret', async () => {
    const who = await insertPerson(press, 'stock')
    const secret = await createFeed(who)
    const { rows } = await db.execute(sql`select secret_hash from calendar_feeds where user_id = ${who.id}`)
    expect(JSON.stringify(rows)).not.toContain(secret)
  })
})
