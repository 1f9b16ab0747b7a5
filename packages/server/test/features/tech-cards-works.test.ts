import { isWorkDone, workTypeStatuses, type WorkTypeName, type WorkTypeStatus } from '@press/domain'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { techCards, workTypes } from '../../src/database/schema.ts'
import { insertCard } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database

const workNames: readonly WorkTypeName[] = [
  'editing',
  'proofreading',
  'layout',
  'cover design',
  'translation',
  'index',
  'illustration',
]

async function insertCardWithWorks(statuses: readonly WorkTypeStatus[]): Promise<number> {
  const id = await insertCard(press)
  if (statuses.length === 0) return id
  await db
    .insert(workTypes)
    .values(statuses.map((status, index) => ({ tech_card_id: id, name: workNames[index] ?? 'editing', status })))
  return id
}

const readWorkCounts = async (id: number) => {
  const [row] = await db
    .select({
      version: techCards.version,
      works: techCards.works,
      total: techCards.works_total,
      started: techCards.works_started,
      done: techCards.works_done,
    })
    .from(techCards)
    .where(eq(techCards.id, id))
  return row
}
const listWorks = (id: number) =>
  db
    .select({ id: workTypes.id, name: workTypes.name, status: workTypes.status })
    .from(workTypes)
    .where(eq(workTypes.tech_card_id, id))
    .orderBy(asc(workTypes.id))

const createApproveSql = (work: number | undefined) => `update work_types set status = 'approved' where id = ${work}`

describe('the works of a card', () => {
  it('include all statuses, with the same counts as in the domain', async () => {
    const id = await insertCardWithWorks(workTypeStatuses)
    const countedStatuses = workTypeStatuses.filter((status) => status !== 'cancelled')
    expect(await readWorkCounts(id)).toMatchObject({
      version: 1,
      works: await listWorks(id),
      total: countedStatuses.length,
      started: countedStatuses.filter((status) => status !== 'offered').length,
      done: countedStatuses.filter(isWorkDone).length,
    })
  })

  it('follow changes of names and statuses on several cards at once', async () => {
    const ids = [await insertCardWithWorks(['offered', 'offered']), await insertCardWithWorks(['offered'])]
    await db
      .update(workTypes)
      .set({ status: 'approved' })
      .where(and(inArray(workTypes.tech_card_id, ids), eq(workTypes.name, 'editing')))
    await db
      .update(workTypes)
      .set({ name: 'index' })
      .where(and(inArray(workTypes.tech_card_id, ids), eq(workTypes.name, 'editing')))
    for (const id of ids)
      expect(await readWorkCounts(id)).toMatchObject({ works: await listWorks(id), started: 1, done: 1 })
  })

  it('follow a deleted work and a work moved to another card', async () => {
    const [first, second] = [await insertCardWithWorks(['completed', 'offered']), await insertCardWithWorks([])]
    const [movedWork, removedWork] = await listWorks(first)
    await db
      .update(workTypes)
      .set({ tech_card_id: second })
      .where(eq(workTypes.id, movedWork?.id ?? 0))
    await db.delete(workTypes).where(eq(workTypes.id, removedWork?.id ?? 0))
    expect(await readWorkCounts(first)).toMatchObject({ works: [], total: 0, started: 0, done: 0 })
    expect(await readWorkCounts(second)).toMatchObject({ works: [movedWork], total: 1, started: 1, done: 1 })
  })

  it('are correct after two simultaneous changes', async () => {
    const id = await insertCardWithWorks(['offered', 'offered'])
    const [one, two] = await listWorks(id)
    const [first, second] = [await press.database.pool.connect(), await press.database.pool.connect()]
    await first.query('begin')
    await first.query(createApproveSql(one?.id))
    const blockedUpdate = second.query(createApproveSql(two?.id))
    await vi.waitFor(async () => {
      const { rows } = await press.database.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'update work_types%'`,
      )
      expect(rows).toHaveLength(1)
    })
    await first.query('commit')
    await blockedUpdate
    first.release()
    second.release()
    expect(await readWorkCounts(id)).toMatchObject({ works: await listWorks(id), started: 2, done: 2 })
  })

  it('are not rewritten when the price of a work changes', async () => {
    const id = await insertCardWithWorks(['offered'])
    const readRowVersion = async () =>
      (await press.database.pool.query(`select xmin from tech_cards where id = ${id}`)).rows
    const rowVersionBefore = await readRowVersion()
    await db.update(workTypes).set({ price: 100 }).where(eq(workTypes.tech_card_id, id))
    expect(await readRowVersion()).toEqual(rowVersionBefore)
  })
})
