import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createPlainWorkbook } from '../../src/app/workbook.ts'
import { events, shopOrders } from '../../src/database/schema.ts'
import { insertPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const sales = await insertPerson(press, 'accounting')
const stock = await insertPerson(press, 'stock')

type Cell = string | number | null
const headings = 'Номер заказа;Заказчик;Почта;Дата заказа;Книга;Язык;Количество;Цена, ₸;Сумма заказа, ₸'
const createXlsx = async (rows: Cell[][]) =>
  new File([Uint8Array.from(await createPlainWorkbook('Заказы', headings.split(';'), rows))], 'orders.xlsx')
const createCsv = (...lines: string[]) => new File([[headings, ...lines].join('\r\n')], 'orders.csv')

async function importFile(file: File, write = false, person = sales) {
  const form = new FormData()
  form.append('file', file)
  return person.call('POST /api/shop-orders/import', {
    query: write ? { write: '1' } : {},
    body: form,
    headers: { 'accept-language': 'ru' },
  })
}
const findOrderRows = (number: string) => db.select().from(shopOrders).where(eq(shopOrders.number, number))

describe('an imported table of orders', () => {
  const rows: Cell[][] = [
    ['X-1', 'Дина Ким', 'dina@example.kz', '20.11.2026', 'Абай жолы', 'казахский', 2, 4500, 12_900.5],
    ['X-2', 'Ерлан Досов', '', null, 'Атлас птиц', '', 1, 7200, null],
    ['X-1', '', '', null, 'Путеводитель', 'ru', 1, 3900.5, null],
  ]

  it('is checked first, and nothing is written without confirmation', async () => {
    const { body } = await importFile(await createXlsx(rows))
    expect(body).toMatchObject({ rows: 3, good: 3, fresh: 2, written: 0, problems: [], skipped: [] })
    expect(await findOrderRows('X-1')).toEqual([])
  })

  it('creates orders: rows with the same number become one order', async () => {
    const { body } = await importFile(await createXlsx(rows), true)
    expect(body).toMatchObject({ fresh: 2, written: 2 })
    const [order] = await findOrderRows('X-1')
    expect(order).toMatchObject({
      status: 'new',
      customer_name: 'Дина Ким',
      customer_email: 'dina@example.kz',
      sum: 1_290_050,
      items: [
        { name: 'Абай жолы', language: 'kz', quantity: 2, price: 450_000 },
        { name: 'Путеводитель', language: 'ru', quantity: 1, price: 390_050 },
      ],
    })
    expect(order?.created_at.toISOString()).toBe('2026-11-19T19:00:00.000Z')
    const [importEvent, ...otherEvents] = await db.select().from(events).where(eq(events.type, 'shoporder.imported'))
    expect(importEvent).toMatchObject({ actor_id: sales.id, data: { orders: 2 } })
    expect(otherEvents).toEqual([])
  })

  it('skips existing orders and lists them', async () => {
    const { body } = await importFile(
      createCsv('X-2;Другой;;;Атлас птиц;;0;;', 'X-3;Дина Ким;;;Атлас птиц;;1;7200;'),
      true,
    )
    expect(body).toMatchObject({ fresh: 1, written: 1, skipped_total: 1, skipped: [{ row: 2, name: 'X-2' }] })
    expect(await findOrderRows('X-2')).toMatchObject([{ customer_name: 'Ерлан Досов', sum: 720_000 }])
    expect((await importFile(createCsv('X-3;Дина Ким;;;Атлас птиц;;1;7200;'), true)).body).toMatchObject({
      fresh: 0,
      written: 0,
    })
  })

  it('reports the row and column of each error and then writes nothing', async () => {
    const file = createCsv(
      'X-10;Дина Ким;dina;;Абай жолы;клингонский;2;4500;9000',
      'X-11;Ерлан;;31.02.2026;;;два;дорого;',
      'X-10;Болат;;;Атлас птиц;;1;100;',
      'X-12;Айдос;;;Атлас птиц;;1;100;',
    )
    const { body } = await importFile(file, true)
    expect(body).toMatchObject({ rows: 4, good: 1, written: 0 })
    expect(body.problems.map(({ row, name, field }) => `${row} ${name} ${field}`)).toEqual([
      '2 X-10 customer_email',
      '2 X-10 language',
      '3 X-11 created_at',
      '3 X-11 name',
      '3 X-11 quantity',
      '3 X-11 price',
      '4 X-10 customer_name',
    ])
    expect(body.problems.at(-1)?.message).toBe('В строке 2 у этого заказа указано другое')
    expect(await findOrderRows('X-12')).toEqual([])
  })

  it('reports the total of an order’s books when its sum differs', async () => {
    const { body } = await importFile(createCsv('X-20;Дина Ким;;;Абай жолы;;2;4500,50;9000'))
    expect(body.problems).toMatchObject([{ row: 2, field: 'sum', message: expect.stringMatching(/9\s001\s₸/) }])
  })

  it('is read with the separators, quotes and byte order mark of other programs', async () => {
    const line = 'W-1,"Ким, Дина",,,Абай жолы,kz,2,"4 500,00",'
    const text = `${headings.replace('Цена, ₸', '"Цена, ₸"').replace('Сумма заказа, ₸', '"Сумма заказа, ₸"').replaceAll(';', ',')}\n${line}\n`
    expect((await importFile(new File([`\uFEFF${text}`], 'orders.csv'), true)).body).toMatchObject({ written: 1 })
    expect(await findOrderRows('W-1')).toMatchObject([{ customer_name: 'Ким, Дина', sum: 900_000 }])
  })

  it('is imported as text, never as formulas', async () => {
    const formula = '=HYPERLINK("https://evil.example","Дина")'
    await importFile(createCsv(`F-1;"${formula.replaceAll('"', '""')}";;;'+1+1;;1;100;`), true)
    expect(await findOrderRows('F-1')).toMatchObject([{ customer_name: formula, titles: '+1+1' }])
  })

  it.each([
    ['is no table', new File([new Uint8Array([0, 1, 2, 0, 255])], 'orders.csv'), 'Содержимое файла'],
    ['breaks off within quotes', createCsv('X-30;"Дина'), 'Содержимое файла'],
    ['lacks columns', new File(['Номер заказа;Книга\n1;2'], 'orders.csv'), 'Заказчик'],
    ['is empty', new File([''], 'orders.csv'), 'Файл пустой'],
  ])('is refused as a file when it %s', async (_name, file, expectedText) => {
    const { status, body } = await importFile(file)
    expect(status).toBe(422)
    expect(body.error.fields?.['file']).toContain(expectedText)
  })

  it('is refused when it has too many rows', async () => {
    const { body } = await importFile(
      createCsv(...Array.from({ length: 10_001 }, (_, index) => `N-${index};Дина;;;А;;1;1;`)),
    )
    expect(body.error.fields?.['file']).toMatch(/10\s?000/)
  })

  it('is refused from the stock role, and its template passes the check', async () => {
    expect((await importFile(createCsv('X-40;Дина;;;А;;1;1;'), true, stock)).status).toBe(403)
    const template = await sales.fetch('/api/shop-orders/import', { headers: { 'accept-language': 'kz' } })
    const { body } = await importFile(new File([await template.arrayBuffer()], 'template.xlsx'))
    expect(body).toMatchObject({ rows: 2, good: 2, fresh: 1 })
  })
})
