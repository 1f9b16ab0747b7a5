import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { record } from '../src/events/record.ts'
import { checkSeals, sealEvents } from '../src/events/seals.ts'
import { freshDatabase } from './support.ts'

const database = await freshDatabase()
const { db } = database
afterAll(() => database.close())

const seal = () => db.transaction((tx) => sealEvents(tx))
/** Does something to the events, looks at what the seals say of it, and leaves no trace. */
const after = async (change: ReturnType<typeof sql>) => {
  let found: Awaited<ReturnType<typeof checkSeals>> | undefined
  await db
    .transaction(async (tx) => {
      await tx.execute(change)
      found = await checkSeals(tx)
      tx.rollback()
    })
    .catch(() => undefined)
  return found
}

describe('the seals of the events', () => {
  it('are over all that is an hour old, and over nothing twice', async () => {
    expect(await checkSeals(db)).toEqual({ sealed: 0, last: null, broken: null })
    // As a press has them that has run for a while.
    await db.execute(sql`update events set at = least(at, now() - interval '2 hours')`)
    await db.execute(sql`insert into events (type, resource, resource_id, actor_id, data, audience, at)
      select 'account.signedIn', 'account', 1, 1, '{}', '{}', now() - interval '90 minutes' from generate_series(1, 2000)`)
    const { rows } = await db.execute<{ old: number }>(sql`select count(*)::int as old from events`)
    await db.transaction((tx) =>
      record(tx, { type: 'account.signedOut', resource: 'account', resource_id: 1, actor_id: 1 }),
    )
    await seal()
    const first = await checkSeals(db)
    expect(first).toMatchObject({ sealed: rows[0]?.old, broken: null })
    await seal()
    expect(await checkSeals(db)).toEqual(first)
  })

  it('find what is changed, taken out or put in by hand, and forged seals', async () => {
    const { last } = await checkSeals(db)
    const middle = sql`(select id from events where id > (select min(until) from event_seals) order by id limit 1)`
    const { rows } = await db.execute<{ id: string; until: string }>(
      sql`select ${middle} as id, (select until from event_seals order by id offset 1 limit 1) as until`,
    )
    const broken = { from: Number(rows[0]?.id), until: Number(rows[0]?.until) }
    const { broken: changed } = (await after(sql`update events set data = '{"price": 1}' where id = ${middle}`)) ?? {}
    expect(changed?.until).toBe(broken.until)
    expect(
      (await after(sql`update events set at = at - interval '1 second' where id = ${middle}`))?.broken,
    ).not.toBeNull()
    expect((await after(sql`delete from events where id = ${middle}`))?.broken?.until).toBe(broken.until)
    expect(
      (await after(sql`delete from event_seals where id = (select min(id) from event_seals)`))?.broken,
    ).not.toBeNull()
    expect(
      (await after(sql`update event_seals set hash = repeat('0', 64) where hash = ${last}`))?.broken,
    ).not.toBeNull()
    // What the worker writes is no part of what happened.
    expect((await after(sql`update events set handled_at = now() where id = ${middle}`))?.broken).toBeNull()
    expect(await checkSeals(db)).toMatchObject({ last, broken: null })
  })
})
