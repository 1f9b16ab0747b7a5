import { EventEmitter, once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openChannel, type Channel } from './channel.ts'
import { storeEvent, type EventRow } from './store-event.ts'
import { openPress, type Person, type Press } from './support.ts'

const press = await openPress()
const second = await openPress({}, press.database)
const { db } = press.database

/** An event type that occurs only in these tests. */
const tested = 'techcard.tested' as EventRow['type']
const happen = (event: Partial<EventRow>) =>
  db.transaction((tx) =>
    storeEvent(tx, { type: tested, resource: 'techcard', resource_id: 1, actor_id: null, ...event }),
  )
const idOf = async (role: string): Promise<number> => {
  const { rows } = await db.execute<{ id: number }>(sql`select id from users where email = ${`${role}@demo.press`}`)
  return rows[0]?.id as number
}

/** Opens a live channel as a browser does, until the test ends. */
async function listen(person: Person, lastEventId?: number): Promise<Channel> {
  const channel = openChannel(person, lastEventId)
  onTestFinished(async () => (await channel).stop())
  return channel
}

describe('a live change', () => {
  it('reaches browsers at every process with the same database', async () => {
    const [firstChannel, secondChannel] = [await listen(await press.as('pm')), await listen(await second.as('pm'))]
    const id = await happen({ resource_id: 7 })
    for (const channel of [firstChannel, secondChannel])
      await expect
        .poll(() => channel.heard)
        .toEqual([
          {
            id,
            type: 'techcard.tested',
            resource: 'techcard',
            resource_id: 7,
            changes: ['techcard'],
            at: expect.any(String),
          },
        ])
  })

  it('is sent only to its audience and to roles that may read all such rows', async () => {
    const names = ['author', 'executor', 'pm', 'hr', 'partner'] as const
    const channels = await Promise.all(names.map(async (role) => listen(await press.as(role))))
    await happen({ resource_id: 8, audience: [await idOf('author')] })
    await happen({ type: 'account.signedIn', resource: 'account', audience: [await idOf('author')] })
    await happen({ type: 'notification.created', resource: 'notification', audience: [await idOf('partner')] })
    // This event is announced last. It may still arrive first, because each turn of the event loop queries the database separately.
    const audience = await Promise.all(names.map(idOf))
    const end = await happen({ resource_id: 9, audience })
    for (const { heard } of channels) await expect.poll(() => heard.map(({ id }) => id)).toContain(end)
    const getResourcesByRole = () =>
      Object.fromEntries(
        names.map((role, index) => [
          role,
          channels[index]?.heard.filter(({ id }) => id !== end).map(({ resource }) => resource),
        ]),
      )
    await expect
      .poll(getResourcesByRole)
      .toEqual({ author: ['techcard'], executor: [], pm: ['techcard'], hr: [], partner: ['notification'] })
  })

  it('of works is sent to accounting but not to a printer', async () => {
    const names = ['accounting', 'typography'] as const
    const [payer, printer] = await Promise.all(names.map(async (role) => listen(await press.as(role))))
    const work = await happen({ type: 'project.workApproved', resource: 'project', resource_id: 10 })
    await expect.poll(() => payer?.heard.map(({ id }) => id)).toContain(work)
    const end = await happen({ resource_id: 11, audience: await Promise.all(names.map(idOf)) })
    await expect.poll(() => printer?.heard.map(({ id }) => id)).toContain(end)
    expect(printer?.heard.map(({ id }) => id)).not.toContain(work)
  })

  it('about typing is sent only to the other members and not stored', async () => {
    const names = ['pm', 'typography', 'hr'] as const
    const [writer, printer, stranger] = [await press.as('pm'), await second.as('typography'), await press.as('hr')]
    const [own, other, outside] = await Promise.all([listen(writer), listen(printer), listen(stranger)])
    const body = { type: 'private' as const, user_ids: [await idOf('typography')] }
    const { conversation } = (await writer.call('POST /api/conversations', { body })).body
    const params = { id: conversation.id }
    expect((await writer.call('POST /api/conversations/{id}/typing', { params })).status).toBe(200)
    expect((await stranger.call('POST /api/conversations/{id}/typing', { params })).status).toBe(404)
    const typing = { type: 'typing', conversation_id: conversation.id, user_id: await idOf('pm') }
    await expect.poll(() => other.heard).toContainEqual(typing)
    const end = await happen({ resource_id: 12, audience: await Promise.all(names.map(idOf)) })
    for (const { heard } of [own, outside]) {
      await expect.poll(() => heard.map(({ id }) => id)).toContain(end)
      expect(heard.map(({ type }) => type)).not.toContain('typing')
    }
    const { rows } = await db.execute(sql`select from events where type = 'typing'`)
    expect(rows).toEqual([])
  })

  it('that was rolled back is not sent', async () => {
    const channel = await listen(await press.as('pm'))
    await db
      .transaction(async (tx) => {
        await storeEvent(tx, { type: tested, resource: 'techcard', resource_id: 9, actor_id: null })
        throw new Error('no')
      })
      .catch(() => undefined)
    await happen({ resource_id: 10 })
    await expect.poll(() => channel.heard.map(({ resource_id }) => resource_id)).toEqual([10])
  })
})

describe('a reconnecting browser', () => {
  it('receives the last change of each visible row since it disconnected', async () => {
    const author = await press.as('author')
    const first = await listen(author)
    await expect.poll(first.lastId).toBeGreaterThan(0)
    first.stop()
    // Makes the events older, because events of the last five seconds are repeated on purpose.
    await db.execute(sql`update events set at = at - interval '1 minute' where id < ${first.lastId()}`)
    const audience = [await idOf('author')]
    // An event that a connected client has already received must not be repeated as new to a reconnected client.
    const stayed = await listen(await press.as('pm'))
    const earlier = await happen({ resource_id: 21, audience })
    const other = await happen({ resource_id: 22 })
    const last = await happen({ resource_id: 21, audience })
    await expect.poll(() => stayed.heard.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([earlier, other, last])
    const again = await listen(author, first.lastId())
    await expect.poll(() => again.heard.map(({ id }) => id)).toEqual([last])
    const end = await happen({ resource_id: 23, audience })
    await expect.poll(() => again.heard.map(({ id }) => id)).toEqual([last, end])
  })

  it('receives an earlier-numbered change that was committed later', async () => {
    const pm = await press.as('pm')
    const commit = new EventEmitter()
    const numbered = once(commit, 'numbered')
    const early = db.transaction(async (tx) => {
      const id = await storeEvent(tx, { type: tested, resource: 'techcard', resource_id: 31, actor_id: null })
      commit.emit('numbered')
      await once(commit, 'now')
      return id
    })
    await numbered
    const late = await happen({ resource_id: 32 })
    const channel = await listen(pm)
    expect(channel.lastId()).toBe(late)
    channel.stop()
    commit.emit('now')
    expect(await early).toBeLessThan(late)
    const again = await listen(pm, late)
    await expect.poll(() => again.heard.map(({ resource_id }) => resource_id)).toContain(31)
  })

  it('receives changes made while the process had lost the database', async () => {
    const channel = await listen(await press.as('pm'))
    await happen({ resource_id: 40 })
    await expect.poll(() => channel.heard.length).toBe(1)
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'press listener' and datname = current_database()`,
    )
    await happen({ resource_id: 41 })
    await expect.poll(() => channel.heard.map(({ resource_id }) => resource_id)).toContain(41)
  })
})

describe('a slow client', () => {
  it('is disconnected before its buffer grows and catches up after it reconnects', async () => {
    const pm = await press.as('pm')
    const liveRequest = request(`${press.origin}/api/live`, { headers: { authorization: `Bearer ${pm.token}` } }).end()
    onTestFinished(() => void liveRequest.destroy())
    const [answer] = (await once(liveRequest, 'response')) as [IncomingMessage]
    let text = ''
    // Reads up to the first event id, then stops.
    for await (const bytes of answer.iterator({ destroyOnReturn: false })) {
      text += String(bytes)
      if (/^id: \d+$/m.test(text)) break
    }
    const start = Number(/^id: (\d+)$/m.exec(text)?.[1])
    const closed = new Promise((resolve) => answer.once('close', resolve))
    // Sends more than the several megabytes that the operating system buffers between the two ends.
    const ids: number[] = []
    for (let resource_id = 1000; resource_id < 1100; resource_id += 1)
      ids.push(await happen({ resource_id, type: `techcard.${'x'.repeat(200_000)}` as EventRow['type'] }))
    answer.setEncoding('utf8').on('data', (part: string) => (text += part))
    await closed
    expect(text).not.toContain(`id: ${ids.at(-1)}\n`)

    const again = await listen(pm, start)
    await expect.poll(() => again.heard.map(({ resource_id }) => resource_id)).toContain(1099)
    for (let resource_id = 1000; resource_id < 1100; resource_id += 1)
      expect(again.heard.map((event) => event.resource_id)).toContain(resource_id)
  })

  it('receives one event per kind of change after thousands of changes', async () => {
    const pm = await press.as('pm')
    const channel = await listen(pm)
    channel.stop()
    await db.execute(sql`
      insert into events (type, resource, resource_id, data, audience)
      select 'techcard.tested' || n % 2, 'techcard', 10000 + n, '{}', '{}' from generate_series(1, 2500) n`)
    const again = await listen(pm, channel.lastId())
    const getReceivedTypes = () => again.heard.filter(({ resource_id }) => resource_id > 10_000).map(({ type }) => type)
    await expect.poll(() => getReceivedTypes().toSorted()).toEqual(['techcard.tested0', 'techcard.tested1'])
    expect(again.heard.length).toBeLessThan(50)
  })
})

describe('the live channel', () => {
  it('closes when the session ends in any process', async () => {
    const person = await press.as('stock')
    const channel = await listen(person)
    await second.withToken(person.token).call('POST /api/logout')
    await expect.poll(channel.ended).toBe(true)
  })

  it('does not prevent the server from stopping', async () => {
    const other: Press = await openPress({}, press.database)
    const channel = await listen(await other.as('pm'))
    await other.close()
    await expect.poll(channel.ended).toBe(true)
  })
})
