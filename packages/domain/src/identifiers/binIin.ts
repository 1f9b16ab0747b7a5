const first = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const second = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]

const weigh = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11

/**
 * Whether a string is a BIN (of an organisation) or an IIN (of a person): 12 digits whose last is the checksum
 * of the others modulo 11; when that is 10 a second row of weights decides, and when that too is 10 the number was never issued.
 * Nor were twelve zeros, though they agree with their checksum.
 */
export function isValidBinIin(value: string): boolean {
  if (!/^\d{12}$/.test(value) || /^0+$/.test(value)) return false
  const digits = Array.from(value, Number)
  const sum = weigh(digits, first)
  const check = sum === 10 ? weigh(digits, second) : sum
  return check < 10 && check === digits[11]
}

/** Whether a number of twelve digits is an organisation's: where an IIN has the tens of a birthday, a BIN has 4, 5 or 6. */
export const isBin = (value: string): boolean => /^\d{4}[456]\d{7}$/.test(value)
