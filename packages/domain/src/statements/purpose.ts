import words from './words.json' with { type: 'json' }

/**
 * Words before the number of an invoice, as payers write them in Russian, Kazakh and English, and before that of an offer. A number is
 * looked for after them alone: the others of a purpose are those of contracts, dates and sums.
 */
const { invoice, offer, between, and, andBefore, before, refund } = words.purpose
const sign = String.raw`(?:№ ?)?`
const number = String.raw`${sign}\d{1,10}(?![\d.]*\d*%)`
const more = String.raw`(?: ?(?:${and}) ?${sign}\d{1,10}(?!\.\d|\d))*`
const after = (word: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${word})${between}${number}${more}`, 'giu')
/** Kazakh puts the number first. */
const ahead = new RegExp(String.raw`${sign}(\d{1,10}(?: ?(?:${andBefore}) ?${sign}\d{1,10})*)${before}`, 'giu')
const back = new RegExp(String.raw`(?<!\p{L})(?:${refund})`, 'iu')

const numbersIn = (found: string): string[] => {
  const plain = found.match(/\d{1,10}/g) ?? []
  return plain.map(stripLeadingZeros)
}

/** A number without the noughts before it: `0388` and `388` are one. */
export const stripLeadingZeros = (given: string): string => given.replace(/^0+(?=\d)/, '')

/** Characters of a purpose in which numbers are looked for: banks take up to 420, and the patterns take the square of their length. */
const mostRead = 2_000

/** Numbers of invoices and of offers that the purpose of a payment names, in its order. */
export function numbersInPurpose(purpose: string): { invoices: string[]; offers: string[] } {
  // The patterns expect one space: where several may stand, they would try each of the many ways to share them.
  const text = purpose.slice(0, mostRead).normalize('NFC').replace(/\s+/g, ' ')
  const invoices = [...text.matchAll(after(invoice))].flatMap(([found]) => numbersIn(found))
  const kazakh = [...text.matchAll(ahead)].flatMap(([, numbers = '']) => numbersIn(numbers))
  const offers = [...text.matchAll(after(offer))].flatMap(([found]) => numbersIn(found))
  return { invoices: [...new Set([...invoices, ...kazakh])], offers: [...new Set(offers)] }
}

/** Whether money comes back rather than in: such a payment is nobody's invoice. */
export const isRefund = (purpose: string): boolean => back.test(purpose)
