import { lastingTypes } from '@press/domain'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { recordEvent } from '../src/events/record-event.ts'
import { cutExpiredSeals } from '../src/events/cut.ts'
import { verifySeals, sealEvents } from '../src/events/seals.ts'
import { createDemoDatabase } from './support.ts'

const database = await createDemoDatabase()
const { db } = database
afterAll(() => database.close())

const sealStoredEvents = () => db.transaction((tx) => sealEvents(tx))
/** Changes the events, verifies the seals, and rolls everything back. */
const verifyAfterChange = async (change: ReturnType<typeof sql>) => {
  let verification: Awaited<ReturnType<typeof verifySeals>> | undefined
  await db
    .transaction(async (tx) => {
      await tx.execute(change)
      verification = await verifySeals(tx)
      tx.rollback()
    })
    .catch(() => undefined)
  return verification
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
    await sealStoredEvents()
    const firstCheck = await verifySeals(db)
    expect(firstCheck).toMatchObject({ sealed: rows[0]?.old, broken: [] })
    await sealStoredEvents()
    expect(await verifySeals(db)).toEqual(firstCheck)
  })

  it('detect changed, removed and inserted events and forged seals', async () => {
    const { last } = await verifySeals(db)
    const middleEventIdSql = sql`(select id from events where id > (select min(until) from event_seals) order by id limit 1)`
    const { rows } = await db.execute<{ id: string; until: string }>(
      sql`select ${middleEventIdSql} as id, (select until from event_seals order by id offset 1 limit 1) as until`,
    )
    const brokenRange = { from: Number(rows[0]?.id), until: Number(rows[0]?.until) }
    const changedRange = (
      await verifyAfterChange(sql`update events set data = '{"price": 1}' where id = ${middleEventIdSql}`)
    )?.broken[0]
    expect(changedRange?.until).toBe(brokenRange.until)
    for (const forgedFieldSql of [sql`at = at - interval '1 second'`, sql`ip = '10.0.0.1'`, sql`agent = 'Another'`])
      expect(
        (await verifyAfterChange(sql`update events set ${forgedFieldSql} where id = ${middleEventIdSql}`))?.broken,
      ).toHaveLength(1)
    expect((await verifyAfterChange(sql`delete from events where id = ${middleEventIdSql}`))?.broken[0]?.until).toBe(
      brokenRange.until,
    )
    expect(
      (await verifyAfterChange(sql`delete from event_seals where id = (select min(id) from event_seals)`))?.broken,
    ).not.toEqual([])
    expect(
      (await verifyAfterChange(sql`update event_seals set hash = repeat('0', 64) where hash = ${last}`))?.broken,
    ).not.toEqual([])
    // The fields that the worker writes are not part of the sealed event.
    expect(
      (await verifyAfterChange(sql`update events set handled_at = now() where id = ${middleEventIdSql}`))?.broken,
    ).toEqual([])
    expect(await verifySeals(db)).toMatchObject({ last, broken: [] })
  })
})

const cutSeals = () => db.transaction((tx) => cutExpiredSeals(tx))
/** Makes the events under the first seals old, as if they had been sealed years ago. */
const ageSeals = async () => {
  await db.execute(sql`delete from event_seals`)
  await db.execute(sql`update events set at = at - interval '6 years', ip = '10.0.0.1', actor_id = 1 where id <= (
    select id from events order by id offset 1500 limit 1)`)
  await sealStoredEvents()
}

describe('the part of the log past its retention period', () => {
  it('is cut by whole seals, and the seal chain stays valid', async () => {
    await ageSeals()
    const sealsBefore = await verifySeals(db)
    expect(sealsBefore).toMatchObject({ cut: 0, broken: [] })
    await cutSeals()
    const checkAfterCut = await verifySeals(db)
    // The second seal also covers events of this year, so it is not cut.
    expect(checkAfterCut).toMatchObject({ cut: 1000, sealed: sealsBefore.sealed, last: sealsBefore.last, broken: [] })
    const { rows: remainingRows } = await db.execute<{ type: string; ip: string | null; actor_id: number | null }>(
      sql`select type, ip, actor_id from events where id <= (select min(until) from event_seals)`,
    )
    for (const one of remainingRows) expect(one).toMatchObject({ ip: null, actor_id: null })
    expect(remainingRows.every(({ type }) => (lastingTypes as readonly string[]).includes(type))).toBe(true)
    const { rows: cutEvents } = await db.execute<{ until: string }>(
      sql`select data->>'until' as until from events where type = 'account.logCut'`,
    )
    expect(cutEvents).toHaveLength(1)
    await cutSeals()
    expect(await verifySeals(db)).toEqual(checkAfterCut)
  })

  it('cannot be forged by marking other events as cut', async () => {
    const secondSealIdSql = sql`(select id from event_seals order by id offset 1 limit 1)`
    const forgedCheck = await verifyAfterChange(sql`with gone as (
        update event_seals set cut_digest = repeat('0', 64) where id = ${secondSealIdSql} returning until
      ) delete from events where id > (select min(until) from event_seals) and id <= (select until from gone)`)
    expect(forgedCheck?.broken).toHaveLength(1)
    // The digest is correct, but there is no matching log entry.
    const changedDigest = await verifyAfterChange(
      sql`update event_seals set cut_digest = 'x' where id = ${secondSealIdSql}`,
    )
    expect(changedDigest?.broken).toHaveLength(1)
    // Restores the actor in the part that was cut.
    const restoredActorCheck = await verifyAfterChange(
      sql`update events set actor_id = 1 where id = (select min(id) from events)`,
    )
    expect(restoredActorCheck?.broken).toHaveLength(1)
  })

  it('is not cut when its seals are not valid', async () => {
    await db.execute(sql`update event_seals set cut_digest = null`)
    await cutSeals()
    const { rows } = await db.execute(sql`select from event_seals where cut_digest is not null`)
    expect(rows).toHaveLength(0)
  })
})
