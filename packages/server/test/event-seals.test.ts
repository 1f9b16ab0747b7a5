import { lastingTypes } from '@press/domain'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { recordEvent } from '../src/events/record-event.ts'
import { cutExpiredSeals } from '../src/events/cut.ts'
import { verifySeals, sealEvents } from '../src/events/seals.ts'
import { freshDatabase } from './support.ts'

const database = await freshDatabase()
const { db } = database
afterAll(() => database.close())

const seal = () => db.transaction((tx) => sealEvents(tx))
/** Changes the events, verifies the seals, and rolls everything back. */
const after = async (change: ReturnType<typeof sql>) => {
  let found: Awaited<ReturnType<typeof verifySeals>> | undefined
  await db
    .transaction(async (tx) => {
      await tx.execute(change)
      found = await verifySeals(tx)
      tx.rollback()
    })
    .catch(() => undefined)
  return found
}

describe('the seals of events', () => {
  it('cover each event older than an hour exactly once', async () => {
    expect(await verifySeals(db)).toEqual({ sealed: 0, cut: 0, last: null, until: 0, broken: [] })
    // Shifts the events into the past, as in a press that has run for a while.
    await db.execute(sql`update events set at = least(at, now() - interval '2 hours')`)
    await db.execute(sql`insert into events (type, resource, resource_id, actor_id, data, audience, at)
      select 'account.signedIn', 'account', 1, 1, '{}', '{}', now() - interval '90 minutes' from generate_series(1, 2000)`)
    const { rows } = await db.execute<{ old: number }>(sql`select count(*)::int as old from events`)
    await db.transaction((tx) => recordEvent(tx, 'account.signedOut', { id: 1 }, {}, { actor: 1 }))
    await seal()
    const first = await verifySeals(db)
    expect(first).toMatchObject({ sealed: rows[0]?.old, broken: [] })
    await seal()
    expect(await verifySeals(db)).toEqual(first)
  })

  it('detect changed, removed and inserted events and forged seals', async () => {
    const { last } = await verifySeals(db)
    const middle = sql`(select id from events where id > (select min(until) from event_seals) order by id limit 1)`
    const { rows } = await db.execute<{ id: string; until: string }>(
      sql`select ${middle} as id, (select until from event_seals order by id offset 1 limit 1) as until`,
    )
    const broken = { from: Number(rows[0]?.id), until: Number(rows[0]?.until) }
    const changed = (await after(sql`update events set data = '{"price": 1}' where id = ${middle}`))?.broken[0]
    expect(changed?.until).toBe(broken.until)
    for (const forged of [sql`at = at - interval '1 second'`, sql`ip = '10.0.0.1'`, sql`agent = 'Another'`])
      expect((await after(sql`update events set ${forged} where id = ${middle}`))?.broken).toHaveLength(1)
    expect((await after(sql`delete from events where id = ${middle}`))?.broken[0]?.until).toBe(broken.until)
    expect(
      (await after(sql`delete from event_seals where id = (select min(id) from event_seals)`))?.broken,
    ).not.toEqual([])
    expect((await after(sql`update event_seals set hash = repeat('0', 64) where hash = ${last}`))?.broken).not.toEqual(
      [],
    )
    // The fields that the worker writes are not part of the sealed event.
    expect((await after(sql`update events set handled_at = now() where id = ${middle}`))?.broken).toEqual([])
    expect(await verifySeals(db)).toMatchObject({ last, broken: [] })
  })
})

const cut = () => db.transaction((tx) => cutExpiredSeals(tx))
/** Makes the events under the first seals old, as if they had been sealed years ago. */
const aged = async () => {
  await db.execute(sql`delete from event_seals`)
  await db.execute(sql`update events set at = at - interval '6 years', ip = '10.0.0.1', actor_id = 1 where id <= (
    select id from events order by id offset 1500 limit 1)`)
  await seal()
}

describe('the part of the log past its retention period', () => {
  it('is cut by whole seals, and the seal chain stays valid', async () => {
    await aged()
    const before = await verifySeals(db)
    expect(before).toMatchObject({ cut: 0, broken: [] })
    await cut()
    const then = await verifySeals(db)
    // The second seal also covers events of this year, so it is not cut.
    expect(then).toMatchObject({ cut: 1000, sealed: before.sealed, last: before.last, broken: [] })
    const { rows: left } = await db.execute<{ type: string; ip: string | null; actor_id: number | null }>(
      sql`select type, ip, actor_id from events where id <= (select min(until) from event_seals)`,
    )
    for (const one of left) expect(one).toMatchObject({ ip: null, actor_id: null })
    expect(left.every(({ type }) => (lastingTypes as readonly string[]).includes(type))).toBe(true)
    const { rows: cutEvents } = await db.execute<{ until: string }>(
      sql`select data->>'until' as until from events where type = 'account.logCut'`,
    )
    expect(cutEvents).toHaveLength(1)
    await cut()
    expect(await verifySeals(db)).toEqual(then)
  })

  it('cannot be forged by marking other events as cut', async () => {
    const second = sql`(select id from event_seals order by id offset 1 limit 1)`
    const forged = await after(sql`with gone as (
        update event_seals set cut_digest = repeat('0', 64) where id = ${second} returning until
      ) delete from events where id > (select min(until) from event_seals) and id <= (select until from gone)`)
    expect(forged?.broken).toHaveLength(1)
    // The digest is correct, but there is no matching log entry.
    const changedDigest = await after(sql`update event_seals set cut_digest = 'x' where id = ${second}`)
    expect(changedDigest?.broken).toHaveLength(1)
    // Restores the actor in the part that was cut.
    const traced = await after(sql`update events set actor_id = 1 where id = (select min(id) from events)`)
    expect(traced?.broken).toHaveLength(1)
  })

  it('is not cut when its seals are not valid', async () => {
    await db.execute(sql`update event_seals set cut_digest = null`)
    await cut()
    const { rows } = await db.execute(sql`select from event_seals where cut_digest is not null`)
    expect(rows).toHaveLength(0)
  })
})
