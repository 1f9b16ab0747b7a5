import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumLines } from '../shared/money/tiyn.ts'
import { getIncludedVat } from '../shared/money/vat.ts'
import { calculateOfferTotals, type PricedItem } from '../offers/totals.ts'
import {
  calculateAdvance,
  getDebtDueDate,
  calculateOverdueDebt,
  calculateDebt,
  calculateFreeAdvance,
  getSetOffProblem,
} from './debt.ts'
import {
  getUnreturnedLines,
  getUndeliveredLines,
  filterLinesByKind,
  createTurnoverLines,
  validateTurnover,
  type LineQuantity,
  type TurnoverInput,
} from './turnover.ts'

const itemArbitrary: fc.Arbitrary<PricedItem> = fc.record({
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
const { charges } = calculateOfferTotals(items, '2026-11-20')
const createWaybill = (id: number, quantity: number, change: Partial<TurnoverInput> = {}): TurnoverInput => ({
  id,
  kind: 'waybill',
  of_id: null,
  cancelled_at: null,
  lines: createTurnoverLines([{ item: 0, work: null, quantity }], charges, 16),
  ...change,
})
const countUndeliveredBooks = (documents: readonly TurnoverInput[]) =>
  getUndeliveredLines(charges, documents)[0]?.quantity

const createTypedLine = (quantity: number | null, lineChanges: Partial<LineQuantity> = {}) => ({
  item: 0,
  work: null,
  ...lineChanges,
  quantity,
})

describe('delivered goods and services', () => {
  it('are split between waybills for goods and acts for services, each line once', () => {
    fc.assert(
      fc.property(fc.array(itemArbitrary), (pricedItems) => {
        const allCharges = calculateOfferTotals(pricedItems, '2026-11-21').charges
        const splitCharges = [...filterLinesByKind('waybill', allCharges), ...filterLinesByKind('act', allCharges)]
        expect(splitCharges).toHaveLength(allCharges.length)
        expect(sumLines(splitCharges)).toBe(sumLines(allCharges))
      }),
    )
  })

  it('reduce the remainder, unless the document is cancelled or the goods are returned', () => {
    const firstWaybill = createWaybill(1, 150)
    expect(countUndeliveredBooks([])).toBe(400)
    expect(countUndeliveredBooks([firstWaybill, createWaybill(2, 250)])).toBe(0)
    expect(countUndeliveredBooks([firstWaybill, createWaybill(2, 250, { cancelled_at: '2026-11-22' })])).toBe(250)
    const returnDocument = createWaybill(3, 20, { kind: 'return', of_id: 1 })
    expect(countUndeliveredBooks([firstWaybill, returnDocument])).toBe(270)
    expect(getUnreturnedLines(firstWaybill, [firstWaybill, returnDocument])[0]?.quantity).toBe(130)
  })

  it('in parts add up to the offer in quantity and money', () => {
    fc.assert(
      fc.property(
        itemArbitrary,
        fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 6 }),
        (pricedItem, percentages) => {
          const [line] = calculateOfferTotals([{ ...pricedItem, work_types: [] }], '2026-11-21').charges
          if (!line) return
          let documents: TurnoverInput[] = []
          for (const [documentId, percent] of [...percentages, 100].entries()) {
            const remainingQuantity = getUndeliveredLines([line], documents)[0]?.quantity ?? 0
            const quantity = Math.ceil((remainingQuantity * percent) / 100)
            const lines = createTurnoverLines([{ ...line, quantity }], [line], 16)
            documents = [...documents, { id: documentId, kind: 'waybill', of_id: null, cancelled_at: null, lines }]
          }
          expect(getUndeliveredLines([line], documents)[0]?.quantity).toBe(0)
          expect(documents.reduce((runningTotal, { lines }) => runningTotal + sumLines(lines), 0)).toBe(line.sum)
        },
      ),
    )
  })

  it('have the VAT rate of the delivery date, whatever the offer date', () => {
    const [line] = calculateOfferTotals(items, '2025-12-20').charges
    if (!line) throw new Error('No line')
    expect(line.vat).toBe(getIncludedVat(line.sum, 12))
    expect(createTurnoverLines([{ item: 0, work: null, quantity: 400 }], [line], 16)[0]?.vat).toBe(
      getIncludedVat(line.sum, 16),
    )
  })
})

describe('a turnover document', () => {
  const rules = { today: '2026-11-28', offerDate: '2026-11-06', left: getUndeliveredLines(charges, []) }
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
  ] as const)('dated «%s» under %j has the problem %s', (date, ruleChanges, problem) => {
    expect(validateTurnover({ date, lines: [createTypedLine(1)] }, { ...rules, ...ruleChanges })['date']).toBe(problem)
  })

  it.each([
    [createTypedLine(400), {}],
    [createTypedLine(401), { 'lines.0.quantity': 'moreThanLeft' }],
    [createTypedLine(-1), { 'lines.0.quantity': 'notNegative' }],
    [createTypedLine(1.5), { 'lines.0.quantity': 'wholeCopies' }],
    [createTypedLine(12.5, { work: 0 }), {}],
    [createTypedLine(12.51, { work: 0 }), { 'lines.0.quantity': 'moreThanLeft' }],
    [createTypedLine(1, { item: 7 }), { 'lines.0.quantity': 'moreThanLeft' }],
    [createTypedLine(null), { lines: 'nothingHanded' }],
    [createTypedLine(0), { lines: 'nothingHanded' }],
  ])('with %j has the problems %j', (formLine, problems) => {
    expect(validateTurnover({ date: '2026-11-20', lines: [formLine] }, rules)).toEqual(problems)
  })
})

describe('a debt', () => {
  const moneyArbitrary = fc.nat({ max: 10 ** 11 })
  it('is turnover minus payments, with overpayments as advances', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ delivered: moneyArbitrary, paid: moneyArbitrary })), (offers) => {
        const sumOffers = (getAmount: (one: { delivered: number; paid: number }) => number) =>
          offers.reduce((runningTotal, one) => runningTotal + getAmount(one), 0)
        expect(sumOffers(calculateDebt) - sumOffers(calculateAdvance)).toBe(
          sumOffers(({ delivered, paid }) => delivered - paid),
        )
      }),
    )
  })

  it('is overdue ten days after each document, and payments cover the oldest document first', () => {
    const turnover = [
      { date: '2026-11-01', sum: 500 },
      { date: '2026-11-20', sum: 300 },
    ]
    const facts = { turnover, paid: 200, instalments: [] }
    expect(calculateOverdueDebt(facts, '2026-11-11')).toBe(0)
    expect(calculateOverdueDebt(facts, '2026-11-12')).toBe(300)
    expect(calculateOverdueDebt(facts, '2026-12-01')).toBe(600)
    expect(getDebtDueDate(facts)).toBe('2026-11-11')
    expect(getDebtDueDate({ ...facts, paid: 500 })).toBe('2026-11-30')
    expect(getDebtDueDate({ ...facts, paid: 800 })).toBeNull()
    // A return reduces the debt at once.
    expect(
      calculateOverdueDebt({ ...facts, turnover: [...turnover, { date: '2026-11-21', sum: -600 }] }, '2026-12-01'),
    ).toBe(0)
  })

  it('is overdue by the agreed instalments, up to the delivered sum', () => {
    const instalments = [
      { amount: 400, due: '2026-11-10' },
      { amount: 600, due: '2026-12-10' },
    ]
    const facts = { turnover: [{ date: '2026-11-01', sum: 300 }], paid: 100, instalments }
    expect(calculateOverdueDebt(facts, '2026-11-10')).toBe(0)
    expect(calculateOverdueDebt(facts, '2026-11-11')).toBe(200)
    expect(calculateOverdueDebt(facts, '2026-12-11')).toBe(200)
    expect(getDebtDueDate(facts)).toBe('2026-11-10')
  })

  it('has an overdue part no greater than the debt', () => {
    const dayArbitrary = fc.integer({ min: 1, max: 28 }).map((date) => `2026-11-${String(date).padStart(2, '0')}`)
    fc.assert(
      fc.property(
        fc.array(fc.record({ date: dayArbitrary, sum: fc.integer({ min: -1_000, max: 10_000 }) })),
        fc.array(fc.record({ amount: fc.nat({ max: 10_000 }), due: dayArbitrary })),
        moneyArbitrary,
        dayArbitrary,
        (turnover, instalments, paid, today) => {
          const delivered = turnover.reduce((runningTotal, { sum }) => runningTotal + sum, 0)
          expect(calculateOverdueDebt({ turnover, paid, instalments }, today)).toBeLessThanOrEqual(
            calculateDebt({ delivered, paid }),
          )
        },
      ),
    )
  })

  it('frees the advance above the sum of an open offer or a rejected offer’s turnover', () => {
    const offer = { status: 'accept', sum: 1_000, delivered: 200, paid: 1_250 } as const
    expect(calculateFreeAdvance(offer)).toBe(250)
    expect(calculateFreeAdvance({ ...offer, paid: 900 })).toBe(0)
    expect(calculateFreeAdvance({ ...offer, status: 'rejected' })).toBe(1_050)
  })

  it.each([
    [null, 'required'],
    [0, 'required'],
    [-1, 'positive'],
    [301, 'moreThanAdvance'],
    [201, 'moreThanOwed'],
    [200, null],
  ] as const)('sets off %s tiyn of an advance of 300 against a debt of 200: %s', (amount, problem) => {
    expect(getSetOffProblem(amount, { advance: 300, owed: 200 })).toBe(problem)
  })
})
