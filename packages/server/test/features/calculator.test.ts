import { firstWaste, fromTenge, priceLists as given, writePriceCells } from '@press/domain'
import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays, getToday } from '../../src/clock.ts'
import { calculations, events, priceLists } from '../../src/database/schema.ts'
import { insertCalculation, getDateInDays, insertPriceList, calculatorExample, insertPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const accountant = await insertPerson(press, 'accounting')
const author = await insertPerson(press, 'author')

const readPrices = async (id: number) => {
  const { body } = await accountant.call('GET /api/price-lists')
  const list = body.price_lists.find((one) => one.id === id)
  if (!list) throw new Error(`There is no price list ${id}`)
  const { sheets, clicks, lamination, bindings, preparation, waste, make_ready, overhead, margin, partner_discount } =
    list
  return { sheets, clicks, lamination, bindings, preparation, waste, make_ready, overhead, margin, partner_discount }
}

describe('the current price list', () => {
  it('is the latest that has begun, and everyone can read it with the next one', async () => {
    const { body } = await author.call('GET /api/price-list')
    const [{ from: _from, ...prices }] = given as readonly [(typeof given)[0]]
    expect(body.price_list).toMatchObject({ number: 2, ...prices })
    expect(body.price_list.from <= getToday()).toBe(true)
    // No one may read the demo's draft for the new year.
    expect(body.next).toBeNull()
    expect((await author.call('GET /api/price-lists')).status).toBe(403)
  })

  it('matches the initial prices of a new press', () => {
    const [{ from, ...prices }] = given as readonly [(typeof given)[0]]
    const migration = readFileSync(new URL('../../src/database/migrations/0048_baseline.sql', import.meta.url), 'utf8')
    const [, day, json] = /VALUES \(1, '([\d-]+)', 'entered', now\(\), '(.*)'\);/.exec(migration) ?? []
    expect(day).toBe(from)
    // Paper waste was added by a later migration.
    expect({ ...JSON.parse(json ?? ''), ...firstWaste }).toEqual(prices)
  })
})

describe('planning new prices', () => {
  it('uses a draft without effect until entered, and withdrawable until it begins', async () => {
    const from = getDateInDays(31)
    const createResponse = await accountant.call('POST /api/price-list', { body: { from } })
    const { id, version, number, status, author: creator } = createResponse.body.price_list
    expect({ status, by: creator?.id }).toEqual({ status: 'draft', by: accountant.id })
    const higherPrices = writePriceCells(await readPrices(id), { 'sheets.offset80': fromTenge(20) })
    const editResponse = await accountant.call('PATCH /api/price-list/{id}', {
      params: { id },
      body: { prices: higherPrices, version },
    })
    expect(editResponse.body.price_list).toMatchObject({ version: version + 1, sheets: { offset80: fromTenge(20) } })
    expect((await author.call('GET /api/price-list')).body.next).toBeNull()

    const enterResponse = await accountant.call('POST /api/price-list/{id}/status', {
      params: { id },
      body: { status: 'entered', version: version + 1 },
    })
    expect(enterResponse.body.price_list.entered_at).not.toBeNull()
    const { body } = await author.call('GET /api/price-list')
    expect(body.next).toMatchObject({ id, number, from })
    expect(body.price_list.sheets.offset80).toBe(fromTenge(12))

    const changeResponse = await accountant.call('PATCH /api/price-list/{id}', {
      params: { id },
      body: { from: getDateInDays(60) },
    })
    expect(changeResponse.status).toBe(422)
    expect(changeResponse.body.error.message).toContain(String(number))
    const withdrawResponse = await accountant.call('POST /api/price-list/{id}/status', {
      params: { id },
      body: { status: 'draft' },
    })
    expect(withdrawResponse.body.price_list).toMatchObject({ status: 'draft', entered_at: null })
    expect((await accountant.call('DELETE /api/price-list/{id}', { params: { id } })).status).toBe(200)

    const loggedEvents = await db
      .select({ type: events.type })
      .from(events)
      .where(eq(events.resource_id, id))
      .orderBy(events.id)
    expect(loggedEvents.map(({ type }) => type).filter((type) => type.startsWith('pricelist'))).toEqual([
      'pricelist.begun',
      'pricelist.edited',
      'pricelist.entered',
      'pricelist.takenBack',
      'pricelist.removed',
    ])
  })

  it('starts a second draft from the first', async () => {
    const first = (await accountant.call('POST /api/price-list', { body: { from: getDateInDays(90) } })).body.price_list
    const prices = writePriceCells(await readPrices(first.id), { preparation: fromTenge(4_000) })
    await accountant.call('PATCH /api/price-list/{id}', { params: { id: first.id }, body: { prices } })
    const second = (await accountant.call('POST /api/price-list', { body: { from: getDateInDays(91) } })).body
      .price_list
    expect([second.number, second.preparation]).toEqual([first.number + 1, fromTenge(4_000)])
    await accountant.call('DELETE /api/price-list/{id}', { params: { id: second.id } })
  })

  it('is refused for a day that has begun or is taken by another list', async () => {
    const takenDay = getDateInDays(200)
    await insertPriceList(press, { from: takenDay, status: 'entered' })
    for (const from of [getToday(), addDays(getToday(), -30), takenDay]) {
      const { status, body } = await accountant.call('POST /api/price-list', { body: { from } })
      expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['from']])
    }
    // A date may be taken while a draft for it exists.
    const draftId = await insertPriceList(press, { from: takenDay })
    const enterResponse = await accountant.call('POST /api/price-list/{id}/status', {
      params: { id: draftId },
      body: { status: 'entered' },
    })
    expect(Object.keys(enterResponse.body.error.fields ?? {})).toEqual(['from'])
  })

  it('cannot change a price list that has begun', async () => {
    const [current] = await db.select().from(priceLists).where(eq(priceLists.number, 2))
    const params = { id: current?.id as number }
    const prices = await readPrices(params.id)
    for (const answer of [
      await accountant.call('PATCH /api/price-list/{id}', { params, body: { prices } }),
      await accountant.call('POST /api/price-list/{id}/status', { params, body: { status: 'draft' } }),
      await accountant.call('DELETE /api/price-list/{id}', { params }),
    ])
      expect(answer.status).toBe(422)
    expect(await db.select().from(priceLists).where(eq(priceLists.number, 2))).toEqual([current])
  })

  it('reports each wrong price', async () => {
    const id = await insertPriceList(press)
    const prices = writePriceCells(await readPrices(id), {
      'clicks.colored.1.up_to': 50,
      'sheets.offset80': 12.5,
      margin: 120,
      preparation: fromTenge(3_000_000),
    })
    const { status, body } = await accountant.call('PATCH /api/price-list/{id}', { params: { id }, body: { prices } })
    expect(status).toBe(422)
    expect(Object.keys(body.error.fields ?? {}).sort()).toEqual([
      'clicks.colored.1.up_to',
      'margin',
      'preparation',
      'sheets.offset80',
    ])
    expect(body.error.fields?.['preparation']).toMatch(/1\s?000\s?000/)
  })

  it('reports a conflict to the second of two editors, with the current list', async () => {
    const id = await insertPriceList(press)
    const prices = await readPrices(id)
    const lowerMarginPrices = writePriceCells(prices, { margin: 15 })
    await accountant.call('PATCH /api/price-list/{id}', {
      params: { id },
      body: { prices: lowerMarginPrices, version: 1 },
    })
    const otherPerson = await insertPerson(press, 'supervisor')
    const answer = await otherPerson.call('PATCH /api/price-list/{id}', {
      params: { id },
      body: { prices, version: 1 },
    })
    expect(answer.status).toBe(409)
    expect(answer.body.error.current).toMatchObject({ price_list: { id, version: 2, margin: 15 } })
  })
})

describe('a saved calculation', () => {
  // The expected prices are from decisions §6.
  it.each([
    [{}, 1_822, 182_200],
    [{ quantity: 10 }, 2_755, 27_550],
    [{ quantity: 300 }, 1_666, 499_800],
    [{ quantity: 1_000 }, 1_560, 1_560_000],
    [{ binding: 'hard' as const }, 3_457, 345_700],
  ])('is calculated by the server: %j', async (difference, unit, sum) => {
    const { body, status } = await author.call('POST /api/calculations', {
      // The server ignores the sum that the browser sends.
      body: { ...calculatorExample, ...difference, name: 'Стилистика', sum: 1, unit_price: 1 } as never,
    })
    expect(status).toBe(200)
    expect(body.calculation).toMatchObject({
      unit_price: fromTenge(unit),
      sum: fromTenge(sum),
      sum_today: fromTenge(sum),
      price_list: { number: 2 },
    })
    expect(body.calculation.vat).toBe(Math.round((body.calculation.sum * 16) / 116))
  })

  it.each([
    [{ pages: 0 }, 'pages'],
    [{ pages: 900 }, 'pages'],
    [{ quantity: 0 }, 'quantity'],
    [{ quantity: 200_000 }, 'quantity'],
    [{ name: '  ' }, 'name'],
  ])('is refused with invalid data: %j', async (difference, field) => {
    const { body, status } = await author.call('POST /api/calculations', {
      body: { ...calculatorExample, name: 'Стилистика', ...difference },
    })
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, [field]])
  })

  it('keeps its sum after a price change and shows its current and next sums', async () => {
    const id = await insertCalculation(press, author.id, 'По прежним ценам')
    const readCalculation = async () =>
      (await author.call('GET /api/calculations/{id}', { params: { id } })).body.calculation
    const calculationBefore = await readCalculation()
    expect(calculationBefore.price_list.number).toBe(1)
    expect(calculationBefore.sum).toBeLessThan(calculationBefore.sum_today)
    expect(calculationBefore.sum_today).toBe(fromTenge(182_200))

    const list = await insertPriceList(press, { from: getDateInDays(10) })
    const prices = writePriceCells(await readPrices(list), { 'bindings.KBS.each': fromTenge(500) })
    await accountant.call('PATCH /api/price-list/{id}', { params: { id: list }, body: { prices } })
    await accountant.call('POST /api/price-list/{id}/status', { params: { id: list }, body: { status: 'entered' } })
    const { next, ...rest } = await readCalculation()
    expect(next).toMatchObject({ from: getDateInDays(10) })
    expect(next?.sum).toBeGreaterThan(rest.sum_today)
    expect(rest.sum).toBe(calculationBefore.sum)

    const renameResponse = await author.call('PATCH /api/calculations/{id}', {
      params: { id },
      body: { name: 'Иначе' },
    })
    expect(renameResponse.body.calculation).toMatchObject({
      name: 'Иначе',
      sum: calculationBefore.sum,
      price_list: { number: 1 },
    })
    const updateResponse = await author.call('PATCH /api/calculations/{id}', {
      params: { id },
      body: { book: calculatorExample },
    })
    expect(updateResponse.body.calculation).toMatchObject({ sum: fromTenge(182_200), price_list: { number: 2 } })
    const staleResponse = await author.call('PATCH /api/calculations/{id}', {
      params: { id },
      body: { book: { ...calculatorExample, quantity: 5 }, version: 1 },
    })
    expect(staleResponse.status).toBe(409)
    expect(staleResponse.body.error.current).toMatchObject({ calculation: { id, version: 3 } })
  })

  it('can be listed, copied and deleted only by its owner', async () => {
    const owner = await insertPerson(press, 'partner')
    const saveCalculation = (name: string, quantity: number) =>
      owner.call('POST /api/calculations', { body: { ...calculatorExample, name, quantity } })
    await saveCalculation('Әдебиет тарихы', 100)
    await saveCalculation('Геоботаника', 300)
    const listCalculations = async (query = {}) => (await owner.call('GET /api/calculations', { query })).body
    expect((await listCalculations()).calculations.map(({ name }) => name)).toEqual(['Геоботаника', 'Әдебиет тарихы'])
    expect((await listCalculations({ sort_by: 'name', sort_dir: 'asc' })).calculations.map(({ name }) => name)).toEqual(
      ['Әдебиет тарихы', 'Геоботаника'],
    )
    expect((await listCalculations({ sort_by: 'sum', sort_dir: 'asc' })).calculations[0]?.quantity).toBe(100)
    expect(await listCalculations({ search: 'әдеб' })).toMatchObject({ total: 1 })
    expect(await listCalculations({ per_page: 1, page: 2 })).toMatchObject({
      total: 2,
      calculations: [{ quantity: 100 }],
    })

    const [first] = (await listCalculations()).calculations
    const params = { id: first?.id as number }
    const copy = await owner.call('POST /api/calculations/{id}/copy', { params })
    expect(copy.body.calculation).toMatchObject({ quantity: 300, sum: first?.sum })
    expect(copy.body.calculation.name).toContain('Геоботаника,')
    expect((await author.call('DELETE /api/calculations/{id}', { params })).status).toBe(404)
    expect((await owner.call('DELETE /api/calculations/{id}', { params })).status).toBe(200)
    expect(await db.$count(calculations, eq(calculations.owner_id, owner.id))).toBe(2)
  })
})
