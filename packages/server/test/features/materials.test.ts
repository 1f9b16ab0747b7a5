import { fromTenge, writePriceCells, type Materials } from '@press/domain'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { createPlainWorkbook } from '../../src/app/workbook.ts'
import { getToday } from '../../src/clock.ts'
import { priceLists, techCards } from '../../src/database/schema.ts'
import {
  insertPaper,
  createBindingForm,
  insertCard,
  createFormatForm,
  getDateInDays,
  createOfferForm,
  offerItem,
  insertOffer,
  insertPriceList,
  insertStartedRun,
  calculatorExample,
  insertPerson,
  readVersion,
} from '../rows.ts'
import { createDemoDatabase, openPress, pollOptions } from '../support.ts'

const database = await createDemoDatabase()
afterAll(database.close)
const press = await openPress({}, database)
const { db } = database
const accountant = await insertPerson(press, 'accounting')
const author = await insertPerson(press, 'author')
const pm = await press.as('pm')
const printer = await insertPerson(press, 'typography')

const readMaterials = async (who = author) => (await who.call('GET /api/materials')).body
const readAddedMaterials = async (): Promise<Materials> =>
  (await author.call('GET /api/settings/in-force')).body.materials
const getStatusAndFields = ({ status, body }: { status: number; body: { error: { fields?: object } } }) => [
  status,
  Object.keys(body.error.fields ?? {}),
]

/**
 * Creates a price list that starts today, with the current prices and the given ones. Normally a list only takes effect on a later
 * day.
 */
async function insertPriceListForToday(cells: Record<string, number>) {
  const { price_list } = (await author.call('GET /api/price-list')).body
  const { id: _id, number: _number, from: _from, ...prices } = price_list
  await db
    .update(priceLists)
    .set({ from: getToday(), status: 'entered', prices: writePriceCells(prices, cells) })
    .where(eq(priceLists.id, await insertPriceList(press)))
}

describe('materials added by accounting', () => {
  it('include a paper that everyone can choose and, once priced, use in calculations', async () => {
    const name = { kz: 'Піл сүйегі түсті офсеттік', ru: 'Офсетная слоновая кость', en: 'Offset, ivory' }
    const { body, status } = await accountant.call('POST /api/materials/papers', {
      body: { name, grammage: 70, caliper: 0.12 },
    })
    expect([status, body]).toEqual([200, { key: 'offset-ivory70' }])
    expect((await readMaterials()).papers.at(-1)).toEqual({
      key: 'offset-ivory70',
      name: 'Офсетная слоновая кость 70\u00a0г/м²',
      grammage: 70,
      caliper: 0.12,
      withdrawn: false,
    })
    expect((await readAddedMaterials()).papers).toMatchObject([{ key: 'offset-ivory70', name }])

    const id = await insertCard(press)
    const version = await readVersion(press, 'techcard', id)
    const card = await pm.call('POST /api/tech-cards/{id}/edit', {
      params: { id },
      body: { print_info: { paper_text: 'offset-ivory70' }, format: 'A5', pages: 208, version },
    })
    expect(card.body.techcard.print_info.paper_text).toBe('offset-ivory70')
    const orderResponse = await printer.call('POST /api/paper/orders', {
      body: { paper: 'offset-ivory70', sheets: 500, expected_on: getDateInDays(7) },
    })
    expect(orderResponse.body.order).toMatchObject({ paper: 'offset-ivory70', sheets: 500 })

    const pricedBook = { ...calculatorExample, paper_type: 'offset-ivory70', name: 'На слоновой кости' }
    const unpriced = await author.call('POST /api/calculations', { body: pricedBook })
    expect(getStatusAndFields(unpriced)).toEqual([422, ['paper_type']])
    await insertPriceListForToday({ 'sheets.offset-ivory70': fromTenge(20) })
    const { calculation } = (await author.call('POST /api/calculations', { body: pricedBook })).body
    // 2 553 sheets cost 8 ₸ more each. With the overhead and the margin, 100 copies cost 26 960 ₸ more.
    expect(calculation).toMatchObject({ unit_price: fromTenge(2_091), paper_type: 'offset-ivory70' })

    const item = {
      ...offerItem,
      bw_pages: 200,
      format: 'A5',
      binding: 'KBS',
      paper_type: 'offset-ivory70',
      price: 209_100,
    }
    const offer = await accountant.call('POST /api/offers', { body: createOfferForm({ items: [item] }) })
    expect(offer.body.offer.items).toMatchObject([{ paper_type: 'offset-ivory70' }])
    const pdf = await accountant.fetch(`/api/offers/${offer.body.offer.id}/documents/kp.pdf?lang=kz`)
    expect(pdf.status).toBe(200)
  })

  it('include a format with its printed sheet and a binding that requires whole sections', async () => {
    const { key: format } = (await accountant.call('POST /api/materials/formats', { body: createFormatForm() })).body
    const { key: binding } = (await accountant.call('POST /api/materials/bindings', { body: createBindingForm() })).body
    expect((await readMaterials()).formats.find(({ key }) => key === format)).toMatchObject({
      sheet: '60×70',
      share: 16,
    })
    const printWork = {
      copies: 100,
      format,
      total_pages: 160,
      paper_text: 'offset80',
      colorfulness_text: '1+1',
      status: 'new',
    } as const
    const params = { id: await insertStartedRun(press) }
    const savePrintForm = (total_pages: number) =>
      printer.call('POST /api/tech-cards/{id}/print-info', {
        params,
        body: { ...printWork, total_pages, binding_counts: { [binding]: 100 } },
      })
    expect(getStatusAndFields(await savePrintForm(150))).toEqual([422, [`binding_counts.${binding}`]])
    const { body } = await savePrintForm(160)
    expect(body.techcard.print_form).toMatchObject({ format, binding_counts: { [binding]: 100 } })
  })

  it('are available in another process too', async () => {
    const otherPress = await openPress({}, database)
    const otherAuthor = await otherPress.as('author')
    const key = await insertPaper(press)
    await expect
      .poll(async () => (await otherAuthor.call('GET /api/materials')).body.papers.map((one) => one.key), pollOptions)
      .toContain(key)
  })

  it('are refused with field errors when invalid or when the name exists', async () => {
    const name = { kz: 'Офсеттік', ru: '', en: 'Offset' }
    const paper = await accountant.call('POST /api/materials/papers', { body: { name, grammage: 80, caliper: 12 } })
    expect(getStatusAndFields(paper)).toEqual([422, ['name.ru', 'name.en', 'caliper']])
    const format = await accountant.call('POST /api/materials/formats', {
      body: { ...createFormatForm(), key: '70x108 1/16', height: 900 },
    })
    expect(getStatusAndFields(format)).toEqual([422, ['key', 'height']])
    const binding = await accountant.call('POST /api/materials/bindings', { body: { ...createBindingForm(), max: 10 } })
    expect(getStatusAndFields(binding)).toEqual([422, ['max']])
  })

  it('can be withdrawn from choice while existing uses keep them', async () => {
    const key = await insertPaper(press)
    const id = await insertOffer(press, { items: [{ ...offerItem, paper_type: key }] })
    const withdrawMaterial = (body: { kind: 'papers'; key: string; withdrawn: boolean }) =>
      accountant.call('POST /api/materials/withdraw', { body })
    expect((await withdrawMaterial({ kind: 'papers', key, withdrawn: true })).status).toBe(200)
    expect((await readMaterials()).papers.find((one) => one.key === key)).toMatchObject({ withdrawn: true })
    const { offer } = (await accountant.call('GET /api/offers/{id}', { params: { id } })).body
    const repeatedResponse = await accountant.call('PATCH /api/offers/{id}/items', {
      params: { id },
      body: { items: offer.items },
    })
    expect(repeatedResponse.body.offer.items).toMatchObject([{ paper_type: key }])
    await withdrawMaterial({ kind: 'papers', key, withdrawn: false })
    expect((await readMaterials()).papers.find((one) => one.key === key)).toMatchObject({ withdrawn: false })
    // Built-in materials cannot be withdrawn.
    expect(getStatusAndFields(await withdrawMaterial({ kind: 'papers', key: 'offset80', withdrawn: true }))).toEqual([
      422,
      ['key'],
    ])
  })

  it('appear with their author in the settings history and the event log', async () => {
    const supervisor = await press.as('supervisor')
    const { changes } = (
      await supervisor.call('GET /api/settings/{section}/history', { params: { section: 'materials' } })
    ).body
    expect(changes.at(-1)).toMatchObject({
      by: { id: accountant.id },
      changes: [{ field: 'papers.offset-ivory70', before: null, after: 'offered' }],
    })
    const { events } = (await supervisor.call('GET /api/events-log', { query: { resource: 'setting' } })).body
    expect(events.flatMap(({ changes: entryChanges }) => entryChanges)).toContainEqual({
      field: 'setting',
      before: 'papers.offset-ivory70: –',
      after: 'papers.offset-ivory70: offered',
    })
  })
})

describe('an unknown material', () => {
  it.each([
    ['format', { format: '13×18/4' }],
    ['paper_type', { paper_type: 'newsprint' }],
    ['binding_method', { binding_method: 'glue' }],
  ])('is refused in a calculation at its field: %s', async (field, change) => {
    const body = { ...calculatorExample, name: 'Расчёт', ...change }
    expect(getStatusAndFields(await author.call('POST /api/calculations', { body }))).toEqual([422, [field]])
    const { calculation } = (
      await author.call('POST /api/calculations', { body: { ...calculatorExample, name: 'Расчёт' } })
    ).body
    const editResponse = await author.call('PATCH /api/calculations/{id}', {
      params: { id: calculation.id },
      body: { book: { ...calculatorExample, ...change } },
    })
    expect(getStatusAndFields(editResponse)).toEqual([422, [`book.${field}`]])
    const requestResponse = await author.call('POST /api/offers/request', {
      body: { book: { ...calculatorExample, title: 'Книга', ...change }, note: '' },
    })
    expect(getStatusAndFields(requestResponse)).toEqual([422, [`book.${field}`]])
  })

  it.each([
    ['format', { format: '13×18/4' }],
    ['binding', { binding: 'glue' }],
    ['paper_type', { paper_type: 'newsprint' }],
  ])('is refused in an offer at its field: %s', async (field, change) => {
    const items = [offerItem, { ...offerItem, ...change }]
    const id = await insertOffer(press)
    const expectedRefusal = [422, [`items.1.${field}`]]
    expect(getStatusAndFields(await accountant.call('POST /api/offers', { body: createOfferForm({ items }) }))).toEqual(
      expectedRefusal,
    )
    expect(
      getStatusAndFields(
        await accountant.call('POST /api/offers/{id}', { params: { id }, body: createOfferForm({ items }) }),
      ),
    ).toEqual(expectedRefusal)
    expect(
      getStatusAndFields(await accountant.call('PATCH /api/offers/{id}/items', { params: { id }, body: { items } })),
    ).toEqual(expectedRefusal)
  })

  it.each([
    ['format', { format: '13×18/4' }],
    ['print_info.paper_cover', { print_info: { paper_cover: 'newsprint' } }],
    ['print_info.binding', { print_info: { binding: 'glue' } }],
  ])('is refused in a card at its field: %s', async (field, change) => {
    const id = await insertCard(press)
    expect(
      getStatusAndFields(await pm.call('POST /api/tech-cards/{id}/edit', { params: { id }, body: change })),
    ).toEqual([422, [field]])
    const [row] = await db.select().from(techCards).where(eq(techCards.id, id))
    expect(row).toMatchObject({ format: null })
  })

  it.each([
    ['format', { format: '13×18/4' }],
    ['paper_insert', { paper_insert: 'newsprint' }],
    ['binding_counts.glue', { binding_counts: { KBS: 90, glue: 10 } }],
    ['counted.spoilt.newsprint', { counted: { printed: 90, spoilt: { offset80: 5, newsprint: 5 } } }],
  ])('is refused in a printing form at its field: %s', async (field, change) => {
    const params = { id: await insertStartedRun(press) }
    for (const name of ['POST /api/tech-cards/{id}/print-info', 'POST /api/tech-cards/{id}/signal-copy'] as const)
      expect(getStatusAndFields(await printer.call(name, { params, body: { status: 'new', ...change } }))).toEqual([
        422,
        [field],
      ])
  })

  it('is refused in orders, counts and corrections of the paper stock', async () => {
    const order = { paper: 'newsprint', sheets: 500, expected_on: getDateInDays(7) }
    expect(getStatusAndFields(await printer.call('POST /api/paper/orders', { body: order }))).toEqual([422, ['paper']])
    const count = { paper: 'newsprint', counted: 5, reason: 'пересчёт' }
    expect(getStatusAndFields(await printer.call('POST /api/paper/count', { body: count }))).toEqual([422, ['paper']])
    const correction = await printer.call('PUT /api/paper/runs/{id}', {
      params: { id: await insertStartedRun(press) },
      body: { printed: 90, spoilt: { newsprint: 4 }, reason: 'пересчёт' },
    })
    expect(getStatusAndFields(correction)).toEqual([422, ['spoilt.newsprint']])
  })

  it('is refused in a price list', async () => {
    const params = { id: await insertPriceList(press) }
    const [row] = await db.select().from(priceLists).where(eq(priceLists.id, params.id))
    if (!row) throw new Error('There is no price list')
    const { prices } = row
    const savePrices = (changedPrices: object) =>
      accountant.call('PATCH /api/price-list/{id}', { params, body: { prices: { ...prices, ...changedPrices } } })
    expect(getStatusAndFields(await savePrices({ sheets: { ...prices.sheets, newsprint: 800 } }))).toEqual([
      422,
      ['prices.sheets.newsprint'],
    ])
    const bindingPrice = { setup: 100_000, each: 100 }
    expect(getStatusAndFields(await savePrices({ bindings: { ...prices.bindings, glue: bindingPrice } }))).toEqual([
      422,
      ['prices.bindings.glue'],
    ])
    expect(getStatusAndFields(await savePrices({ papers: [{ key: 'newsprint' }] }))).toEqual([422, ['prices.papers']])
    expect((await savePrices({})).status).toBe(200)
  })

  it('is refused in a table of books', async () => {
    const headings = ['Название', 'Авторы', 'Год', 'Язык', 'Формат']
    const rows = [
      ['Первая книга', 'Анна Ким', 2020, 'Русский', '70х108/16'],
      ['Вторая книга', 'Анна Ким', 2020, 'Русский', '13х18/4'],
    ]
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(await createPlainWorkbook('Книги', headings, rows))]), 'books.xlsx')
    const { body } = await pm.call('POST /api/books/import', { body: form, query: { write: '1' } })
    expect(body).toMatchObject({ rows: 2, good: 1, written: 0 })
    expect(body.problems.map(({ row, field }) => [row, field])).toEqual([[3, 'format']])
  })
})

describe('a sewn book', () => {
  it('is refused with incomplete sections by its own error', async () => {
    const book = { ...calculatorExample, binding_method: 'KShS', name: 'Шитая' }
    const { status, body } = await author.call('POST /api/calculations', { body: book })
    expect([status, body.error.fields]).toEqual([422, { pages: 'Сшивают целыми тетрадями: добавьте пустые страницы' }])
    const validResponse = await author.call('POST /api/calculations', { body: { ...book, pages: 208 } })
    expect(validResponse.body.calculation.binding_method).toBe('KShS')
    const form = await printer.call('POST /api/tech-cards/{id}/print-info', {
      params: { id: await insertStartedRun(press) },
      body: { status: 'new', paper_text: 'offset80', colorfulness_text: '1+1', binding_counts: { KShS: 100 } },
    })
    expect(getStatusAndFields(form)).toEqual([422, ['binding_counts.KShS']])
  })
})

describe('paper waste', () => {
  it('follows the current price list in the calculator, the print plan and the used paper', async () => {
    const wasteBefore = (await author.call('GET /api/settings/in-force')).body.waste
    expect(wasteBefore).toEqual({ waste: 2, make_ready: 3 })
    const id = await insertStartedRun(press, { paper_text: 'offset80', colorfulness_text: '1+1' })
    await db.update(techCards).set({ due: '2020-01-09' }).where(eq(techCards.id, id))
    const readPlannedUse = async () =>
      (await printer.call('GET /api/print-plan')).body.runs.find((run) => run.id === id)?.use[0]
    expect(await readPlannedUse()).toEqual({ paper: 'offset80', good: 2_500, spoilt: 53 })

    await db
      .update(priceLists)
      .set({ from: getDateInDays(-1) })
      .where(eq(priceLists.from, getToday()))
    await insertPriceListForToday({ waste: 10, make_ready: 20 })
    expect((await author.call('GET /api/settings/in-force')).body.waste).toEqual({ waste: 10, make_ready: 20 })
    expect(await readPlannedUse()).toEqual({ paper: 'offset80', good: 2_500, spoilt: 270 })
    const { calculation } = (
      await author.call('POST /api/calculations', { body: { ...calculatorExample, name: 'Дороже' } })
    ).body
    expect(calculation.unit_price).toBeGreaterThan(fromTenge(1_822))
    const completedForm = { status: 'completed', start_date: getToday(), completed_date: getToday() } as const
    await printer.call('POST /api/tech-cards/{id}/print-info', { params: { id }, body: completedForm })
    const { use } = (await printer.call('GET /api/paper/runs/{id}', { params: { id } })).body
    expect(use.papers[0]).toEqual({ paper: 'offset80', good: 2_500, spoilt: 270 })
  })
})
