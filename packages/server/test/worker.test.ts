import type { EventType } from '@press/domain'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import type { Subscribers } from '../src/events/subscribers.ts'
import { createEventWorker } from '../src/events/event-worker.ts'
import { createLetters } from '../src/mail/letters.ts'
import { storeEvent } from './store-event.ts'
import { createDemoDatabase, openPress } from './support.ts'

const database = await createDemoDatabase()
afterAll(database.close)
const { db } = database
const press = await openPress({}, database)

const { rows } = await db.execute<{ id: number }>(sql`select id from users where email = 'pm@demo.press'`)
const user_id = rows[0]?.id as number
const createMessages = (message: string) => ({
  message_ru: message,
  message_kz: message,
  message_en: message,
  kind: 'techcard' as const,
})
const storeTestEvent = (type: EventType) =>
  db.transaction((tx) => storeEvent(tx, { type, resource: 'techcard', resource_id: 1 }))
const countNotifications = async (event: number): Promise<number> =>
  Number((await db.execute(sql`select 1 from notifications where event_id = ${event}`)).rowCount)

/** Runs workers until none of them finds a pending event. */
const runWorkers = async (...workers: (() => Promise<boolean>)[]): Promise<void> => {
  await Promise.all(
    workers.map(async (step) => {
      while (await step());
    }),
  )
}
const createWorker = (subscribers: Subscribers) =>
  createEventWorker(db, subscribers, createLetters(press.config), press.app.log)

// Closes the press, because its own worker would mark events that have no subscriber.
await press.close()

it('notifies each recipient once, however many processes work', async () => {
  const subscribers: Subscribers = {
    'techcard.scored': () => [{ user_id, topic: 'called', data: createMessages('Кітап') }],
  }
  const ids = await Promise.all(Array.from({ length: 30 }, () => storeTestEvent('techcard.scored')))
  await runWorkers(createWorker(subscribers), createWorker(subscribers), createWorker(subscribers))
  for (const id of ids) expect(await countNotifications(id)).toBe(1)
  const letters = await db.execute(sql`select data from jobs where kind = 'mail' and data->>'to' = 'pm@demo.press'`)
  expect(letters.rowCount).toBe(30)
  expect(letters.rows[0]).toMatchObject({ data: { to: 'pm@demo.press', subject: expect.stringContaining('Кітап') } })
})

it('sends an event about the notification to the recipient’s browser', async () => {
  const { rowCount } = await db.execute(
    sql`select 1 from events where type = 'notification.created' and audience = array[${user_id}::int]
      and at > now() - interval '1 minute'`,
  )
  expect(rowCount).toBe(30)
})

it('continues after a failing event, rolls it back and retries it', async () => {
  let isBroken = true
  const subscribers: Subscribers = {
    'techcard.shared': async (_event, tx) => {
      await tx.execute(sql`update users set name = 'Half done' where id = ${user_id}`)
      if (isBroken) throw new Error('broken')
      return [{ user_id, topic: 'stage', data: createMessages('late') }]
    },
    'techcard.scored': () => [{ user_id, topic: 'stage', data: createMessages('on time') }],
  }
  const [first, second] = [await storeTestEvent('techcard.shared'), await storeTestEvent('techcard.scored')]
  await runWorkers(createWorker(subscribers))
  expect([await countNotifications(first), await countNotifications(second)]).toEqual([0, 1])
  expect((await db.execute(sql`select 1 from users where name = 'Half done'`)).rowCount).toBe(0)
  isBroken = false
  await runWorkers(createWorker(subscribers))
  expect(await countNotifications(first)).toBe(1)
})

it('marks events without a subscriber as handled', async () => {
  await storeTestEvent('techcard.unshared')
  await runWorkers(createWorker({ 'techcard.scored': () => [] }))
  expect((await db.execute(sql`select 1 from events where handled_at is null`)).rowCount).toBe(0)
})
