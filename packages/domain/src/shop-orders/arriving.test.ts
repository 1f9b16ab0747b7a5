import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  validateArrivingOrder,
  shopOrderLimits,
  shopOrderSum,
  type ArrivingItem,
  type ArrivingOrder,
} from './arriving.ts'
import { ordersOfTable, placeInTable, type ShopOrderTableRow } from './table.ts'

const now = new Date('2026-11-29T06:00:00Z')
const book: ArrivingItem = { name: 'Абай жолы', language: 'kz', quantity: 2, price: 450_000 }
const order: ArrivingOrder = {
  number: 'A-1001',
  customer_name: 'Дина Ким',
  customer_email: 'dina@example.kz',
  customer_phone: '+7 701 123 45 67',
  customer_address: 'Алматы, ул. Абая, 10',
  created_at: '2026-11-29T10:20:00+05:00',
  items: [book],
  sum: 900_000,
}
const problems = (change: Partial<ArrivingOrder>) => validateArrivingOrder({ ...order, ...change }, now)
const ofBook = (change: Partial<ArrivingItem>) => problems({ items: [{ ...book, ...change }], sum: null })

describe('an incoming order', () => {
  it('is accepted when complete and when it has only the required fields', () => {
    expect(problems({})).toEqual({})
    const rest = { customer_email: '', customer_phone: '', customer_address: '', created_at: null, sum: null }
    expect(problems({ ...rest, items: [{ ...book, language: null, price: 0 }] })).toEqual({})
  })

  it.each<[Partial<ArrivingOrder>, object]>([
    [{ number: ' ' }, { number: 'required' }],
    [{ number: 'A'.repeat(shopOrderLimits.number + 1) }, { number: 'tooLong' }],
    [{ customer_name: '' }, { customer_name: 'required' }],
    [{ customer_email: 'dina' }, { customer_email: 'email' }],
    [{ customer_address: 'а'.repeat(shopOrderLimits.contact + 1) }, { customer_address: 'tooLong' }],
    [{ created_at: undefined }, { created_at: 'date' }],
    [{ created_at: 'yesterday' }, { created_at: 'date' }],
    [{ created_at: '0026-11-29T00:00:00Z' }, { created_at: 'date' }],
    [{ created_at: '2026-11-30T00:00:00Z' }, { created_at: 'future' }],
    [{ items: [] }, { items: 'required' }],
    [{ items: Array.from({ length: 101 }, () => book) }, { items: 'tooLong' }],
    [{ sum: 900_001 }, { sum: 'sumDiffers' }],
    [{ sum: undefined }, { sum: 'number' }],
  ])('reports the error in %j', (change, expected) => {
    expect(problems(change)).toEqual(expected)
  })

  it.each<[Partial<ArrivingItem>, object]>([
    [{ name: '' }, { 'items.0.name': 'required' }],
    [{ language: undefined }, { 'items.0.language': 'choice' }],
    [{ quantity: null }, { 'items.0.quantity': 'required' }],
    [{ quantity: 0 }, { 'items.0.quantity': 'number' }],
    [{ quantity: 1.5 }, { 'items.0.quantity': 'number' }],
    [{ price: -1 }, { 'items.0.price': 'number' }],
    [{ price: undefined }, { 'items.0.price': 'number' }],
  ])('reports the error in a book, %j', (change, expected) => {
    expect(ofBook(change)).toEqual(expected)
  })

  it('may have a clock that is slightly ahead', () => {
    expect(problems({ created_at: '2026-11-29T06:05:00Z' })).toEqual({})
  })
})

const item = fc.record({
  name: fc.constant('Абай жолы'),
  language: fc.constant(null),
  quantity: fc.integer({ min: 1, max: shopOrderLimits.quantity }),
  price: fc.integer({ min: 0, max: shopOrderLimits.price }),
})

it('an order is refused when its sum differs from the total of its books', () => {
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 1_000 }), (items, more) => {
      const sum = shopOrderSum(items)
      expect(problems({ items, sum: sum + more })).toEqual({ sum: 'sumDiffers' })
      expect(problems({ items, sum })).toEqual({})
    }),
  )
})

describe('a table of orders', () => {
  const first: ShopOrderTableRow = { row: 2, ...order, ...book }
  const later: ShopOrderTableRow = {
    ...first,
    row: 4,
    customer_name: '',
    customer_email: '',
    customer_phone: '',
    customer_address: '',
    created_at: null,
    sum: null,
    name: 'Жібек жолы',
    price: undefined,
  }
  const other = { ...first, row: 3, number: 'A-1002' }

  it('groups rows with the same number into one order, even when they are apart', () => {
    const [one, two, ...more] = ordersOfTable([first, other, later])
    expect(one?.order.items.map(({ name }) => name)).toEqual(['Абай жолы', 'Жібек жолы'])
    expect(one?.rows).toEqual([2, 4])
    expect(one?.differing).toEqual([])
    expect(two?.order.number).toBe('A-1002')
    expect(more).toEqual([])
  })

  it('reports rows whose customer or sum differs from the order', () => {
    const [one] = ordersOfTable([first, { ...later, customer_name: 'Ерлан', sum: 1 }])
    expect(one?.differing).toEqual([
      { row: 4, field: 'customer_name' },
      { row: 4, field: 'sum' },
    ])
    const [repeated] = ordersOfTable([first, { ...later, customer_name: 'дина  ким', sum: 900_000 }])
    expect(repeated?.differing).toEqual([])
  })

  it('keeps rows without a number as separate orders', () => {
    expect(
      ordersOfTable([
        { ...first, number: '' },
        { ...later, number: '' },
      ]),
    ).toHaveLength(2)
  })

  it('finds the row and column of an error', () => {
    const [one] = ordersOfTable([first, other, later])
    if (!one) throw new Error('The table has no order')
    expect(placeInTable(one, 'items.1.price')).toEqual({ row: 4, field: 'price' })
    expect(placeInTable(one, 'customer_email')).toEqual({ row: 2, field: 'customer_email' })
    expect(placeInTable(one, 'items')).toEqual({ row: 2, field: 'name' })
  })
})
