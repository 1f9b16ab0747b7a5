import { limits } from '../shared/constants.ts'
import { isEmail } from '../shared/people/email.ts'
import type { BookLanguage } from '../shared/books/reference-lists.ts'

/** The maximum values of an incoming order (our rule), in characters, copies and tiyn. */
export const shopOrderLimits = {
  number: 60,
  customer: 200,
  contact: 500,
  items: 100,
  quantity: 100_000,
  price: 1_000_000_000_00,
} as const

/** A book of an incoming order. A missing value is null; an invalid value is `undefined`. */
export interface ArrivingItem {
  name: string
  /** The language; null if the shop does not give it. The catalogue may then provide it. */
  language: BookLanguage | null | undefined
  quantity: number | null | undefined
  /** The price per copy in tiyn, VAT included. */
  price: number | null | undefined
}

/** An order as it arrives from the shop or from a table. */
export interface ArrivingOrder {
  /** The shop's order number. It identifies the order if the order arrives again. */
  number: string
  customer_name: string
  customer_email: string
  customer_phone: string
  customer_address: string
  /** When the order was placed, in ISO 8601. Null means now. */
  created_at: string | null | undefined
  items: readonly ArrivingItem[]
  /** The sum in tiyn. If null, it is calculated. */
  sum: number | null | undefined
}

export type ArrivingProblem = 'required' | 'tooLong' | 'email' | 'date' | 'future' | 'choice' | 'number' | 'sumDiffers'

/** The number of milliseconds by which the shop's clock may be ahead. */
const maxClockDriftMs = 10 * 60_000
/** The earliest valid year of an order; an earlier year is a typo. */
const minOrderYear = 2000

const isIntegerIn = (value: number | null | undefined, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max

/** Returns the sum of an order, in tiyn. */
export const calculateShopOrderSum = (items: readonly Pick<ArrivingItem, 'quantity' | 'price'>[]): number =>
  items.reduce((sum, { quantity, price }) => sum + (quantity ?? 0) * (price ?? 0), 0)

/** Returns the problems of an incoming order by field, such as `items.0.price` for a book. The order is valid if there are none. */
export function validateArrivingOrder(order: ArrivingOrder, now: Date): Record<string, ArrivingProblem> {
  const { number, customer_name, customer_email, created_at, items, sum } = order
  const problems: Record<string, ArrivingProblem> = {}
  const addProblem = (field: string, problem: ArrivingProblem | null) => {
    if (problem) problems[field] = problem
  }
  addProblem('number', getTextProblem(number, shopOrderLimits.number))
  addProblem('customer_name', getTextProblem(customer_name, shopOrderLimits.customer))
  if (customer_email && !isEmail(customer_email)) addProblem('customer_email', 'email')
  for (const field of ['customer_phone', 'customer_address'] as const)
    if (order[field].length > shopOrderLimits.contact) addProblem(field, 'tooLong')
  addProblem('created_at', getMomentProblem(created_at, now))
  if (items.length === 0) addProblem('items', 'required')
  else if (items.length > shopOrderLimits.items) addProblem('items', 'tooLong')
  for (const [index, { name, language, quantity, price }] of items.entries()) {
    addProblem(`items.${index}.name`, getTextProblem(name, limits.bookNameLength))
    if (language === undefined) addProblem(`items.${index}.language`, 'choice')
    if (!isIntegerIn(quantity, 1, shopOrderLimits.quantity))
      addProblem(`items.${index}.quantity`, quantity === null ? 'required' : 'number')
    if (!isIntegerIn(price, 0, shopOrderLimits.price))
      addProblem(`items.${index}.price`, price === null ? 'required' : 'number')
  }
  if (sum === undefined) addProblem('sum', 'number')
  // The sum can be checked only when all books are valid.
  else if (sum !== null && !Object.keys(problems).some((field) => field.startsWith('items')))
    addProblem('sum', sum === calculateShopOrderSum(items) ? null : 'sumDiffers')
  return problems
}

const getTextProblem = (text: string, maxLength: number): ArrivingProblem | null =>
  text.trim() === '' ? 'required' : text.length > maxLength ? 'tooLong' : null

function getMomentProblem(moment: string | null | undefined, now: Date): ArrivingProblem | null {
  if (moment === null) return null
  const time = moment === undefined ? Number.NaN : Date.parse(moment)
  if (Number.isNaN(time) || new Date(time).getUTCFullYear() < minOrderYear) return 'date'
  return time > now.getTime() + maxClockDriftMs ? 'future' : null
}
