import { foldKazakhLetters } from '../text.ts'
import type { ArrivingItem, ArrivingOrder } from './arriving.ts'

const orderFields = [
  'number',
  'customer_name',
  'customer_email',
  'customer_phone',
  'customer_address',
  'created_at',
] as const
type OrderField = (typeof orderFields)[number]

/** The columns of a table of orders, in its order: a book of an order a row. */
export const shopOrderImportFields = [...orderFields, 'name', 'language', 'quantity', 'price', 'sum'] as const
export type ShopOrderImportField = (typeof shopOrderImportFields)[number]

/** A row of such a table as it was read. */
export interface ShopOrderTableRow extends ArrivingItem, Omit<ArrivingOrder, 'items'> {
  /** As the table counts: its head is row 1. */
  row: number
}

export interface TabledOrder {
  order: ArrivingOrder
  /** Where each of its books stands in the table. */
  rows: number[]
  /** What its later rows say otherwise than its first. */
  differing: { row: number; field: ShopOrderImportField }[]
}

/**
 * Orders of a table: rows of one number make one, wherever they stand. What is of the order and not of a book, its customer and its sum, stands
 * in the first of them; a later one leaves it out or repeats it. Rows without a number are an order each, as nothing says otherwise.
 */
export function ordersOfTable(rows: readonly ShopOrderTableRow[]): TabledOrder[] {
  const found: TabledOrder[] = []
  const byNumber = new Map<string, TabledOrder>()
  for (const { row, name, language, quantity, price, ...order } of rows) {
    const item: ArrivingItem = { name, language, quantity, price }
    const known = byNumber.get(order.number)
    if (known) {
      known.order = { ...known.order, items: [...known.order.items, item] }
      known.rows.push(row)
      known.differing.push(...differing(known.order, order).map((field) => ({ row, field })))
      continue
    }
    const made: TabledOrder = { order: { ...order, items: [item] }, rows: [row], differing: [] }
    found.push(made)
    if (order.number) byNumber.set(order.number, made)
  }
  return found
}

const isLeftOut = (value: unknown): boolean => value === null || value === ''
const same = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one === other || foldKazakhLetters(one ?? '') === foldKazakhLetters(other ?? '')

const differing = (first: ArrivingOrder, later: Omit<ArrivingOrder, 'items'>): (OrderField | 'sum')[] => [
  ...orderFields.filter((field) => !isLeftOut(later[field]) && !same(first[field], later[field])),
  ...(isLeftOut(later.sum) || later.sum === first.sum ? [] : (['sum'] as const)),
]

/** Where a problem of an order stands in its table. */
export function placeInTable({ rows }: TabledOrder, path: string): { row: number; field: ShopOrderImportField } {
  const [head = '', place = '0', part = 'name'] = path.split('.')
  const isItem = head === 'items'
  return { row: rows[isItem ? Number(place) : 0] ?? 0, field: (isItem ? part : head) as ShopOrderImportField }
}
