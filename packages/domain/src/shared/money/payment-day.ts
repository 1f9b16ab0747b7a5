import { limits } from '../constants.ts'
import { addDays } from '../dates/dates.ts'

/** Whether a day is so far from today that the payment is probably mistyped or from another file. */
export const isFarDay = (day: string, today: string): boolean =>
  day < addDays(today, -limits.paymentDays) || day > addDays(today, limits.paymentDays)
