import { EventEmitter, once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openChannel, type Channel } from './channel.ts'
import { storeEvent, type EventRow } from './store-event.ts'
import { openPress, type Person, type Press } from './support.ts'

const press = await openPress()
const secondPress = await openPress({}, press.database)
const { db } = press.database

/** An event type that occurs only in these tests. */
const testEventType = 'techcard.tested' as EventRow['type']
const storeTestEvent = (event: Partial<EventRow>) =>
  db.transaction((tx) =>
    storeEvent(tx, { type: testEventType, resource: 'techcard', resource_id: 1, actor_id: null, ...event }),
  )
const findUserId = async (role: string): Promise<number> => {
  const { rows } = await db.execute<{ id: number }>(sql`select id from users where email = ${`${role}@demo.press`}`)
  return rows[0]?.id as number
}

/** Opens a live channel as a browser does, until the test ends. */
async function openTestChannel(person: Person, lastEventId?: number): Promise<Channel> {
  const channel = openChannel(person, lastEventId)
  onTestFinished(async () => (await channel).stop())
  return channel
}

describe('a live change', () => {
  it('reaches browsers at every process with the same database', async () => {
    const [firstChannel, secondChannel] = [
      await openTestChannel(await press.as('pm')),
      await openTestChannel(await secondPress.as('pm')),
    ]
    const id = await storeTestEvent({ resource_id: 7 })
    for (const channel of [firstChannel, secondChannel])
      await expect
        .poll(() => channel.receivedEvents)
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
    const channels = await Promise.all(names.map(async (role) => openTestChannel(await press.as(role))))
    await storeTestEvent({ resource_id: 8, audience: [await findUserId('author')] })
    await storeTestEvent({ type: 'account.signedIn', resource: 'account', audience: [await findUserId('author')] })
    await storeTestEvent({
      type: 'notification.created',
      resource: 'notification',
      audience: [await findUserId('partner')],
    })
    // This event is announced last. It may still arrive first, because each turn of the event loop queries the database separately.
    const audience = await Promise.all(names.map(findUserId))
    const endEventId = await storeTestEvent({ resource_id: 9, audience })
    for (const { receivedEvents } of channels)
      await expect.poll(() => receivedEvents.map(({ id }) => id)).toContain(endEventId)
    const getResourcesByRole = () =>
      Object.fromEntries(
        names.map((role, index) => [
          role,
          channels[index]?.receivedEvents.filter(({ id }) => id !== endEventId).map(({ resource }) => resource),
        ]),
      )
    await expect
      .poll(getResourcesByRole)
      .toEqual({ author: ['techcard'], executor: [], pm: ['techcard'], hr: [], partner: ['notification'] })
  })

  it('of works is sent to accounting but not to a printer', async () => {
    const names = ['accounting', 'typography'] as const
    const [payer, printer] = await Promise.all(names.map(async (role) => openTestChannel(await press.as(role))))
    const workEventId = await storeTestEvent({ type: 'project.workApproved', resource: 'project', resource_id: 10 })
    await expect.poll(() => payer?.receivedEvents.map(({ id }) => id)).toContain(workEventId)
    const endEventId = await storeTestEvent({ resource_id: 11, audience: await Promise.all(names.map(findUserId)) })
    await expect.poll(() => printer?.receivedEvents.map(({ id }) => id)).toContain(endEventId)
    expect(printer?.receivedEvents.map(({ id }) => id)).not.toContain(workEventId)
  })

  it('about typing is sent only to the other members and not stored', async () => {
    const names = ['pm', 'typography', 'hr'] as const
    const [writer, printer, stranger] = [await press.as('pm'), await secondPress.as('typography'), await press.as('hr')]
    const [ownChannel, otherChannel, outsideChannel] = await Promise.all([
      openTestChannel(writer),
      openTestChannel(printer),
      openTestChannel(stranger),
    ])
    const body = { type: 'private' as const, user_ids: [await findUserId('typography')] }
    const { conversation } = (await writer.call('POST /api/conversations', { body })).body
    const params = { id: conversation.id }
    expect((await writer.call('POST /api/conversations/{id}/typing', { params })).status).toBe(200)
    expect((await stranger.call('POST /api/conversations/{id}/typing', { params })).status).toBe(404)
    const typingEvent = { type: 'typing', conversation_id: conversation.id, user_id: await findUserId('pm') }
    await expect.poll(() => otherChannel.receivedEvents).toContainEqual(typingEvent)
    const endEventId = await storeTestEvent({ resource_id: 12, audience: await Promise.all(names.map(findUserId)) })
    for (const { receivedEvents } of [ownChannel, outsideChannel]) {
      await expect.poll(() => receivedEvents.map(({ id }) => id)).toContain(endEventId)
      expect(receivedEvents.map(({ type }) => type)).not.toContain('typing')
    }
    const { rows } = await db.execute(sql`select from events where type = 'typing'`)
    expect(rows).toEqual([])
  })

  it('that was rolled back is not sent', async () => {
    const channel = await openTestChannel(await press.as('pm'))
    await db
      .transaction(async (tx) => {
        await storeEvent(tx, { type: testEventType, resource: 'techcard', resource_id: 9, actor_id: null })
        throw new Error('no')
      })
      .catch(() => undefined)
    await storeTestEvent({ resource_id: 10 })
    await expect.poll(() => channel.receivedEvents.map(({ resource_id }) => resource_id)).toEqual([10])
  })
})

describe('a reconnecting browser', () => {
  it('receives the last change of each visible row since it disconnected', async () => {
    const author = await press.as('author')
    const firstChannel = await openTestChannel(author)
    await expect.poll(firstChannel.getLastId).toBeGreaterThan(0)
    firstChannel.stop()
    // Makes the events older, because events of the last five seconds are repeated on purpose.
    await db.execute(sql`update events set at = at - interval '1 minute' where id < ${firstChannel.getLastId()}`)
    const audience = [await findUserId('author')]
    // An event that a connected client has already received must not be repeated as new to a reconnected client.
    const connectedChannel = await openTestChannel(await press.as('pm'))
    const earlierEventId = await storeTestEvent({ resource_id: 21, audience })
    const otherEventId = await storeTestEvent({ resource_id: 22 })
    const lastEventId = await storeTestEvent({ resource_id: 21, audience })
    await expect
      .poll(() => connectedChannel.receivedEvents.map(({ id }) => id).toSorted((a, b) => a - b))
      .toEqual([earlierEventId, otherEventId, lastEventId])
    const reconnectedChannel = await openTestChannel(author, firstChannel.getLastId())
    await expect.poll(() => reconnectedChannel.receivedEvents.map(({ id }) => id)).toEqual([lastEventId])
    const endEventId = await storeTestEvent({ resource_id: 23, audience })
    await expect.poll(() => reconnectedChannel.receivedEvents.map(({ id }) => id)).toEqual([lastEventId, endEventId])
  })

  it('receives an earlier-numbered change that was committed later', async () => {
    const pm = await press.as('pm')
    const commit = new EventEmitter()
    const numberAssigned = once(commit, 'numbered')
    const earlyCommit = db.transaction(async (tx) => {
      const id = await storeEvent(tx, { type: testEventType, resource: 'techcard', resource_id: 31, actor_id: null })
      commit.emit('numbered')
      await once(commit, 'now')
      return id
    })
    await numberAssigned
    const laterEventId = await storeTestEvent({ resource_id: 32 })
    const channel = await openTestChannel(pm)
    expect(channel.getLastId()).toBe(laterEventId)
    channel.stop()
    commit.emit('now')
    expect(await earlyCommit).toBeLessThan(laterEventId)
    const reconnectedChannel = await openTestChannel(pm, laterEventId)
    await expect.poll(() => reconnectedChannel.receivedEvents.map(({ resource_id }) => resource_id)).toContain(31)
  })

  it('receives changes made while the process had lost the database', async () => {
    const channel = await openTestChannel(await press.as('pm'))
    await storeTestEvent({ resource_id: 40 })
    await expect.poll(() => channel.receivedEvents.length).toBe(1)
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'press listener' and datname = current_database()`,
    )
    await storeTestEvent({ resource_id: 41 })
    await expect.poll(() => channel.receivedEvents.map(({ resource_id }) => resource_id)).toContain(41)
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
    const firstEventId = Number(/^id: (\d+)$/m.exec(text)?.[1])
    const closePromise = new Promise((resolve) => answer.once('close', resolve))
    // Sends more than the several megabytes that the operating system buffers between the two ends.
    const ids: number[] = []
    for (let resource_id = 1000; resource_id < 1100; resource_id += 1)
      ids.push(await storeTestEvent({ resource_id, type: `techcard.${'x'.repeat(200_000)}` as EventRow['type'] }))
    answer.setEncoding('utf8').on('data', (part: string) => (text += part))
    await closePromise
    expect(text).not.toContain(`id: ${ids.at(-1)}\n`)

    const reconnectedChannel = await openTestChannel(pm, firstEventId)
    await expect.poll(() => reconnectedChannel.receivedEvents.map(({ resource_id }) => resource_id)).toContain(1099)
    for (let resource_id = 1000; resource_id < 1100; resource_id += 1)
      expect(reconnectedChannel.receivedEvents.map((event) => event.resource_id)).toContain(resource_id)
  })

  it('receives one event per kind of change after thousands of changes', async () => {
    const pm = await press.as('pm')
    const channel = await openTestChannel(pm)
    channel.stop()
    await db.execute(sql`
      insert into events (type, resource, resource_id, data, audience)
      select 'techcard.tested' || n % 2, 'techcard', 10000 + n, '{}', '{}' from generate_series(1, 2500) n`)
    const reconnectedChannel = await openTestChannel(pm, channel.getLastId())
    const getReceivedTypes = () =>
      reconnectedChannel.receivedEvents.filter(({ resource_id }) => resource_id > 10_000).map(({ type }) => type)
    await expect.poll(() => getReceivedTypes().toSorted()).toEqual(['techcard.tested0', 'techcard.tested1'])
    expect(reconnectedChannel.receivedEvents.length).toBeLessThan(50)
  })
})

describe('the live channel', () => {
  it('closes when the session ends in any process', async () => {
    const person = await press.as('stock')
    const channel = await openTestChannel(person)
    await secondPress.withToken(person.token).call('POST /api/logout')
    await expect.poll(channel.hasEnded).toBe(true)
  })

  it('does not prevent the server from stopping', async () => {
    const otherPress: Press = await openPress({}, press.database)
    const channel = await openTestChannel(await otherPress.as('pm'))
    await otherPress.close()
    await expect.poll(channel.hasEnded).toBe(true)
  })
})
