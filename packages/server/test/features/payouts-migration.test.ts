import { afterAll, expect, it } from 'vitest'
import { withClient } from '../../src/database/client.ts'
import { migrate, migrateTo } from '../../src/database/migrate.ts'
import { createEmptyDatabase, createDemoDatabase } from '../support.ts'

const demo = await createDemoDatabase()
afterAll(demo.close)

const createPaidOnSql = (day: string) => `'${day}T06:00:00Z'`
const createWorkSql = (act: number | null, payout: number | null, name: string, price: string, paid: string) =>
  `(1, 1, '${name}', '384 000 зн.', ${price}, '2026-09-20', '2026-09-30T20:00:00Z', ${paid}, ${act}, ${payout}, '${paid === 'null' ? 'approved' : 'paid'}')`
const insertOldRowsSql = [
  `insert into users (id, name, email, role_id) overriding system value values (1, 'Айдос Бек', 'bek@press.example', 10)`,
  `insert into tech_cards (id, book_name, language) overriding system value values (1, 'Қазақ тілі', 'kz')`,
  `insert into payouts (id, key, number, date) overriding system value values
    (7, gen_random_uuid(), '118', '2026-10-05'), (8, gen_random_uuid(), '131', '2026-10-25')`,
  `insert into work_acts (id, executor_id, month, year, number) overriding system value values
    (3, 1, '2026-10-01', 2026, 41), (5, 1, '2026-11-01', 2026, 57), (9, 1, '2026-12-01', 2026, 60)`,
  `insert into work_types (tech_card_id, executor_id, name, unit, price, end_date, completed_at, paid_at, act_id, payout_id, status) values
    ${createWorkSql(3, 7, 'editing', '9600000', createPaidOnSql('2026-10-05'))}, ${createWorkSql(3, 8, 'layout', '4800001', createPaidOnSql('2026-10-25'))},
    ${createWorkSql(5, 8, 'index', '1200000', createPaidOnSql('2026-11-30'))}, ${createWorkSql(null, null, 'proofreading', '700000', 'null')}`,
]

it('acts of an earlier version become paid accruals with their numbers and nothing withheld', async () => {
  const url = await createEmptyDatabase(demo.url)
  await withClient(url, async (client) => {
    expect(await migrateTo(client, '0069_stock_movements')).toBe(true)
    for (const statement of insertOldRowsSql) await client.query(statement)
  })
  await migrate(url)
  await withClient(url, async (client) => {
    const queryRowArrays = async (text: string) => (await client.query({ text, rowMode: 'array' })).rows as unknown[][]
    const selectAccrualsSql = `select id, kind, year, number, date::text, payee_id, party->>'name', gross::int, net::int, withheld,
      paid_on::text, payout_id, cancelled_at from accruals order by id`
    const expectedPayee = [1, 'Айдос Бек']
    expect(await queryRowArrays(selectAccrualsSql)).toEqual([
      // Two payment orders paid this act, and its works refer to them.
      [3, 'works', 2026, 41, '2026-10-25', ...expectedPayee, 14_400_001, 14_400_001, [], '2026-10-25', null, null],
      [5, 'works', 2026, 57, '2026-11-30', ...expectedPayee, 1_200_000, 1_200_000, [], '2026-11-30', 8, null],
      // The works of this act were withdrawn, but its number is not used again.
      [9, 'works', 2026, 60, '2026-12-01', ...expectedPayee, 0, 0, [], '2026-12-01', null, null],
    ])
    const [[lines]] = (await queryRowArrays('select works from accruals where id = 3')) as [[object[]]]
    const expectedLine = { unit: '384 000 зн.', book_name: 'Қазақ тілі', language: 'kz', due: '2026-09-20' }
    // The evening of 30 September in UTC is October in the press's time zone.
    expect(lines).toMatchObject([
      { ...expectedLine, name: 'editing', price: 9_600_000, handed_in: '2026-10-01' },
      { ...expectedLine, name: 'layout', price: 4_800_001, handed_in: '2026-10-01' },
    ])
    expect(await queryRowArrays('select name, act_id from work_types order by id')).toEqual([
      ['editing', 3],
      ['layout', 3],
      ['index', 5],
      ['proofreading', null],
    ])
    // The next act gets the next number, and a new id.
    const nextAccrualRows = await queryRowArrays(`insert into accruals (kind, year, number, date, party, gross, net)
      select 'works', 2026, max(number) + 1, '2026-12-02', '{}', 0, 0 from accruals returning id, number`)
    expect(nextAccrualRows).toEqual([[10, 61]])
  })
})
