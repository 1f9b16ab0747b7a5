import { afterAll, expect, it } from 'vitest'
import { withClient } from '../../src/database/client.ts'
import { migrate, migrateTo } from '../../src/database/migrate.ts'
import { createEmptyDatabase, createDemoDatabase } from '../support.ts'

const demo = await createDemoDatabase()
afterAll(demo.close)

const insertCardsSql = `insert into tech_cards (book_name, language, quantity, circulation_author, circulation_university, circulation_library,
    is_stock, is_done, received, handed_over) values
  ('Выданная', 'ru', 300, 10, 270, 20, false, true, '{"author":10,"university":268,"library":20}',
    '{"author":{"copies":10,"to":"А"},"university":{"copies":100,"to":"Б"},"library":{"copies":20,"to":"В"}}'),
  ('Без приёмки', 'ru', 200, null, null, null, true, false, null, null),
  ('Заказанная', 'ru', 316, 0, 300, 16, true, false, '{"author":0,"university":300,"library":16}', null),
  ('Отпущена раньше', 'ru', 50, null, null, null, true, false, '{"author":0,"university":40,"library":0}', null),
  ('Ещё в печати', 'ru', 50, null, null, null, false, false, null, null)`
const createOfferSql = (id: number, name: string, quantity: number) =>
  `(${id}, '${id}', '2026-09-01', 'Заказчик', '[{"name":"${name}","language":"ru","quantity":${quantity},"price":100,"work_types":[]}]',
    1, 0, 16, 'accept')`
const createWaybillSql = (offerId: number, number: string, quantity: number, kind = 'waybill', cancelled = false) =>
  `(${offerId}, '${kind}', 2026, '${number}', '2026-10-01', 16,
    '[{"item":0,"work":null,"quantity":${quantity},"price":100,"sum":${quantity * 100},"vat":0,"exempt":false}]', 1, 0,
    ${cancelled ? 'now()' : 'null'})`
const insertOffersSql = `insert into offers (id, number, date, recipient_name, items, sum, vat, vat_rate, status) overriding system value values
    ${createOfferSql(1, 'Заказанная', 300)}, ${createOfferSql(2, 'Отпущена раньше', 50)}, ${createOfferSql(3, 'Прежняя', 20)};
  insert into offer_tech_cards (offer_id, tech_card_id) select 1, id from tech_cards where book_name = 'Заказанная';
  insert into offer_tech_cards (offer_id, tech_card_id) select 2, id from tech_cards where book_name = 'Отпущена раньше';
  insert into turnovers (offer_id, kind, year, number, date, vat_rate, lines, sum, vat, cancelled_at) values
    ${createWaybillSql(1, '1', 120)}, ${createWaybillSql(1, '2', 50, 'waybill', true)}, ${createWaybillSql(1, '1', 20, 'return')},
    ${createWaybillSql(2, '3', 50)}, ${createWaybillSql(3, '4', 8)};`
const insertBooksSql = `insert into books (book_name, language, copies_left) values
    ('Прежняя', 'ru', 40), ('Несчитанная', 'ru', null), ('Кончилась', 'ru', 0);
  insert into book_sales (book_id, channel, date, copies, sum)
    select id, 'partners', '2026-10-02', copies, copies * 100 from books cross join (values (30), (-4)) as sold (copies)
    where book_name in ('Выданная', 'Несчитанная');
  insert into shop_orders (status, customer_name, items, sum) values
    ('done', 'Читатель', '[{"name":"Прежняя","language":"ru","quantity":5,"price":100}]', 500),
    ('stock', 'Читатель', '[{"name":"Прежняя","language":"ru","quantity":7,"price":100}]', 700);`

it('a press upgraded from the previous version keeps its stock as a sum of movements', async () => {
  const url = await createEmptyDatabase(demo.url)
  await withClient(url, async (client) => {
    expect(await migrateTo(client, '0068_material_prices')).toBe(true)
    for (const statement of [insertCardsSql, insertOffersSql, insertBooksSql]) await client.query(statement)
  })
  const selectCopiesLeftSql = 'select book_name, copies_left from books order by book_name'
  const rowsBefore = await queryRowArrays(url, selectCopiesLeftSql)
  await migrate(url)
  expect(rowsBefore).toEqual([
    ['Без приёмки', 200],
    ['Выданная', 168],
    ['Заказанная', 316],
    ['Кончилась', 0],
    ['Несчитанная', null],
    ['Отпущена раньше', 40],
    ['Прежняя', 40],
  ])
  // Only the copies that customers ordered stop belonging to the press.
  const expectedRows = rowsBefore.map(([name, copies]) => {
    if (name === 'Заказанная') return [name, 16]
    return name === 'Отпущена раньше' ? [name, 0] : [name, copies]
  })
  expect(await queryRowArrays(url, selectCopiesLeftSql)).toEqual(expectedRows)
  const selectSumsSql = `select book_name, sum(copies) filter (where offer_id is null)::int from books left join stock_movements on book_id = books.id
    group by books.id, book_name order by book_name`
  expect(
    (await queryRowArrays(url, selectSumsSql)).map(([name, sum]) => [
      name,
      name === 'Отпущена раньше' ? (sum ?? 0) : sum,
    ]),
  ).toEqual(expectedRows)
  const readMovements = (name: string) =>
    queryRowArrays(
      url,
      `select kind, copies, offer_id from stock_movements join books on books.id = book_id where book_name = '${name}' order by stock_movements.id`,
    )
  expect((await readMovements('Выданная')).toSorted(compareAsText)).toEqual(
    [
      ['counted', 26, null],
      ['returned', 4, null],
      ['received', 300, null],
      ['shortage', -2, null],
      ['author', -10, null],
      ['library', -20, null],
      ['university', -100, null],
      ['sold', -30, null],
    ].toSorted(compareAsText),
  )
  expect((await readMovements('Заказанная')).toSorted(compareAsText)).toEqual(
    [
      ['received', 16, null],
      ['received', 300, 1],
      ['returned', 20, 1],
      ['shipped', -120, 1],
    ].toSorted(compareAsText),
  )
  // More copies were shipped than had arrived, so the difference was recorded as counted.
  expect((await readMovements('Отпущена раньше')).toSorted(compareAsText)).toEqual(
    [
      ['counted', 10, 2],
      ['received', 50, 2],
      ['shortage', -10, 2],
      ['shipped', -50, 2],
    ].toSorted(compareAsText),
  )
  expect((await readMovements('Прежняя')).toSorted(compareAsText)).toEqual(
    [
      ['counted', 53, null],
      ['shipped', -8, null],
      ['sold', -5, null],
    ].toSorted(compareAsText),
  )
  expect(await readMovements('Без приёмки')).toEqual([['received', 200, null]])
  expect(await readMovements('Кончилась')).toEqual([['counted', 0, null]])
  expect(await readMovements('Несчитанная')).toEqual([])
  const selectReasonsSql = `select distinct reason from stock_movements where kind = 'counted'`
  expect(await queryRowArrays(url, selectReasonsSql)).toEqual([['Остаток на день перехода к учёту по движениям']])
  // The balance was never negative in between.
  const selectMinBalanceSql = `select min(balance)::int from (select sum(copies) over (partition by book_id, offer_id order by id) as balance
    from stock_movements) balances`
  expect(await queryRowArrays(url, selectMinBalanceSql)).toEqual([[0]])
})

const compareAsText = (one: readonly unknown[], other: readonly unknown[]) => String(one).localeCompare(String(other))

async function queryRowArrays(url: string, text: string): Promise<unknown[][]> {
  let rows: unknown[][] = []
  await withClient(url, async (client) => {
    rows = (await client.query({ text, rowMode: 'array' })).rows as unknown[][]
  })
  return rows
}
