import words from './words.json' with { type: 'json' }

/**
 * Patterns of the words that payers write next to the number of an invoice or an offer, in Russian, Kazakh and English. Only
 * numbers next to these words are used. Other numbers in a purpose belong to contracts, dates and sums.
 */
const { invoice, offer, between, and, andBefore, before, refund } = words.purpose
const numberSignPattern = String.raw`(?:№ ?)?`
const numberPattern = String.raw`${numberSignPattern}\d{1,10}(?![\d.]*\d*%)`
const furtherNumbersPattern = String.raw`(?: ?(?:${and}) ?${numberSignPattern}\d{1,10}(?!\.\d|\d))*`
const createNumberAfterWordPattern = (word: string) =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${word})${between}${numberPattern}${furtherNumbersPattern}`, 'giu')
/** In Kazakh, the number comes before the word. */
const numberBeforeWordPattern = new RegExp(
  String.raw`${numberSignPattern}(\d{1,10}(?: ?(?:${andBefore}) ?${numberSignPattern}\d{1,10})*)${before}`,
  'giu',
)
const refundPattern = new RegExp(String.raw`(?<!\p{L})(?:${refund})`, 'iu')

const extractNumbers = (found: string): string[] => {
  const digitGroups = found.match(/\d{1,10}/g) ?? []
  return digitGroups.map(stripLeadingZeros)
}

/** Removes leading zeros, because `0388` and `388` are the same number. */
export const stripLeadingZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '')

/**
 * The maximum number of characters of a purpose that are searched for numbers. Banks accept up to 420. The limit is needed because
 * the search time grows with the square of the length.
 */
const maxPurposeLength = 2_000

/** Returns the numbers of invoices and offers in the purpose of a payment, in order. */
export function findNumbersInPurpose(purpose: string): { invoices: string[]; offers: string[] } {
  // The patterns expect single spaces. Patterns that allow several spaces would backtrack too much.
  const text = purpose.slice(0, maxPurposeLength).normalize('NFC').replace(/\s+/g, ' ')
  const invoices = [...text.matchAll(createNumberAfterWordPattern(invoice))].flatMap(([found]) => extractNumbers(found))
  const numbersBeforeWord = [...text.matchAll(numberBeforeWordPattern)].flatMap(([, numbers = '']) =>
    extractNumbers(numbers),
  )
  const offers = [...text.matchAll(createNumberAfterWordPattern(offer))].flatMap(([found]) => extractNumbers(found))
  return { invoices: [...new Set([...invoices, ...numbersBeforeWord])], offers: [...new Set(offers)] }
}

/** Whether a payment is a refund to the press. A refund is not matched to an invoice. */
export const isRefund = (purpose: string): boolean => refundPattern.test(purpose)
