import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumLines } from '../shared/money/tiyn.ts'
import { getIncludedVat } from '../shared/money/vat.ts'
import { offerTotals, type PricedItem } from '../offers/totals.ts'
import { advanceOf, debtDue, debtLate, debtOf, freeAdvance, setOffProblem } from './debt.ts'
import {
  getUnreturnedLines,
  leftOf,
  linesOfKind,
  turnoverLines,
  validateTurnover,
  type LineQuantity,
  type TurnoverInput,
} from './turnover.ts'

const someItem: fc.Arbitrary<PricedItem> = fc.record({
  quantity: fc.integer({ min: 1, max: 10_000 }),
  price: fc.nat({ max: 10 ** 7 }),
  work_types: fc.array(
    fc.record({
      name: fc.constant('Корректура'),
      unit_count: fc.integer({ min: 1, max: 50_000 }).map((hundredths) => hundredths / 100),
      unit_price: fc.nat({ max: 10 ** 6 }),
    }),
    { maxLength: 3 },
  ),
  vat: fc.constantFrom('included' as const, 'exempt' as const),
})

const items: PricedItem[] = [
  { quantity: 400, price: 620_000, work_types: [{ name: 'Корректура', unit_count: 12.5, unit_price: 450_000 }] },
  { quantity: 10, price: 100_050, work_types: [], vat: 'exempt' },
]
const { charges } = offerTotals(items, '2026-11-20')
const waybill = (id: number, quantity: number, change: Partial<TurnoverInput> = {}): TurnoverInput => ({
  id,
  kind: 'waybill',
  of_id: null,
  cancelled_at: null,
  lines: turnoverLines([{ item: 0, work: null, quantity }], charges, 16),
  ...change,
})
const leftOfBooks = (documents: readonly TurnoverInput[]) => leftOf(charges, documents)[0]?.quantity

const typedLine = (quantity: number | null, of: Partial<LineQuantity> = {}) => ({
  item: 0,
  work: null,
  ...of,
  quantity,
})

describe('delivered goods and services', () => {
  it('are split between waybills for goods and acts for services, each line once', () => {
    fc.assert(
      fc.property(fc.array(someItem), (some) => {
        const all = offerTotals(some, '2026-11-21').charges
        const parted = [...linesOfKind('waybill', all), ...linesOfKind('act', all)]
        expect(parted).toHaveLength(all.length)
        expect(sumLines(parted)).toBe(sumLines(all))
      }),
    )
  })

  it('reduce the remainder, unless the document is cancelled or the goods are returned', () => {
    const first = waybill(1, 150)
    expect(leftOfBooks([])).toBe(400)
    expect(leftOfBooks([first, waybill(2, 250)])).toBe(0)
    expect(leftOfBooks([first, waybill(2, 250, { cancelled_at: '2026-11-22' })])).toBe(250)
    const back = waybill(3, 20, { kind: 'return', of_id: 1 })
    expect(leftOfBooks([first, back])).toBe(270)
    expect(getUnreturnedLines(first, [first, back])[0]?.quantity).toBe(130)
  })

  it('in parts add up to the offer in quantity and money', () => {
    fc.assert(
      fc.property(someItem, fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 6 }), (one, cuts) => {
        const [line] = offerTotals([{ ...one, work_types: [] }], '2026-11-21').charges
        if (!line) return
        let documents: TurnoverInput[] = []
        for (const [at, percent] of [...cuts, 100].entries()) {
          const left = leftOf([line], documents)[0]?.quantity ?? 0
          const quantity = Math.ceil((left * percent) / 100)
          const lines = turnoverLines([{ ...line, quantity }], [line], 16)
          documents = [...documents, { id: at, kind: 'waybill', of_id: null, cancelled_at: null, lines }]
        }
        expect(leftOf([line], documents)[0]?.quantity).toBe(0)
        expect(documents.reduce((all, { lines }) => all + sumLines(lines), 0)).toBe(line.sum)
      }),
    )
  })

  it('have the VAT rate of the delivery date, whatever the offer date', () => {
    const [line] = offerTotals(items, '2025-12-20').charges
    if (!line) throw new Error('No line')
    expect(line.vat).toBe(getIncludedVat(line.sum, 12))
    expect(turnoverLines([{ item: 0, work: null, quantity: 400 }], [line], 16)[0]?.vat).toBe(
      getIncludedVat(line.sum, 16),
    )
  })
})

describe('a turnover document', () => {
  const rules = { today: '2026-11-28', offerDate: '2026-11-06', left: leftOf(charges, []) }
  it.each([
    ['2026-11-06', {}, undefined],
    ['2026-11-28', {}, undefined],
    ['', {}, 'required'],
    ['2026-02-30', {}, 'date'],
    ['2026-11-05', {}, 'beforeOffer'],
    ['2026-11-29', {}, 'future'],
    ['2026-11-19', { printedFrom: '2026-11-20' }, 'beforePrinting'],
    ['2026-11-20', { printedFrom: '2026-11-20' }, undefined],
    ['2026-11-20', { printedFrom: null }, 'beforePrinting'],
    ['2026-11-19', { documentDate: '2026-11-20' }, 'beforeDocument'],
  ] as const)('dated «%s» under %j has the problem %s', (date, more, problem) => {
    expect(validateTurnover({ date, lines: [typedLine(1)] }, { ...rules, ...more })['date']).toBe(problem)
  })

  it.each([
    [typedLine(400), {}],
    [typedLine(401), { 'lines.0.quantity': 'moreThanLeft' }],
    [typedLine(-1), { 'lines.0.quantity': 'notNegative' }],
    [typedLine(1.5), { 'lines.0.quantity': 'wholeCopies' }],
    [typedLine(12.5, { work: 0 }), {}],
    [typedLine(12.51, { work: 0 }), { 'lines.0.quantity': 'moreThanLeft' }],
    [typedLine(1, { item: 7 }), { 'lines.0.quantity': 'moreThanLeft' }],
    [typedLine(null), { lines: 'nothingHanded' }],
    [typedLine(0), { lines: 'nothingHanded' }],
  ])('with %j has the problems %j', (one, problems) => {
    expect(validateTurnover({ date: '2026-11-20', lines: [one] }, rules)).toEqual(problems)
  })
})

describe('a debt', () => {
  const money = fc.nat({ max: 10 ** 11 })
  it('is turnover minus payments, with overpayments as advances', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ delivered: money, paid: money })), (offers) => {
        const total = (of: (one: { delivered: number; paid: number }) => number) =>
          offers.reduce((all, one) => all + of(one), 0)
        expect(total(debtOf) - total(advanceOf)).toBe(total(({ delivered, paid }) => delivered - paid))
      }),
    )
  })

  it('is overdue ten days after each document, and payments cover the oldest document first', () => {
    const turnover = [
      { date: '2026-11-01', sum: 500 },
      { date: '2026-11-20', sum: 300 },
    ]
    const facts = { turnover, paid: 200, instalments: [] }
    expect(debtLate(facts, '2026-11-11')).toBe(0)
    expect(debtLate(facts, '2026-11-12')).toBe(300)
    expect(debtLate(facts, '2026-12-01')).toBe(600)
    expect(debtDue(facts)).toBe('2026-11-11')
    expect(debtDue({ ...facts, paid: 500 })).toBe('2026-11-30')
    expect(debtDue({ ...facts, paid: 800 })).toBeNull()
    // A return reduces the debt at once.
    expect(debtLate({ ...facts, turnover: [...turnover, { date: '2026-11-21', sum: -600 }] }, '2026-12-01')).toBe(0)
  })

  it('is overdue by the agreed instalments, up to the delivered sum', () => {
    const instalments = [
      { amount: 400, due: '2026-11-10' },
      { amount: 600, due: '2026-12-10' },
    ]
    const facts = { turnover: [{ date: '2026-11-01', sum: 300 }], paid: 100, instalments }
    expect(debtLate(facts, '2026-11-10')).toBe(0)
    expect(debtLate(facts, '2026-11-11')).toBe(200)
    expect(debtLate(facts, '2026-12-11')).toBe(200)
    expect(debtDue(facts)).toBe('2026-11-10')
  })

  it('has an overdue part no greater than the debt', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-11-${String(date).padStart(2, '0')}`)
    fc.assert(
      fc.property(
        fc.array(fc.record({ date: day, sum: fc.integer({ min: -1_000, max: 10_000 }) })),
        fc.array(fc.record({ amount: fc.nat({ max: 10_000 }), due: day })),
        money,
        day,
        (turnover, instalments, paid, today) => {
          const delivered = turnover.reduce((all, { sum }) => all + sum, 0)
          expect(debtLate({ turnover, paid, instalments }, today)).toBeLessThanOrEqual(debtOf({ delivered, paid }))
        },
      ),
    )
  })

  it('frees the advance above the sum of an open offer or a rejected offer’s turnover', () => {
    const offer = { status: 'accept', sum: 1_000, delivered: 200, paid: 1_250 } as const
    expect(freeAdvance(offer)).toBe(250)
    expect(freeAdvance({ ...offer, paid: 900 })).toBe(0)
    expect(freeAdvance({ ...offer, status: 'rejected' })).toBe(1_050)
  })

  it.each([
    [null, 'required'],
    [0, 'required'],
    [-1, 'positive'],
    [301, 'moreThanAdvance'],
    [201, 'moreThanOwed'],
    [200, null],
  ] as const)('sets off %s tiyn of an advance of 300 against a debt of 200: %s', (amount, problem) => {
    expect(setOffProblem(amount, { advance: 300, owed: 200 })).toBe(problem)
  })
})
