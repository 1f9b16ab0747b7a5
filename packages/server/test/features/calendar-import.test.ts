import type { AnswerOf } from '@press/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { calendarEvents, events } from '../../src/database/schema.ts'
import { insertPerson, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const colleague = await insertPerson(press, 'typography', 'Нұрлан')

type Report = AnswerOf<'POST /api/events/import'>
type Content = string | Uint8Array<ArrayBuffer>

async function sendFile(who: TestPerson, content: Content, query = '') {
  const form = new FormData()
  form.append('file', new File([content], 'calendar.ics'))
  const response = await who.fetch(`/api/events/import${query}`, { method: 'POST', body: form })
  return { status: response.status, body: (await response.json()) as Report & { error: { fields: { file: string } } } }
}
async function importFile(who: TestPerson, content: Content, write = true): Promise<Report> {
  const { status, body } = await sendFile(who, content, write ? '?write=1&category=meetings' : '')
  expect(status).toBe(200)
  return body
}
const listStates = ({ events: reportEvents }: Report) => reportEvents.map(({ name, state }) => `${name}: ${state}`)
const getFileProblem = async (who: TestPerson, content: Content) =>
  (await sendFile(who, content, '?write=1')).body.error.fields.file
const countImported = (who: TestPerson) => db.$count(calendarEvents, eq(calendarEvents.created_by, who.id))
const listEvents = async (who: TestPerson, from: string, to: string) =>
  (await who.call('GET /api/events', { query: { from, to } })).body.events

const createCalendarFile = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const createEventText = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')
const createMeetingText = (uid: string, ...lines: string[]) =>
  createEventText(`UID:${uid}`, 'SUMMARY:Встреча', 'DTSTART:20310505T050000Z', 'DTEND:20310505T060000Z', ...lines)

const createHourEventText = (uid: string, start: string) =>
  createEventText(`UID:${uid}`, `SUMMARY:${uid}`, `DTSTART:${start}`, 'DURATION:PT1H')

/** A file as Google writes it: folded lines, IANA time zones, changed occurrences before their series. */
const googleCalendar = `BEGIN:VCALENDAR\r
PRODID:-//Google Inc//Google Calendar 70.9054//EN\r
VERSION:2.0\r
CALSCALE:GREGORIAN\r
METHOD:PUBLISH\r
X-WR-CALNAME:aigul@example.kz\r
X-WR-TIMEZONE:Asia/Almaty\r
BEGIN:VTIMEZONE\r
TZID:Asia/Almaty\r
BEGIN:STANDARD\r
TZOFFSETFROM:+0600\r
TZOFFSETTO:+0600\r
TZNAME:GMT+6\r
DTSTART:19700101T000000\r
END:STANDARD\r
END:VTIMEZONE\r
BEGIN:VEVENT\r
DTSTART;TZID=Asia/Almaty:20310513T120000\r
DTEND;TZID=Asia/Almaty:20310513T130000\r
UID:abc123@google.com\r
RECURRENCE-ID;TZID=Asia/Almaty:20310512T100000\r
SUMMARY:Планёрка (перенос)\r
END:VEVENT\r
BEGIN:VEVENT\r
DTSTART;TZID=Asia/Almaty:20310505T100000\r
DTEND;TZID=Asia/Almaty:20310505T110000\r
RRULE:FREQ=WEEKLY;WKST=MO;UNTIL=20310602T185959Z;BYDAY=MO\r
EXDATE;TZID=Asia/Almaty:20310519T100000\r
DTSTAMP:20301101T070000Z\r
UID:abc123@google.com\r
CREATED:20301101T070000Z\r
DESCRIPTION:Обсуждаем план на неделю\\, макеты и типографию.\\nСсылка: https\r
 ://meet.example.com/xyz\r
LOCATION:Кабинет 305\r
SEQUENCE:1\r
STATUS:CONFIRMED\r
SUMMARY:Планёрка\r
TRANSP:OPAQUE\r
BEGIN:VALARM\r
ACTION:DISPLAY\r
DESCRIPTION:This is an event reminder\r
TRIGGER:-P0DT0H10M0S\r
END:VALARM\r
END:VEVENT\r
BEGIN:VEVENT\r
DTSTART;VALUE=DATE:20310701\r
DTEND;VALUE=DATE:20310715\r
UID:holiday@google.com\r
SUMMARY:Отпуск\r
END:VEVENT\r
BEGIN:VEVENT\r
DTSTART:20310505T203000Z\r
DTEND:20310505T213000Z\r
UID:late@google.com\r
SUMMARY:Звонок в Лондон\r
END:VEVENT\r
END:VCALENDAR\r
`

/** A file as Outlook writes it: a Windows time zone defined in the file, importance, an all-day event from midnight to midnight. */
const outlookCalendar = createCalendarFile(
  'PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN',
  'BEGIN:VTIMEZONE',
  'TZID:Central Europe Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16011028T030000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010325T020000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
  createEventText(
    'UID:040000008200E00074C5B7101A82E008',
    'SUMMARY;LANGUAGE=ru:Frankfurt Book Fair',
    'DTSTART;TZID="Central Europe Standard Time":20311015T090000',
    'DTEND;TZID="Central Europe Standard Time":20311015T100000',
    'PRIORITY:1',
    'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
  ),
  createEventText(
    'UID:winter',
    'SUMMARY:Winter call',
    'DTSTART;TZID=Central Europe Standard Time:20311215T090000',
    'DURATION:PT30M',
  ),
  createEventText(
    'UID:weekly',
    'SUMMARY:Weekly in Prague',
    'DTSTART;TZID=Central Europe Standard Time:20311006T090000',
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY;COUNT=20;BYDAY=MO',
  ),
  createEventText('UID:whole', 'SUMMARY:Whole day', 'DTSTART:20311020T000000', 'DTEND:20311021T000000'),
)

/** A file as Apple writes it: floating times, a yearly birthday, a monthly rule. */
const appleCalendar = createCalendarFile(
  'PRODID:-//Apple Inc.//macOS 15.0//EN',
  createEventText(
    'UID:A1B2-BIRTHDAY',
    'SUMMARY:День рождения Әли',
    'DTSTART;VALUE=DATE:20310503',
    'DTEND;VALUE=DATE:20310504',
    'RRULE:FREQ=YEARLY',
  ),
  createEventText(
    'UID:A1B2-RENT',
    'SUMMARY:Аренда',
    'DTSTART:20310510T090000',
    'DTEND:20310510T093000',
    'RRULE:FREQ=MONTHLY;BYMONTHDAY=10;COUNT=3',
  ),
  createEventText('UID:A1B2-POINT', 'SUMMARY:Позвонить маме', 'DTSTART:20310511T180000'),
  'BEGIN:VTODO',
  'UID:todo',
  'SUMMARY:Не событие',
  'END:VTODO',
)

describe('the file of another calendar', () => {
  it('is previewed in the time zone of the press before anything is written', async () => {
    const who = await insertPerson(press, 'pm')
    const { events: reportEvents, written } = await importFile(who, googleCalendar, false)
    expect(written).toBe(0)
    expect(await countImported(who)).toBe(0)
    expect(reportEvents).toEqual([
      {
        row: 2,
        name: 'Планёрка',
        state: 'new',
        when: {
          dates: { start: '2031-05-05', end: '2031-05-05' },
          times: { start: '10:00', end: '11:00' },
          repeat: { kind: 'weekly', days: [1], until: '2031-06-02', count: null },
        },
        parts: 2,
        problem: null,
      },
      {
        row: 3,
        name: 'Отпуск',
        state: 'new',
        when: { dates: { start: '2031-07-01', end: '2031-07-14' }, times: null, repeat: null },
        parts: 0,
        problem: null,
      },
      {
        row: 4,
        name: 'Звонок в Лондон',
        state: 'new',
        when: {
          dates: { start: '2031-05-06', end: '2031-05-06' },
          times: { start: '01:30', end: '02:30' },
          repeat: null,
        },
        parts: 0,
        problem: null,
      },
    ])
  })

  it('is imported correctly, and a second import changes nothing', async () => {
    const who = await insertPerson(press, 'pm')
    expect((await importFile(who, googleCalendar)).written).toBe(3)
    const shownEvents = await listEvents(who, '2031-05-01', '2031-06-30')
    expect(shownEvents.map(({ name, dates, times }) => `${dates.start} ${times?.start} ${name}`)).toEqual([
      '2031-05-05 10:00 Планёрка',
      '2031-05-06 01:30 Звонок в Лондон',
      '2031-05-13 12:00 Планёрка (перенос)',
      '2031-05-26 10:00 Планёрка',
      '2031-06-02 10:00 Планёрка',
    ])
    expect(shownEvents[0]).toMatchObject({
      category: 'meetings',
      details: 'Кабинет 305\n\nОбсуждаем план на неделю, макеты и типографию.\nСсылка: https://meet.example.com/xyz',
    })
    const rowsBefore = await db.select().from(calendarEvents).where(eq(calendarEvents.created_by, who.id))
    const secondReport = await importFile(who, googleCalendar)
    expect([secondReport.written, new Set(secondReport.events.map(({ state }) => state))]).toEqual([
      0,
      new Set(['there']),
    ])
    expect(await db.select().from(calendarEvents).where(eq(calendarEvents.created_by, who.id))).toEqual(rowsBefore)
    const importEvents = await db
      .select()
      .from(events)
      .where(sql`type = 'event.imported' and actor_id = ${who.id}`)
    expect(importEvents.map(({ data }) => data)).toEqual([{ created: 3, changed: 0 }])
  })

  it('from Outlook is read in its time zone, and series across clock changes are refused', async () => {
    const who = await insertPerson(press, 'pm')
    const { events: reportEvents } = await importFile(who, outlookCalendar)
    expect(reportEvents.map(({ name, when, problem }) => [name, when?.times?.start ?? when?.dates, problem])).toEqual([
      ['Frankfurt Book Fair', '12:00', null],
      ['Winter call', '13:00', null],
      ['Weekly in Prague', undefined, expect.stringContaining('переводят часы')],
      ['Whole day', { start: '2031-10-20', end: '2031-10-20' }, null],
    ])
    expect((await listEvents(who, '2031-10-15', '2031-10-15'))[0]?.tag).toBe('urgent')
  })

  it('from Apple is read, and only a yearly event is refused', async () => {
    const who = await insertPerson(press, 'author')
    expect(listStates(await importFile(who, appleCalendar))).toEqual([
      'День рождения Әли: refused',
      'Аренда: new',
      'Позвонить маме: new',
    ])
    const shownEvents = await listEvents(who, '2031-05-01', '2031-07-31')
    expect(shownEvents.map(({ dates, times }) => [dates.start, times])).toEqual([
      ['2031-05-10', { start: '09:00', end: '09:30' }],
      ['2031-05-11', { start: '18:00', end: '18:15' }],
      ['2031-06-10', { start: '09:00', end: '09:30' }],
      ['2031-07-10', { start: '09:00', end: '09:30' }],
    ])
  })

  it('keeps the hour of the press before and after its clock change', async () => {
    const who = await insertPerson(press, 'pm')
    const { events: reportEvents } = await importFile(
      who,
      createCalendarFile(
        createHourEventText('before', '20240229T040000Z'),
        createHourEventText('after', '20240301T040000Z'),
        createHourEventText('night', '20240229T190000Z'),
      ),
      false,
    )
    expect(reportEvents.map(({ when }) => `${when?.dates.start} ${when?.times?.start}`)).toEqual([
      '2024-02-29 10:00',
      '2024-03-01 09:00',
      '2024-03-01 00:00',
    ])
  })

  it('with a changed event updates it and notifies the participants', async () => {
    const who = await insertPerson(press, 'pm')
    await importFile(who, googleCalendar)
    const [row] = await listEvents(who, '2031-05-05', '2031-05-05')
    const id = row?.id ?? 0
    await who.call('PUT /api/events/{id}', {
      params: { id },
      body: {
        name: 'Планёрка',
        category: 'work',
        tag: 'important',
        dates: { start: '2031-05-05', end: '2031-05-05' },
        times: { start: '10:00', end: '11:00' },
        remind: 30,
        repeat: row?.repeat ?? null,
        users: [colleague.id],
        occurrence: '2031-05-05',
        scope: 'series',
      },
    })
    // The event was changed only in Press, so it still matches the file.
    expect(listStates(await importFile(who, googleCalendar, false))[0]).toBe('Планёрка: there')
    const movedCalendar = googleCalendar
      .replaceAll('0505T100000', '0505T150000')
      .replaceAll('0505T110000', '0505T160000')
    const report = await importFile(who, movedCalendar)
    expect(listStates(report)).toEqual(['Планёрка: changed', 'Отпуск: there', 'Звонок в Лондон: there'])
    expect(report.written).toBe(1)
    const [movedEvent] = await listEvents(who, '2031-05-05', '2031-05-05')
    expect(movedEvent).toMatchObject({ id, category: 'work', tag: 'important', remind: 30, times: { start: '15:00' } })
    expect(movedEvent?.users.map(({ id: one }) => one)).toEqual([colleague.id])
    const changeEvents = await db
      .select()
      .from(events)
      .where(sql`resource_id = ${id} and type = 'event.changed'`)
      .orderBy(events.id)
    expect(changeEvents.at(-1)?.data).toMatchObject({ moved: [colleague.id] })
  })

  it('exported from our own feed contains nothing new', async () => {
    const who = await insertPerson(press, 'pm')
    await importFile(who, googleCalendar)
    const { secret } = (await who.call('POST /api/calendar/feed')).body
    const text = await (await fetch(`${press.origin}/api/calendar/${secret}.ics`)).text()
    const report = await importFile(who, text)
    expect(report.events.filter(({ state }) => state === 'new')).toEqual([])
    expect(report.written).toBe(0)
  })

  it('is imported only into one’s own calendar', async () => {
    const one = await insertPerson(press, 'pm')
    const otherPerson = await insertPerson(press, 'accounting')
    await importFile(one, googleCalendar)
    expect(await countImported(otherPerson)).toBe(0)
    expect((await importFile(otherPerson, googleCalendar)).written).toBe(3)
  })
})

describe('an event that cannot be imported', () => {
  it.each<[string, string, string]>([
    ['has no beginning', createEventText('UID:a', 'SUMMARY:А'), 'повреждено'],
    [
      'has a day that there is not',
      createMeetingText('a').replace('DTSTART:20310505', 'DTSTART:20310231'),
      'повреждено',
    ],
    ['has a rule of nonsense', createMeetingText('a', 'RRULE:FREQ=SOMETIMES'), 'повреждено'],
    ['has no name', createMeetingText('a').replace('SUMMARY:Встреча', 'SUMMARY: '), 'нет названия'],
    ['ends before it begins', createMeetingText('a').replace('T060000Z', 'T040000Z'), 'раньше'],
    ['is in a year that nobody means', createMeetingText('a').replaceAll(':2031', ':9931'), 'Год'],
    [
      'goes by a clock that nobody knows',
      createMeetingText('a').replace('DTSTART:20310505T050000Z', 'DTSTART;TZID=Mars:20310505T050000'),
      'пояс',
    ],
    ['was cancelled', createMeetingText('a', 'STATUS:CANCELLED'), 'отменили'],
    [
      'has days of its own',
      createMeetingText('a', 'RRULE:FREQ=DAILY;COUNT=3', 'RDATE:20310510T050000Z'),
      'одним правилом',
    ],
    [
      'changes all that follow',
      createMeetingText('a', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20310505T050000Z'),
      'следующие',
    ],
    ['comes too often to be counted', createMeetingText('a', 'RRULE:FREQ=DAILY;COUNT=1000000000'), '366'],
    ['comes every second', createMeetingText('a', 'RRULE:FREQ=SECONDLY'), 'повтора'],
    ['never comes', createMeetingText('a', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'), 'правиле'],
    ['is a date of the press', createMeetingText('print-7@press'), 'срок издательства'],
  ])('%s: the reason is shown, and other events are imported', async (_what, badEvent, reason) => {
    const who = await insertPerson(press, 'pm')
    const { events: reportEvents, written } = await importFile(
      who,
      createCalendarFile(badEvent, createMeetingText('good')),
    )
    expect(reportEvents[0]).toMatchObject({ state: 'refused', when: null, problem: expect.stringContaining(reason) })
    expect([reportEvents[1]?.state, written, await countImported(who)]).toEqual(['new', 1, 1])
  })

  it('given twice is imported in its later version', async () => {
    const who = await insertPerson(press, 'pm')
    const report = await importFile(
      who,
      createCalendarFile(
        createMeetingText('a', 'SEQUENCE:2', 'DESCRIPTION:новее'),
        createMeetingText('a', 'SEQUENCE:1', 'DESCRIPTION:старее'),
      ),
    )
    expect(report.events.map(({ state }) => state)).toEqual(['new', 'refused'])
    expect((await listEvents(who, '2031-05-05', '2031-05-05')).map(({ details }) => details)).toEqual(['новее'])
  })
})

describe('a malicious calendar file', () => {
  it('keeps a formula in a name as text, without control characters', async () => {
    const who = await insertPerson(press, 'pm')
    const name = '=HYPERLINK("http://evil.example","Бонус")'
    await importFile(
      who,
      createCalendarFile(createMeetingText('a').replace('SUMMARY:Встреча', `SUMMARY:${name}\u0000\u0007`)),
    )
    expect((await listEvents(who, '2031-05-05', '2031-05-05'))[0]?.name).toBe(name)
  })

  it('with an endless time zone rule is answered quickly', async () => {
    const who = await insertPerson(press, 'pm')
    const endlessZone = [
      'BEGIN:VTIMEZONE',
      'TZID:Slow',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'RRULE:FREQ=SECONDLY',
      'TZOFFSETFROM:+0500',
      'TZOFFSETTO:+0600',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]
    const slowEvent = createMeetingText('a').replace('DTSTART:20310505T050000Z', 'DTSTART;TZID=Slow:20310505T050000')
    const { events: reportEvents } = await importFile(who, createCalendarFile(...endlessZone, slowEvent), false)
    expect(reportEvents[0]?.problem).toContain('пояс')
  })

  it('with deeply nested parts or none is handled', async () => {
    const who = await insertPerson(press, 'pm')
    const nestedFile = createCalendarFile(`${'BEGIN:VEVENT\r\n'.repeat(20_000)}${'END:VEVENT\r\n'.repeat(20_000)}`)
    expect(listStates(await importFile(who, nestedFile))).toEqual([': refused'])
    expect(await getFileProblem(who, `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\n'.repeat(1000)}`)).toContain('не целый')
    expect((await importFile(who, createCalendarFile())).events).toEqual([])
  })

  it.each<[string, Content, string]>([
    [
      'too many events',
      createCalendarFile(...Array.from({ length: 1001 }, (_, index) => createMeetingText(`${index}`))),
      '1001',
    ],
    ['ten megabytes', createCalendarFile(createMeetingText('a', `DESCRIPTION:${'а'.repeat(5 * 1024 ** 2)}`)), '2'],
    ['nothing in it', '', 'пуст'],
    ['a page for a browser', '<html>BEGIN:VCALENDAR', 'ICS'],
    ['an archive', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0xff]), 'ICS'],
    ['half of what it had', googleCalendar.slice(0, googleCalendar.indexOf('END:VEVENT')), 'не целый'],
  ])('is refused with %s', async (_what, content, reason) => {
    const who = await insertPerson(press, 'pm')
    expect(await getFileProblem(who, content)).toContain(reason)
    expect(await countImported(who)).toBe(0)
  })

  it('of maximum size is imported completely within seconds', async () => {
    const who = await insertPerson(press, 'pm')
    const rules = ['RRULE:FREQ=DAILY;UNTIL=21001231T000000Z', 'RRULE:FREQ=MONTHLY', 'RRULE:FREQ=WEEKLY;INTERVAL=2']
    const manyEvents = Array.from({ length: 1000 }, (_, index) =>
      createMeetingText(`many-${index}`, rules[index % 3] ?? '')
        .replace('DTSTART:2031', 'DTSTART:1971')
        .replace('DTEND:2031', 'DTEND:1971'),
    )
    const startTime = performance.now()
    expect((await importFile(who, createCalendarFile(...manyEvents))).written).toBe(1000)
    expect(performance.now() - startTime).toBeLessThan(30_000)
    expect(await countImported(who)).toBe(1000)
  })
})
