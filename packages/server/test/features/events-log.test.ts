import { eventTypes, logTypes, getEventResource, type EventType, type LogRow } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, getToday } from '../../src/clock.ts'
import { events } from '../../src/database/schema.ts'
import { sealEvents } from '../../src/events/seals.ts'
import { checkDaily } from '../../src/features/events-log/check.ts'
import { getDateInDays, insertPerson } from '../rows.ts'
import { storeEvent, type EventRow } from '../store-event.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const supervisor = await insertPerson(press, 'supervisor')
const director = await insertPerson(press, 'director')
const clerk = await insertPerson(press, 'accounting', 'Сәуле Қалиева')

const storeTestEvent = (event: Partial<EventRow> & Pick<EventRow, 'type' | 'resource'>) =>
  db.transaction((tx) => storeEvent(tx, { resource_id: 1, actor_id: clerk.id, ...event }))
type Query = Record<string, string | number>
const readLog = async (query: Query = {}, who = supervisor) => {
  const { status, body } = await who.call('GET /api/events-log', { query })
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined })
  return body
}
const findEntry = async (id: number, who = supervisor): Promise<LogRow> => {
  const { events: foundEvents } = await readLog({ search: String(id) }, who)
  return foundEvents.find((one) => one.id === id) as LogRow
}

const listIds = async (query: Query) => (await readLog({ per_page: 100, ...query })).events.map(({ id }) => id)

const stringifyOtherSubjects = (rows: LogRow[]) =>
  JSON.stringify(rows.filter(({ subject }) => subject.resource !== 'support'))

describe('the event log', () => {
  it('records the person, the earlier values and the address of each event', async () => {
    const { status, body } = await clerk.call('POST /api/memoranda', {
      body: { number: 'М-2026', date: '2026-03-02', party_name: 'КазНУ', subject: 'Обмен' },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
    })
    expect(status).toBe(200)
    const movedEventId = await storeTestEvent({
      type: 'techcard.moved',
      resource: 'techcard',
      data: { book_name: 'Абай жолы', from: 'project', to: 'process', reason: 'Готово' },
    })
    const [first, second] = (await readLog({ actor: clerk.id })).events
    expect(first).toMatchObject({
      id: movedEventId,
      type: 'techcard.moved',
      by: { id: clerk.id, name: 'Сәуле Қалиева' },
      subject: { resource: 'techcard', id: 1, name: 'Абай жолы' },
      changes: [
        { field: 'status', before: 'project', after: 'process' },
        { field: 'reason', before: null, after: 'Готово' },
      ],
      ip: null,
      agent: null,
      seal: null,
    })
    expect(second).toMatchObject({
      type: 'memorandum.entered',
      subject: { id: body.memorandum.id, name: 'М-2026' },
      ip: '127.0.0.1',
      agent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
    })
  })

  it('shows names of people and organizations instead of ids', async () => {
    const id = await storeTestEvent({
      type: 'project.workGiven',
      resource: 'project',
      data: { work: 'layout', executor_id: clerk.id },
    })
    expect((await findEntry(id)).changes).toEqual([
      { field: 'executor_id', before: null, after: 'Сәуле Қалиева' },
      { field: 'work', before: null, after: 'layout' },
    ])
    const accountEventId = await storeTestEvent({
      type: 'account.passwordChanged',
      resource: 'account',
      resource_id: clerk.id,
    })
    expect((await findEntry(accountEventId)).subject.name).toBe('Сәуле Қалиева')
  })

  it('is paged backwards without gaps or duplicates while new events arrive', async () => {
    for (let count = 0; count < 11; count += 1)
      await storeTestEvent({ type: 'offer.edited', resource: 'offer', resource_id: 77 })
    const allIds = (await readLog({ resource: 'offer', resource_id: 77 })).events.map(({ id }) => id)
    const pagedIds: number[] = []
    let nextBefore: number | null = null
    do {
      const page: Awaited<ReturnType<typeof readLog>> = await readLog({
        resource: 'offer',
        resource_id: 77,
        per_page: 4,
        ...(nextBefore && { before: nextBefore }),
      })
      pagedIds.push(...page.events.map(({ id }) => id))
      // Events that happen meanwhile come before the events already read.
      await storeTestEvent({ type: 'offer.edited', resource: 'offer', resource_id: 77 })
      expect(page.found === null).toBe(nextBefore !== null)
      nextBefore = page.next
    } while (nextBefore)
    expect(pagedIds).toEqual(allIds)
    expect(allIds).toEqual(allIds.toSorted((a, b) => b - a))
  })

  it('counts the found events in total and by day', async () => {
    const day = '2020-02-03'
    for (const time of [`${day}T18:59:00Z`, `${day}T20:00:00Z`, `${day}T05:00:00Z`]) {
      const id = await storeTestEvent({ type: 'offer.paid', resource: 'offer', resource_id: 91, data: { amount: 100 } })
      await db
        .update(events)
        .set({ at: new Date(time) })
        .where(eq(events.id, id))
    }
    // In 2020 the press was at UTC+6: its day started at 18:00 UTC, about an hour before the first event.
    const foundPage = await readLog({ resource: 'offer', resource_id: 91 })
    expect(foundPage.found).toEqual({ count: 3, more: false })
    expect(foundPage.days.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(3)
    const one = await readLog({ resource: 'offer', resource_id: 91, from: day, to: day })
    expect(one.events.length).toBe(foundPage.days.find((other) => other.day === day)?.count)
    expect((await readLog({ from: addDays(day, 5), to: addDays(day, 5), resource_id: 91 })).events).toEqual([])
  })

  it('can be searched by number, person and name, not by hidden values', async () => {
    const id = await storeTestEvent({
      type: 'organization.edited',
      resource: 'organization',
      resource_id: null,
      data: {
        name: 'Ғылым ордасы',
        before: { IIN: '860314301271', account: 'KZ197220000000447182' },
        after: { IIN: '860314301271', account: 'KZ197220000000449999' },
      },
    })
    const isFound = async (search: string) => (await readLog({ search })).events.some((one) => one.id === id)
    for (const search of [String(id), 'қалиева', 'ғылым', 'гылым'])
      expect([search, await isFound(search)]).toEqual([search, true])
    for (const search of ['KZ197220000000447182', '860314301271', '447182', 'account'])
      expect([search, await isFound(search)]).toEqual([search, false])
    const logEntry = await findEntry(id)
    expect(logEntry.changes.map(({ field }) => field)).toEqual(['account'])
    expect(JSON.stringify(logEntry)).not.toMatch(/20000000447|20000000449|860314301271/)
  })

  it('filters by one or several groups and by events without a person', async () => {
    const refusedEventId = await storeTestEvent({
      type: 'account.refused',
      resource: 'account',
      actor_id: null,
      data: { email: 'a@b.kz' },
    })
    const paidEventId = await storeTestEvent({ type: 'offer.paid', resource: 'offer', data: { amount: 148_800_000 } })
    expect(await listIds({ groups: 'refusals' })).toContain(refusedEventId)
    expect(await listIds({ groups: 'refusals' })).not.toContain(paidEventId)
    expect(await listIds({ groups: 'money,refusals' })).toEqual(expect.arrayContaining([refusedEventId, paidEventId]))
    expect(await listIds({ actor: 'none' })).toContain(refusedEventId)
    expect(await listIds({ actor: 'none' })).not.toContain(paidEventId)
    expect((await supervisor.call('GET /api/events-log', { query: { groups: 'private' } })).status).toBe(422)
    expect(
      (await supervisor.call('GET /api/events-log', { query: { from: getToday(), to: '2020-01-01' } })).status,
    ).toBe(422)
  })
})

describe('the hidden part of the event log', () => {
  /** Every event has a word that only the people concerned may see. */
  const secret = 'ҚҰПИЯ'
  it('excludes private events, unknown events and those beyond the role', async () => {
    const typesById = new Map<number, EventType>()
    for (const type of eventTypes) {
      const resource = getEventResource(type)
      typesById.set(
        await storeTestEvent({ type, resource, data: { title: secret, notes: secret, token: secret, phone: secret } }),
        type,
      )
    }
    const unknownEventId = await storeTestEvent({ type: 'techcard.tested' as EventType, resource: 'techcard' })
    const readAllEvents = async (who: typeof supervisor) => {
      const logRows: LogRow[] = []
      let nextBefore: number | null = null
      do {
        const page: Awaited<ReturnType<typeof readLog>> = await readLog(
          { actor: clerk.id, from: getToday(), per_page: 100, ...(nextBefore && { before: nextBefore }) },
          who,
        )
        logRows.push(...page.events)
        nextBefore = page.next
      } while (nextBefore)
      return logRows
    }
    const [supervisorRows, directorRows] = [await readAllEvents(supervisor), await readAllEvents(director)]
    const collectTypes = (rows: LogRow[]) => new Set(rows.filter(({ id }) => typesById.has(id)).map(({ type }) => type))
    expect([...collectTypes(supervisorRows)].toSorted()).toEqual([...logTypes].toSorted())
    // A director reads no bank statements, memoranda, printing costs, contract texts or other people's support requests.
    expect(logTypes.filter((type) => !collectTypes(directorRows).has(type)).map((type) => type.split('.')[0])).toEqual(
      logTypes
        .map((type) => type.split('.')[0])
        .filter((one) => /^(statement|memorandum|printorder|contracttemplate|support)$/.test(one ?? '')),
    )
    for (const rows of [supervisorRows, directorRows]) expect(rows.map(({ id }) => id)).not.toContain(unknownEventId)
    expect(stringifyOtherSubjects(supervisorRows)).not.toContain(secret)
    expect(stringifyOtherSubjects(directorRows)).not.toContain(secret)
  })

  it('cannot be found by a direct query', async () => {
    await storeTestEvent({ type: 'message.sent', resource: 'message', resource_id: 4242 })
    expect((await supervisor.call('GET /api/events-log', { query: { resource: 'message' } })).status).toBe(422)
    expect((await readLog({ resource_id: 4242 })).found).toEqual({ count: 0, more: false })
    await storeTestEvent({ type: 'statement.closed', resource: 'statement', resource_id: 4243 })
    expect((await readLog({ resource_id: 4243 }, director)).found).toEqual({ count: 0, more: false })
    expect((await readLog({ resource_id: 4243 })).found).toEqual({ count: 1, more: false })
  })

  it('is the whole log for every other role', async () => {
    for (const role of ['author', 'partner', 'executor', 'pm', 'accounting', 'hr', 'stock'] as const) {
      const otherPerson = await insertPerson(press, role)
      for (const call of ['GET /api/events-log', 'GET /api/events-log/seals', 'POST /api/events-log/check'] as const)
        expect((await otherPerson.call(call)).status).toBe(403)
    }
  })
})

const listRefusals = async (id: number) =>
  (await readLog({ actor: id, groups: 'refusals', per_page: 100 })).events.filter(
    ({ type }) => type === 'account.forbidden',
  )

describe('refused calls', () => {
  it('are logged once per call within some minutes, from any address', async () => {
    const prober = await insertPerson(press, 'executor')
    for (let time = 0; time < 30; time += 1)
      await prober.call('GET /api/users', { headers: { 'x-forwarded-for': `198.51.100.${time}` } })
    await prober.call('GET /api/memoranda')
    const refusals = await listRefusals(prober.id)
    expect(refusals.map(({ changes }) => changes.find(({ field }) => field === 'call')?.after)).toEqual([
      'GET /api/memoranda',
      'GET /api/users',
    ])
    expect(refusals[1]?.ip).not.toBeNull()
  })

  it('by a handler are logged too', async () => {
    const asker = await insertPerson(press, 'stock')
    expect((await asker.call('GET /api/tech-cards/board', { query: { at: '2026-01-01' } })).status).toBe(403)
    expect(await listRefusals(asker.id)).toHaveLength(1)
  })
})

/**
 * Seals all events. The lock waits for pending events, such as refused calls. Otherwise an event would be added under the seal
 * later.
 */
const sealAllEvents = () =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table events in exclusive mode`)
    await tx.execute(
      sql`update events set at = least(at, now() - interval '2 hours') where id > coalesce((select max(until) from event_seals), 0)`,
    )
    await sealEvents(tx)
  })
const readSealState = async (id: number) => (await readLog({ search: String(id) })).days[0]?.seals

const countChecks = async () => (await db.execute(sql`select from events where type = 'account.logChecked'`)).rowCount

describe('the seals of the event log', () => {
  it('show their state by day, and a check reports its result', async () => {
    const id = await storeTestEvent({ type: 'offer.edited', resource: 'offer', resource_id: 501 })
    expect(await readSealState(id)).toBe('open')
    await sealAllEvents()
    expect(await readSealState(id)).toBe('sealed')
    const { status, body } = await supervisor.call('POST /api/events-log/check')
    expect(status).toBe(200)
    expect(body.checked).toMatchObject({ by: expect.any(String), broken: [] })
    expect(body.checked.sealed).toBeGreaterThan(100)
    expect(await readSealState(id)).toBe('whole')
    expect((await director.call('GET /api/events-log/seals')).body.checked).toEqual(body.checked)
    const logEntry = await findEntry(id)
    expect(logEntry.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(logEntry.seal?.hash).toMatch(/^[0-9a-f]{64}$/)
    // The check itself is also a log entry.
    const [accessEvent] = (await readLog({ actor: supervisor.id, groups: 'access' })).events
    expect(accessEvent).toMatchObject({
      type: 'account.logChecked',
      changes: [{ field: 'sealed' }, { field: 'broken', after: 0 }],
    })
  })

  it('show the day with an event changed by hand', async () => {
    const id = await storeTestEvent({ type: 'offer.edited', resource: 'offer', resource_id: 502 })
    await sealAllEvents()
    await db.execute(sql`update events set actor_id = ${director.id} where id = ${id}`)
    const { body } = await director.call('POST /api/events-log/check')
    expect(body.checked.broken).toHaveLength(1)
    expect(body.checked.broken[0]?.from).toBeLessThanOrEqual(id)
    expect(body.checked.broken[0]?.until).toBeGreaterThanOrEqual(id)
    expect(await readSealState(id)).toBe('broken')
    await db.execute(sql`update events set actor_id = ${clerk.id} where id = ${id}`)
    expect((await director.call('POST /api/events-log/check')).body.checked.broken).toEqual([])
    expect(await readSealState(id)).toBe('whole')
  })

  it('are checked automatically once a day', async () => {
    const checksBefore = await countChecks()
    const runDailyCheck = async (day: string, time: string) => {
      await db.transaction((tx) => checkDaily(tx, { day, time }))
      return Number(await countChecks()) - Number(checksBefore)
    }
    expect(await runDailyCheck(getToday(), '23:59')).toBe(0)
    expect(await runDailyCheck(getDateInDays(1), '05:59')).toBe(0)
    expect(await runDailyCheck(getDateInDays(1), '06:00')).toBe(1)
    expect((await readLog({ actor: 'none', groups: 'access' })).events[0]).toMatchObject({
      type: 'account.logChecked',
      by: null,
    })
  })
})

const exportLog = async (query: string, who = supervisor) => {
  const response = await who.fetch(`/api/events-log/export?${query}`)
  return { status: response.status, text: Buffer.from(await response.arrayBuffer()).toString('utf8') }
}

describe('an export of the event log', () => {
  it('contains all filtered events with their hashes, over all pages', async () => {
    for (let count = 0; count < 7; count += 1)
      await storeTestEvent({
        type: 'offer.paid',
        resource: 'offer',
        resource_id: 611,
        data: { number: '0611', amount: 100 },
      })
    await db.execute(sql`insert into events (type, resource, resource_id, actor_id, data, audience)
      select 'offer.paid', 'offer', 611, ${clerk.id}, '{"amount": 100}', '{}' from generate_series(1, 1100)`)
    const { status, text } = await exportLog('format=jsonl&resource=offer&resource_id=611')
    expect(status).toBe(200)
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toHaveLength(1107)
    expect(new Set(lines.map(({ id }) => id)).size).toBe(1107)
    const { events: shownEvents } = await readLog({ resource: 'offer', resource_id: 611 })
    expect(lines[0]).toEqual({ ...shownEvents[0], seals: 'open' })
    expect((await exportLog('format=csv&resource=offer&resource_id=611')).text.trim().split('\r\n')).toHaveLength(1108)
  })

  it('is logged itself, and refused to other roles', async () => {
    expect((await exportLog('format=csv&from=2020-01-01&to=2020-01-02', director)).status).toBe(200)
    const [accessEvent] = (await readLog({ actor: director.id, groups: 'access' })).events
    expect(accessEvent).toMatchObject({
      type: 'account.logExported',
      changes: [
        { field: 'since', after: '2020-01-01' },
        { field: 'until', after: '2020-01-02' },
        { field: 'format', after: 'csv' },
      ],
    })
    expect((await exportLog('format=csv', clerk)).status).toBe(403)
  })

  it('in CSV contains no formulas and no hidden values', async () => {
    await storeTestEvent({
      type: 'organization.edited',
      resource: 'organization',
      resource_id: null,
      data: { name: '=cmd|"/c calc"!A1', before: { account: 'KZ197220000000447182' }, after: { account: '' } },
    })
    const { text } = await exportLog('format=csv&resource=organization')
    expect(text.startsWith('\ufeffЗапись;Когда;Кто')).toBe(true)
    expect(text).toContain(`"'=cmd|""/c calc""!A1"`)
    expect(text).not.toMatch(/;=|20000000447/)
  })

  it('marks events that differ from their seal', async () => {
    const id = await storeTestEvent({ type: 'offer.edited', resource: 'offer', resource_id: 612 })
    await sealAllEvents()
    await db.execute(sql`update events set actor_id = ${director.id} where id = ${id}`)
    await supervisor.call('POST /api/events-log/check')
    expect(JSON.parse((await exportLog('format=jsonl&resource=offer&resource_id=612')).text)).toMatchObject({
      id,
      seals: 'broken',
    })
    await db.execute(sql`update events set actor_id = ${clerk.id} where id = ${id}`)
    await supervisor.call('POST /api/events-log/check')
  })
})

it('pages correctly for any combination of filters', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record(
        {
          groups: fc.constantFrom('money', 'access,refusals', 'books'),
          actor: fc.constantFrom<string | number>(clerk.id, 'none', supervisor.id),
          resource: fc.constantFrom('offer', 'techcard', 'account'),
          search: fc.constantFrom('Абай', '1', 'қалиева', '%', '\\', "'"),
          per_page: fc.integer({ min: 1, max: 7 }),
        },
        { requiredKeys: ['per_page'] },
      ),
      async (query) => {
        const page = await readLog(query)
        expect(page.events.length).toBeLessThanOrEqual(query.per_page)
        const { next } = page
        const nextPageEvents = next ? (await readLog({ ...query, before: next })).events : []
        expect(nextPageEvents.every(({ id }) => next !== null && id < next)).toBe(true)
        expect(nextPageEvents.length > 0 || page.found?.count === page.events.length).toBe(true)
        for (const { type } of page.events) expect(logTypes).toContain(type)
      },
    ),
    { numRuns: 40 },
  )
})
