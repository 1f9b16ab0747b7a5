import { isCalendarDay } from '../dates/calendar-day.ts'

const firstWeights = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const secondWeights = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]

const calculateRemainder = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11

/** Whether the last of twelve digits is their checksum modulo 11. If that checksum is 10, a second row of weights decides. */
function hasChecksum(value: string): boolean {
  const digits = Array.from(value, Number)
  const sum = calculateRemainder(digits, firstWeights)
  const checkDigit = sum === 10 ? calculateRemainder(digits, secondWeights) : sum
  return checkDigit < 10 && checkDigit === digits[11]
}

/**
 * Whether a twelve-digit number belongs to an organisation. The fifth digit of a BIN is 4, 5 or 6. In an IIN, the fifth digit is
 * the tens of the birthday.
 */
export const isBin = (value: string): boolean => /^\d{4}[456]\d{7}$/.test(value)

const centuries = ['18', '19', '20']
/** The possible centuries by an IIN's seventh digit, which encodes century and sex. 0 means a foreigner and encodes no century. */
const centuriesByDigit: Partial<Record<string, readonly string[]>> = {
  0: centuries,
  1: ['18'],
  2: ['18'],
  3: ['19'],
  4: ['19'],
  5: ['20'],
  6: ['20'],
}

export type BinIinProblem =
  /** The number does not have twelve digits. */
  | 'short'
  /** The fifth digit is neither the tens of a day, as in an IIN, nor 4, 5 or 6, as in a BIN. */
  | 'fifth'
  /** A BIN does not start with a valid year and month. */
  | 'month'
  /** An IIN does not start with a valid birthday. */
  | 'birthday'
  /** An IIN's seventh digit gives no century, or a century in which the birthday does not exist. */
  | 'century'
  | 'checksum'

const getBinDateProblem = (value: string): BinIinProblem | null => {
  const month = Number(value.slice(2, 4))
  return month >= 1 && month <= 12 ? null : 'month'
}

function getIinDateProblem(value: string): BinIinProblem | null {
  const birthday = `${value.slice(0, 2)}-${value.slice(2, 4)}-${value.slice(4, 6)}`
  const possibleCenturies = centuries.filter((century) => isCalendarDay(century + birthday))
  if (possibleCenturies.length === 0) return 'birthday'
  return centuriesByDigit[value.charAt(6)]?.some((century) => possibleCenturies.includes(century)) ? null : 'century'
}

/**
 * Returns what is wrong with a BIN (of an organisation) or an IIN (of a person), or null. The fifth digit decides whether the
 * number is a BIN or an IIN.
 */
export function getBinIinProblem(value: string): BinIinProblem | null {
  if (!/^\d{12}$/.test(value)) return 'short'
  if (/[789]/.test(value.charAt(4))) return 'fifth'
  const dateProblem = isBin(value) ? getBinDateProblem(value) : getIinDateProblem(value)
  return dateProblem ?? (hasChecksum(value) ? null : 'checksum')
}

export const isValidBinIin = (value: string): boolean => getBinIinProblem(value) === null
