import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceLists, type PriceList } from '../shared/prices/price-list.ts'
import { fromTenge } from '../shared/money/tiyn.ts'
import { getMaterials } from '../shared/print/materials.ts'
import type { MaterialKind } from '../shared/print/material-types.ts'
import { getListPrice, getPriceDifference, getCurrentPrice, getCurrentTotal, type PrintedItem } from './prices.ts'
import { calculateOfferTotals } from './totals.ts'

const [storedList] = priceLists as [PriceList]
/** A year later, paper is more expensive and partners get a larger discount. */
const currentList: PriceList = {
  ...storedList,
  from: '2027-01-01',
  sheets: { ...storedList.sheets, offset80: fromTenge(15) },
  partner_discount: 12,
}
const prices = { own: storedList, today: currentList }

/** The book of the worked example in decisions §6. */
const book: PrintedItem = {
  quantity: 100,
  price: fromTenge(1_822),
  color_pages: null,
  bw_pages: 200,
  format: 'A5',
  binding: 'KBS',
  paper_type: 'offset80',
  work_types: [],
}
const offer = { items: [book], date: '2026-11-21', discount: 0 }

const createKeyArbitrary = (kind: MaterialKind) => fc.constantFrom(...getMaterials()[kind].map(({ key }) => key))

describe('the list price of a copy', () => {
  it('matches the calculator', () => {
    expect(getListPrice(book, storedList)).toBe(fromTenge(1_822))
    expect(getListPrice({ ...book, binding: '7BC' }, storedList)).toBe(fromTenge(3_457))
  })

  it('depends on the paper and the binding', () => {
    const getPrice = (change: Partial<PrintedItem>) => getListPrice({ ...book, ...change }, storedList) ?? 0
    expect(getPrice({ paper_type: 'coated130' })).toBeGreaterThan(book.price)
    expect(getPrice({ binding: '7T' })).toBeGreaterThan(getPrice({ binding: '7BC' }))
    expect(getPrice({ binding: 'KShS', bw_pages: 208 })).toBeGreaterThan(getPrice({ bw_pages: 208 }))
  })

  it.each([
    ['on a paper that the press has not', { paper_type: 'newsprint' }],
    ['in black and in colour at once', { color_pages: 16 }],
    ['sewn of broken sections', { binding: 'KShS' }],
    ['stapled, with too many pages', { binding: 'staple' }],
    ['without a format', { format: null }],
    ['without pages', { bw_pages: null }],
    ['without copies', { quantity: 0 }],
  ] as const)('is null for a book %s', (_what, change) => {
    expect(getListPrice({ ...book, ...change }, storedList)).toBeNull()
  })
})

describe('an offer at today’s price list', () => {
  it('costs more when its paper does', () => {
    const unitPrice = getListPrice(book, currentList) ?? 0
    expect(unitPrice).toBeGreaterThan(book.price)
    expect(getCurrentPrice(book, prices)).toBe(unitPrice)
    expect(getCurrentTotal(offer, prices)).toBe(unitPrice * 100)
  })

  it('keeps a price that was agreed by hand', () => {
    const agreedItem = { ...book, price: fromTenge(1_800) }
    expect(getCurrentPrice(agreedItem, prices)).toBe(agreedItem.price)
    expect(getCurrentTotal({ ...offer, items: [agreedItem] }, prices)).toBe(fromTenge(180_000))
  })

  it('applies today’s partner discount and keeps an agreed one', () => {
    const agreedItem = { ...book, price: fromTenge(1_000) }
    expect(getCurrentTotal({ ...offer, items: [agreedItem], discount: 10 }, prices)).toBe(fromTenge(88_000))
    expect(getCurrentTotal({ ...offer, items: [agreedItem], discount: 7 }, prices)).toBe(fromTenge(93_000))
  })

  it('has the same total while the price list is unchanged', () => {
    const itemArbitrary: fc.Arbitrary<PrintedItem> = fc.record({
      quantity: fc.integer({ min: 1, max: 1_000 }),
      price: fc.nat({ max: 10 ** 7 }),
      color_pages: fc.option(fc.integer({ min: 1, max: 400 })),
      bw_pages: fc.option(fc.integer({ min: 1, max: 400 })),
      format: fc.option(createKeyArbitrary('formats')),
      binding: fc.option(createKeyArbitrary('bindings')),
      paper_type: fc.option(createKeyArbitrary('papers')),
      work_types: fc.constant([]),
    })
    fc.assert(
      fc.property(fc.array(itemArbitrary), fc.nat({ max: 100 }), (generatedItems, discount) => {
        const items = generatedItems.map((item, index) =>
          index % 2 ? item : { ...item, price: getListPrice(item, storedList) ?? item.price },
        )
        const { sum } = calculateOfferTotals(items, '2026-11-21', discount)
        expect(getCurrentTotal({ items, date: '2026-11-21', discount }, { own: storedList, today: storedList })).toBe(
          sum,
        )
      }),
    )
  })
})

describe('the price difference of an offer', () => {
  const offerSums = { sum: fromTenge(100), sum_today: fromTenge(120) }

  it('is zero once the offer is delivered, rejected or archived', () => {
    expect(getPriceDifference({ ...offerSums, status: 'in process' })).toBe(fromTenge(20))
    expect(getPriceDifference({ ...offerSums, status: 'accept', sum_today: fromTenge(90) })).toBe(-fromTenge(10))
    for (const status of ['done', 'rejected', 'archieve'] as const)
      expect(getPriceDifference({ ...offerSums, status })).toBe(0)
  })

  it('is zero when no current sum was calculated', () => {
    expect(getPriceDifference({ sum: offerSums.sum, status: 'in process' })).toBe(0)
  })
})
