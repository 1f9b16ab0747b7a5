import { foldKazakhLetters } from '../shared/text.ts'
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

/** The columns of an import table of orders, in order. Each row of the table is one book of an order. */
export const shopOrderImportFields = [...orderFields, 'name', 'language', 'quantity', 'price', 'sum'] as const
export type ShopOrderImportField = (typeof shopOrderImportFields)[number]

/** A parsed row of an import table. */
export interface ShopOrderTableRow extends ArrivingItem, Omit<ArrivingOrder, 'items'> {
  /** The row number in the table. The header is row 1. */
  row: number
}

export interface ImportedOrder {
  order: ArrivingOrder
  /** The row number of each book of the order. */
  rows: number[]
  /** Fields of later rows that contradict the first row of the order. */
  differing: { row: number; field: ShopOrderImportField }[]
}

/**
 * Groups the rows of a table into orders. All rows with the same number form one order, even if other rows are between them. Fields
 * of the order, such as the customer and the sum, are in its first row; later rows leave them empty or repeat them. Every row
 * without a number is a separate order.
 */
export function groupTableOrders(rows: readonly ShopOrderTableRow[]): ImportedOrder[] {
  const orders: ImportedOrder[] = []
  const orderByNumber = new Map<string, ImportedOrder>()
  for (const { row, name, language, quantity, price, ...order } of rows) {
    const item: ArrivingItem = { name, language, quantity, price }
    const existingOrder = orderByNumber.get(order.number)
    if (existingOrder) {
      existingOrder.order = { ...existingOrder.order, items: [...existingOrder.order.items, item] }
      existingOrder.rows.push(row)
      existingOrder.differing.push(...findDifferingFields(existingOrder.order, order).map((field) => ({ row, field })))
      continue
    }
    const newOrder: ImportedOrder = { order: { ...order, items: [item] }, rows: [row], differing: [] }
    orders.push(newOrder)
    if (order.number) orderByNumber.set(order.number, newOrder)
  }
  return orders
}

const isLeftOut = (value: unknown): boolean => value === null || value === ''
const isSameText = (a: string | null | undefined, b: string | null | undefined): boolean =>
  a === b || foldKazakhLetters(a ?? '') === foldKazakhLetters(b ?? '')

const findDifferingFields = (
  firstRow: ArrivingOrder,
  laterRow: Omit<ArrivingOrder, 'items'>,
): (OrderField | 'sum')[] => [
  ...orderFields.filter((field) => !isLeftOut(laterRow[field]) && !isSameText(firstRow[field], laterRow[field])),
  ...(isLeftOut(laterRow.sum) || laterRow.sum === firstRow.sum ? [] : (['sum'] as const)),
]

/** Returns the row and the field of the table in which a problem of an order is. */
export function findTableCell({ rows }: ImportedOrder, path: string): { row: number; field: ShopOrderImportField } {
  const [pathRoot = '', itemIndex = '0', itemField = 'name'] = path.split('.')
  const isItem = pathRoot === 'items'
  return {
    row: rows[isItem ? Number(itemIndex) : 0] ?? 0,
    field: (isItem ? itemField : pathRoot) as ShopOrderImportField,
  }
}
