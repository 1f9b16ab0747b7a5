import { limits } from '../constants.ts'
import { isEmail } from '../people/email.ts'
import type { BookLanguage } from '../tech-cards/reference-lists.ts'

/** Greatest values of an order that arrives, in characters, copies and tiyn (ours). */
export const shopOrderLimits = {
  number: 60,
  customer: 200,
  contact: 500,
  items: 100,
  quantity: 100_000,
  price: 1_000_000_000_00,
} as const

/** A book of an arriving order. What is missing is null, and what was written but means nothing is `undefined`. */
export interface ArrivingItem {
  name: string
  /** Null where the shop does not say: the catalogue may know. */
  language: BookLanguage | null | undefined
  quantity: number | null | undefined
  /** Of a copy, in tiyn, VAT included. */
  price: number | null | undefined
}

/** An order as the shop, or a table, gives it. */
export interface ArrivingOrder {
  /** The shop's own, by which the same order is known again. */
  number: string
  customer_name: string
  customer_email: string
  customer_phone: string
  customer_address: string
  /** When it was made, ISO 8601; null for now. */
  created_at: string | null | undefined
  items: readonly ArrivingItem[]
  /** In tiyn; null where it is left to be computed. */
  sum: number | null | undefined
}

export type ArrivingProblem = 'required' | 'tooLong' | 'email' | 'date' | 'future' | 'choice' | 'number' | 'sumDiffers'

/** Milliseconds that the shop's clock may be ahead. */
const clockDrift = 10 * 60_000
/** The first year that an order may be of: an earlier one is a slip. */
const firstYear = 2000

const isWhole = (value: number | null | undefined, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most

/** What an order comes to, in tiyn. */
export const shopOrderSum = (items: readonly Pick<ArrivingItem, 'quantity' | 'price'>[]): number =>
  items.reduce((sum, { quantity, price }) => sum + (quantity ?? 0) * (price ?? 0), 0)

/** What is wrong with an arriving order, by field; `items.0.price` for a book of it. Empty when it may be taken. */
export function validateArrivingOrder(order: ArrivingOrder, now: Date): Record<string, ArrivingProblem> {
  const { number, customer_name, customer_email, created_at, items, sum } = order
  const problems: Record<string, ArrivingProblem> = {}
  const say = (field: string, problem: ArrivingProblem | null) => {
    if (problem) problems[field] = problem
  }
  say('number', textProblem(number, shopOrderLimits.number))
  say('customer_name', textProblem(customer_name, shopOrderLimits.customer))
  if (customer_email && !isEmail(customer_email)) say('customer_email', 'email')
  for (const field of ['customer_phone', 'customer_address'] as const)
    if (order[field].length > shopOrderLimits.contact) say(field, 'tooLong')
  say('created_at', momentProblem(created_at, now))
  if (items.length === 0) say('items', 'required')
  else if (items.length > shopOrderLimits.items) say('items', 'tooLong')
  for (const [place, { name, language, quantity, price }] of items.entries()) {
    say(`items.${place}.name`, textProblem(name, limits.bookNameLength))
    if (language === undefined) say(`items.${place}.language`, 'choice')
    if (!isWhole(quantity, 1, shopOrderLimits.quantity))
      say(`items.${place}.quantity`, quantity === null ? 'required' : 'number')
    if (!isWhole(price, 0, shopOrderLimits.price)) say(`items.${place}.price`, price === null ? 'required' : 'number')
  }
  if (sum === undefined) say('sum', 'number')
  // What its books come to is known once each of them is right.
  else if (sum !== null && !Object.keys(problems).some((field) => field.startsWith('items')))
    say('sum', sum === shopOrderSum(items) ? null : 'sumDiffers')
  return problems
}

const textProblem = (text: string, most: number): ArrivingProblem | null =>
  text.trim() === '' ? 'required' : text.length > most ? 'tooLong' : null

function momentProblem(moment: string | null | undefined, now: Date): ArrivingProblem | null {
  if (moment === null) return null
  const time = moment === undefined ? Number.NaN : Date.parse(moment)
  if (Number.isNaN(time) || new Date(time).getUTCFullYear() < firstYear) return 'date'
  return time > now.getTime() + clockDrift ? 'future' : null
}
