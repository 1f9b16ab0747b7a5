import { eventTypes, logTypes, resourceOfEvent, type EventType, type LogRow } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, getToday } from '../../src/clock.ts'
import { events } from '../../src/database/schema.ts'
import { sealEvents } from '../../src/events/seals.ts'
import { checkDaily } from '../../src/features/events-log/check.ts'
import { inDays, insertPerson } from '../rows.ts'
import { storeEvent, type EventRow } from '../store-event.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const supervisor = await insertPerson(press, 'supervisor')
const director = await insertPerson(press, 'director')
const clerk = await insertPerson(press, 'accounting', 'Сәуле Қалиева')

const happen = (event: Partial<EventRow> & Pick<EventRow, 'type' | 'resource'>) =>
  db.transaction((tx) => storeEvent(tx, { resource_id: 1, actor_id: clerk.id, ...event }))
type Query = Record<string, string | number>
const read = async (query: Query = {}, who = supervisor) => {
  const { status, body } = await who.call('GET /api/events-log', { query })
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined })
  return body
}
const entry = async (id: number, who = supervisor): Promise<LogRow> => {
  const { events: found } = await read({ search: String(id) }, who)
  return found.find((one) => one.id === id) as LogRow
}

const ids = async (query: Query) => (await read({ per_page: 100, ...query })).events.map(({ id }) => id)

const elsewhere = (found: LogRow[]) => JSON.stringify(found.filter(({ subject }) => subject.resource !== 'support'))

describe('the event log', () => {
  it('records the person, the earlier values and the address of each event', async () => {
    const { status, body } = await clerk.call('POST /api/memoranda', {
      body: { number: 'М-2026', date: '2026-03-02', party_name: 'КазНУ', subject: 'Обмен' },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
    })
    expect(status).toBe(200)
    const moved = await happen({
      type: 'techcard.moved',
      resource: 'techcard',
      data: { book_name: 'Абай жолы', from: 'project', to: 'process', reason: 'Готово' },
    })
    const [first, second] = (await read({ actor: clerk.id })).events
    expect(first).toMatchObject({
      id: moved,
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
    const id = await happen({
      type: 'project.workGiven',
      resource: 'project',
      data: { work: 'layout', executor_id: clerk.id },
    })
    expect((await entry(id)).changes).toEqual([
      { field: 'executor_id', before: null, after: 'Сәуле Қалиева' },
      { field: 'work', before: null, after: 'layout' },
    ])
    const account = await happen({ type: 'account.passwordChanged', resource: 'account', resource_id: clerk.id })
    expect((await entry(account)).subject.name).toBe('Сәуле Қалиева')
  })

  it('is paged backwards without gaps or duplicates while new events arrive', async () => {
    for (let count = 0; count < 11; count += 1)
      await happen({ type: 'offer.edited', resource: 'offer', resource_id: 77 })
    const all = (await read({ resource: 'offer', resource_id: 77 })).events.map(({ id }) => id)
    const pagedIds: number[] = []
    let next: number | null = null
    do {
      const page: Awaited<ReturnType<typeof read>> = await read({
        resource: 'offer',
        resource_id: 77,
        per_page: 4,
        ...(next && { before: next }),
      })
      pagedIds.push(...page.events.map(({ id }) => id))
      // Events that happen meanwhile come before the events already read.
      await happen({ type: 'offer.edited', resource: 'offer', resource_id: 77 })
      expect(page.found === null).toBe(next !== null)
      next = page.next
    } while (next)
    expect(pagedIds).toEqual(all)
    expect(all).toEqual(all.toSorted((a, b) => b - a))
  })

  it('counts the found events in total and by day', async () => {
    const day = '2020-02-03'
    for (const at of [`${day}T18:59:00Z`, `${day}T20:00:00Z`, `${day}T05:00:00Z`]) {
      const id = await happen({ type: 'offer.paid', resource: 'offer', resource_id: 91, data: { amount: 100 } })
      await db
        .update(events)
        .set({ at: new Date(at) })
        .where(eq(events.id, id))
    }
    // In 2020 the press was at UTC+6: its day started at 18:00 UTC, about an hour before the first event.
    const found = await read({ resource: 'offer', resource_id: 91 })
    expect(found.found).toEqual({ count: 3, more: false })
    expect(found.days.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(3)
    const one = await read({ resource: 'offer', resource_id: 91, from: day, to: day })
    expect(one.events.length).toBe(found.days.find((other) => other.day === day)?.count)
    expect((await read({ from: addDays(day, 5), to: addDays(day, 5), resource_id: 91 })).events).toEqual([])
  })

  it('can be searched by number, person and name, not by hidden values', async () => {
    const id = await happen({
      type: 'organization.edited',
      resource: 'organization',
      resource_id: null,
      data: {
        name: 'Ғылым ордасы',
        before: { IIN: '860314301271', account: 'KZ197220000000447182' },
        after: { IIN: '860314301271', account: 'KZ197220000000449999' },
      },
    })
    const finds = async (search: string) => (await read({ search })).events.some((one) => one.id === id)
    for (const search of [String(id), 'қалиева', 'ғылым', 'гылым'])
      expect([search, await finds(search)]).toEqual([search, true])
    for (const search of ['KZ197220000000447182', '860314301271', '447182', 'account'])
      expect([search, await finds(search)]).toEqual([search, false])
    const logEntry = await entry(id)
    expect(logEntry.changes.map(({ field }) => field)).toEqual(['account'])
    expect(JSON.stringify(logEntry)).not.toMatch(/20000000447|20000000449|860314301271/)
  })

  it('filters by one or several groups and by events without a person', async () => {
    const refused = await happen({
      type: 'account.refused',
      resource: 'account',
      actor_id: null,
      data: { email: 'a@b.kz' },
    })
    const paid = await happen({ type: 'offer.paid', resource: 'offer', data: { amount: 148_800_000 } })
    expect(await ids({ groups: 'refusals' })).toContain(refused)
    expect(await ids({ groups: 'refusals' })).not.toContain(paid)
    expect(await ids({ groups: 'money,refusals' })).toEqual(expect.arrayContaining([refused, paid]))
    expect(await ids({ actor: 'none' })).toContain(refused)
    expect(await ids({ actor: 'none' })).not.toContain(paid)
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
    const made = new Map<number, EventType>()
    for (const type of eventTypes) {
      const resource = resourceOfEvent(type)
      made.set(
        await happen({ type, resource, data: { title: secret, notes: secret, token: secret, phone: secret } }),
        type,
      )
    }
    const unknown = await happen({ type: 'techcard.tested' as EventType, resource: 'techcard' })
    const all = async (who: typeof supervisor) => {
      const found: LogRow[] = []
      let next: number | null = null
      do {
        const page: Awaited<ReturnType<typeof read>> = await read(
          { actor: clerk.id, from: getToday(), per_page: 100, ...(next && { before: next }) },
          who,
        )
        found.push(...page.events)
        next = page.next
      } while (next)
      return found
    }
    const [toSupervisor, toDirector] = [await all(supervisor), await all(director)]
    const typesOf = (found: LogRow[]) => new Set(found.filter(({ id }) => made.has(id)).map(({ type }) => type))
    expect([...typesOf(toSupervisor)].toSorted()).toEqual([...logTypes].toSorted())
    // A director reads no bank statements, memoranda, printing costs, contract texts or other people's support requests.
    expect(logTypes.filter((type) => !typesOf(toDirector).has(type)).map((type) => type.split('.')[0])).toEqual(
      logTypes
        .map((type) => type.split('.')[0])
        .filter((one) => /^(statement|memorandum|printorder|contracttemplate|support)$/.test(one ?? '')),
    )
    for (const found of [toSupervisor, toDirector]) expect(found.map(({ id }) => id)).not.toContain(unknown)
    expect(elsewhere(toSupervisor)).not.toContain(secret)
    expect(elsewhere(toDirector)).not.toContain(secret)
  })

  it('cannot be found by a direct query', async () => {
    await happen({ type: 'message.sent', resource: 'message', resource_id: 4242 })
    expect((await supervisor.call('GET /api/events-log', { query: { resource: 'message' } })).status).toBe(422)
    expect((await read({ resource_id: 4242 })).found).toEqual({ count: 0, more: false })
    await happen({ type: 'statement.closed', resource: 'statement', resource_id: 4243 })
    expect((await read({ resource_id: 4243 }, director)).found).toEqual({ count: 0, more: false })
    expect((await read({ resource_id: 4243 })).found).toEqual({ count: 1, more: false })
  })

  it('is the whole log for every other role', async () => {
    for (const role of ['author', 'partner', 'executor', 'pm', 'accounting', 'hr', 'stock'] as const) {
      const other = await insertPerson(press, role)
      for (const call of ['GET /api/events-log', 'GET /api/events-log/seals', 'POST /api/events-log/check'] as const)
        expect((await other.call(call)).status).toBe(403)
    }
  })
})

const refusalsOf = async (id: number) =>
  (await read({ actor: id, groups: 'refusals', per_page: 100 })).events.filter(
    ({ type }) => type === 'account.forbidden',
  )

describe('refused calls', () => {
  it('are logged once per call within some minutes, from any address', async () => {
    const prober = await insertPerson(press, 'executor')
    for (let time = 0; time < 30; time += 1)
      await prober.call('GET /api/users', { headers: { 'x-forwarded-for': `198.51.100.${time}` } })
    await prober.call('GET /api/memoranda')
    const refusals = await refusalsOf(prober.id)
    expect(refusals.map(({ changes }) => changes.find(({ field }) => field === 'call')?.after)).toEqual([
      'GET /api/memoranda',
      'GET /api/users',
    ])
    expect(refusals[1]?.ip).not.toBeNull()
  })

  it('by a handler are logged too', async () => {
    const asker = await insertPerson(press, 'stock')
    expect((await asker.call('GET /api/tech-cards/board', { query: { at: '2026-01-01' } })).status).toBe(403)
    expect(await refusalsOf(asker.id)).toHaveLength(1)
  })
})

/**
 * Seals all events. The lock waits for pending events, such as refused calls. Otherwise an event would be added under the seal
 * later.
 */
const seal = () =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table events in exclusive mode`)
    await tx.execute(
      sql`update events set at = least(at, now() - interval '2 hours') where id > coalesce((select max(until) from event_seals), 0)`,
    )
    await sealEvents(tx)
  })
const stateOf = async (id: number) => (await read({ search: String(id) })).days[0]?.seals

const checks = async () => (await db.execute(sql`select from events where type = 'account.logChecked'`)).rowCount

describe('the seals of the event log', () => {
  it('show their state by day, and a check reports its result', async () => {
    const id = await happen({ type: 'offer.edited', resource: 'offer', resource_id: 501 })
    expect(await stateOf(id)).toBe('open')
    await seal()
    expect(await stateOf(id)).toBe('sealed')
    const { status, body } = await supervisor.call('POST /api/events-log/check')
    expect(status).toBe(200)
    expect(body.checked).toMatchObject({ by: expect.any(String), broken: [] })
    expect(body.checked.sealed).toBeGreaterThan(100)
    expect(await stateOf(id)).toBe('whole')
    expect((await director.call('GET /api/events-log/seals')).body.checked).toEqual(body.checked)
    const logEntry = await entry(id)
    expect(logEntry.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(logEntry.seal?.hash).toMatch(/^[0-9a-f]{64}$/)
    // The check itself is also a log entry.
    const [accessEvent] = (await read({ actor: supervisor.id, groups: 'access' })).events
    expect(accessEvent).toMatchObject({
      type: 'account.logChecked',
      changes: [{ field: 'sealed' }, { field: 'broken', after: 0 }],
    })
  })

  it('show the day with an event changed by hand', async () => {
    const id = await happen({ type: 'offer.edited', resource: 'offer', resource_id: 502 })
    await seal()
    await db.execute(sql`update events set actor_id = ${director.id} where id = ${id}`)
    const { body } = await director.call('POST /api/events-log/check')
    expect(body.checked.broken).toHaveLength(1)
    expect(body.checked.broken[0]?.from).toBeLessThanOrEqual(id)
    expect(body.checked.broken[0]?.until).toBeGreaterThanOrEqual(id)
    expect(await stateOf(id)).toBe('broken')
    await db.execute(sql`update events set actor_id = ${clerk.id} where id = ${id}`)
    expect((await director.call('POST /api/events-log/check')).body.checked.broken).toEqual([])
    expect(await stateOf(id)).toBe('whole')
  })

  it('are checked automatically once a day', async () => {
    const before = await checks()
    const at = async (day: string, time: string) => {
      await db.transaction((tx) => checkDaily(tx, { day, time }))
      return Number(await checks()) - Number(before)
    }
    expect(await at(getToday(), '23:59')).toBe(0)
    expect(await at(inDays(1), '05:59')).toBe(0)
    expect(await at(inDays(1), '06:00')).toBe(1)
    expect((await read({ actor: 'none', groups: 'access' })).events[0]).toMatchObject({
      type: 'account.logChecked',
      by: null,
    })
  })
})

const exported = async (query: string, who = supervisor) => {
  const response = await who.fetch(`/api/events-log/export?${query}`)
  return { status: response.status, text: Buffer.from(await response.arrayBuffer()).toString('utf8') }
}

describe('an export of the event log', () => {
  it('contains all filtered events with their hashes, over all pages', async () => {
    for (let count = 0; count < 7; count += 1)
      await happen({ type: 'offer.paid', resource: 'offer', resource_id: 611, data: { number: '0611', amount: 100 } })
    await db.execute(sql`insert into events (type, resource, resource_id, actor_id, data, audience)
      select 'offer.paid', 'offer', 611, ${clerk.id}, '{"amount": 100}', '{}' from generate_series(1, 1100)`)
    const { status, text } = await exported('format=jsonl&resource=offer&resource_id=611')
    expect(status).toBe(200)
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toHaveLength(1107)
    expect(new Set(lines.map(({ id }) => id)).size).toBe(1107)
    const { events: shownEvents } = await read({ resource: 'offer', resource_id: 611 })
    expect(lines[0]).toEqual({ ...shownEvents[0], seals: 'open' })
    expect((await exported('format=csv&resource=offer&resource_id=611')).text.trim().split('\r\n')).toHaveLength(1108)
  })

  it('is logged itself, and refused to other roles', async () => {
    expect((await exported('format=csv&from=2020-01-01&to=2020-01-02', director)).status).toBe(200)
    const [accessEvent] = (await read({ actor: director.id, groups: 'access' })).events
    expect(accessEvent).toMatchObject({
      type: 'account.logExported',
      changes: [
        { field: 'since', after: '2020-01-01' },
        { field: 'until', after: '2020-01-02' },
        { field: 'format', after: 'csv' },
      ],
    })
    expect((await exported('format=csv', clerk)).status).toBe(403)
  })

  it('in CSV contains no formulas and no hidden values', async () => {
    await happen({
      type: 'organization.edited',
      resource: 'organization',
      resource_id: null,
      data: { name: '=cmd|"/c calc"!A1', before: { account: 'KZ197220000000447182' }, after: { account: '' } },
    })
    const { text } = await exported('format=csv&resource=organization')
    expect(text.startsWith('\ufeffЗапись;Когда;Кто')).toBe(true)
    expect(text).toContain(`"'=cmd|""/c calc""!A1"`)
    expect(text).not.toMatch(/;=|20000000447/)
  })

  it('marks events that differ from their seal', async () => {
    const id = await happen({ type: 'offer.edited', resource: 'offer', resource_id: 612 })
    await seal()
    await db.execute(sql`update events set actor_id = ${director.id} where id = ${id}`)
    await supervisor.call('POST /api/events-log/check')
    expect(JSON.parse((await exported('format=jsonl&resource=offer&resource_id=612')).text)).toMatchObject({
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
        const page = await read(query)
        expect(page.events.length).toBeLessThanOrEqual(query.per_page)
        const { next } = page
        const more = next ? (await read({ ...query, before: next })).events : []
        expect(more.every(({ id }) => next !== null && id < next)).toBe(true)
        expect(more.length > 0 || page.found?.count === page.events.length).toBe(true)
        for (const { type } of page.events) expect(logTypes).toContain(type)
      },
    ),
    { numRuns: 40 },
  )
})
