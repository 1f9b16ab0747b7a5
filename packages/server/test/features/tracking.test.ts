import { isWorkingDay } from '@press/domain'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rows } from '../../src/database/rows.ts'
import { openPress, type Person, type Press } from '../support.ts'

let press: Press
let manager: Person
beforeAll(async () => {
  press = await openPress()
  manager = await press.as('pm')
})

/** A demo book that stands at a stage. */
async function bookAt(stage: string): Promise<number> {
  const [book] = await rows<{ id: number }>(
    press.database.db,
    sql`select id from tech_cards where ${sql.raw(`is_${stage}`)} and not is_archieve order by id limit 1`,
  )
  return book?.id ?? 0
}

describe('when a book is expected', () => {
  it('is said by how long past books took, on working days, with the days between', async () => {
    const { body } = await manager.call('GET /api/tech-cards/{id}', { params: { id: await bookAt('process') } })
    const { path } = body.techcard
    const here = path.find(({ state }) => state === 'current')
    expect(here?.usual).toBeTruthy()
    expect(here?.lasts).toBeGreaterThanOrEqual(0)
    const ahead = path.filter(({ state }) => state === 'future')
    expect(ahead.length).toBeGreaterThan(5)
    for (const { expected, earliest, latest } of ahead) {
      expect(isWorkingDay(expected ?? '')).toBe(true)
      expect((earliest ?? '') <= (expected ?? '')).toBe(true)
      expect((latest ?? '') >= (expected ?? '')).toBe(true)
    }
  })

  it('asks the database by an index', async () => {
    const plan = await rows<{ 'QUERY PLAN': string }>(
      press.database.db,
      sql`explain select entered_at, left_at from tech_card_stages
        where stage = 'signal' and left_at is not null order by left_at desc limit 1`,
    )
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('tech_card_stages_left')
  })
})
