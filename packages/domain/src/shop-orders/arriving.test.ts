import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  validateArrivingOrder,
  shopOrderLimits,
  calculateShopOrderSum,
  type ArrivingItem,
  type ArrivingOrder,
} from './arriving.ts'
import { groupTableOrders, findTableCell, type ShopOrderTableRow } from './table.ts'

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
const validateOrder = (change: Partial<ArrivingOrder>) => validateArrivingOrder({ ...order, ...change }, now)
const validateBook = (change: Partial<ArrivingItem>) => validateOrder({ items: [{ ...book, ...change }], sum: null })

describe('an incoming order', () => {
  it('is accepted when complete and when it has only the required fields', () => {
    expect(validateOrder({})).toEqual({})
    const emptyFields = { customer_email: '', customer_phone: '', customer_address: '', created_at: null, sum: null }
    expect(validateOrder({ ...emptyFields, items: [{ ...book, language: null, price: 0 }] })).toEqual({})
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
  ])('reports the error in %j', (change, expectedProblems) => {
    expect(validateOrder(change)).toEqual(expectedProblems)
  })

  it.each<[Partial<ArrivingItem>, object]>([
    [{ name: '' }, { 'items.0.name': 'required' }],
    [{ language: undefined }, { 'items.0.language': 'choice' }],
    [{ quantity: null }, { 'items.0.quantity': 'required' }],
    [{ quantity: 0 }, { 'items.0.quantity': 'number' }],
    [{ quantity: 1.5 }, { 'items.0.quantity': 'number' }],
    [{ price: -1 }, { 'items.0.price': 'number' }],
    [{ price: undefined }, { 'items.0.price': 'number' }],
  ])('reports the error in a book, %j', (change, expectedProblems) => {
    expect(validateBook(change)).toEqual(expectedProblems)
  })

  it('may have a clock that is slightly ahead', () => {
    expect(validateOrder({ created_at: '2026-11-29T06:05:00Z' })).toEqual({})
  })
})

const itemArbitrary = fc.record({
  name: fc.constant('Абай жолы'),
  language: fc.constant(null),
  quantity: fc.integer({ min: 1, max: shopOrderLimits.quantity }),
  price: fc.integer({ min: 0, max: shopOrderLimits.price }),
})

it('an order is refused when its sum differs from the total of its books', () => {
  fc.assert(
    fc.property(
      fc.array(itemArbitrary, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 1_000 }),
      (items, difference) => {
        const sum = calculateShopOrderSum(items)
        expect(validateOrder({ items, sum: sum + difference })).toEqual({ sum: 'sumDiffers' })
        expect(validateOrder({ items, sum })).toEqual({})
      },
    ),
  )
})

describe('a table of orders', () => {
  const firstRow: ShopOrderTableRow = { row: 2, ...order, ...book }
  const laterRow: ShopOrderTableRow = {
    ...firstRow,
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
  const otherOrderRow = { ...firstRow, row: 3, number: 'A-1002' }

  it('groups rows with the same number into one order, even when they are apart', () => {
    const [firstOrder, secondOrder, ...furtherOrders] = groupTableOrders([firstRow, otherOrderRow, laterRow])
    expect(firstOrder?.order.items.map(({ name }) => name)).toEqual(['Абай жолы', 'Жібек жолы'])
    expect(firstOrder?.rows).toEqual([2, 4])
    expect(firstOrder?.differing).toEqual([])
    expect(secondOrder?.order.number).toBe('A-1002')
    expect(furtherOrders).toEqual([])
  })

  it('reports rows whose customer or sum differs from the order', () => {
    const [groupedOrder] = groupTableOrders([firstRow, { ...laterRow, customer_name: 'Ерлан', sum: 1 }])
    expect(groupedOrder?.differing).toEqual([
      { row: 4, field: 'customer_name' },
      { row: 4, field: 'sum' },
    ])
    const [orderWithRepeatedData] = groupTableOrders([
      firstRow,
      { ...laterRow, customer_name: 'дина  ким', sum: 900_000 },
    ])
    expect(orderWithRepeatedData?.differing).toEqual([])
  })

  it('keeps rows without a number as separate orders', () => {
    expect(
      groupTableOrders([
        { ...firstRow, number: '' },
        { ...laterRow, number: '' },
      ]),
    ).toHaveLength(2)
  })

  it('finds the row and column of an error', () => {
    const [groupedOrder] = groupTableOrders([firstRow, otherOrderRow, laterRow])
    if (!groupedOrder) throw new Error('The table has no order')
    expect(findTableCell(groupedOrder, 'items.1.price')).toEqual({ row: 4, field: 'price' })
    expect(findTableCell(groupedOrder, 'customer_email')).toEqual({ row: 2, field: 'customer_email' })
    expect(findTableCell(groupedOrder, 'items')).toEqual({ row: 2, field: 'name' })
  })
})
