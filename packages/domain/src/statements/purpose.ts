/**
 * Words before the number of an invoice, as payers write them in Russian, Kazakh and English, and before that of an offer. A number is
 * looked for after them alone: the others of a purpose are those of contracts, dates and sums.
 */
const invoiceWord =
  'с[чҷ][её]т[а-яё]*|сч(?:ет)?\\.?|с/ч|шот[а-яәғқңөұүһі]*|төлем\\s+шот[а-яәғқңөұүһі]*|invoices?|inv\\.?'
const offerWord = 'кп|кұ|kp'
const between = '(?:\\s*(?:-?\\s*фактур[а-яё]*|на\\s+оплату|for\\s+payment))?\\s*(?:№№?|n°?|no\\.?|#)?\\s*-?\\s*'
const numberSign = '(?:№\\s*)?(\\d{1,10})(?![\\d.]*\\d*[%])'
const more = '(?:\\s*(?:,|;|и|және|мен|&|and)\\s*(?:№\\s*)?\\d{1,10}(?!\\.\\d|\\d))*'

const after = (word: string) => new RegExp(`(?<![\\p{L}\\d])(?:${word})${between}${numberSign}${more}`, 'giu')
/** Kazakh puts the number first: «№ 388 шот бойынша», «388, 381 шоттар». */
const before =
  /(?:№\s*)?(\d{1,10}(?:\s*(?:,|және|мен)\s*(?:№\s*)?\d{1,10})*)(?:-?(?:ші|шы|інші|ыншы))?\s+(?:нөмірлі\s+)?шот/giu

const numbersIn = (found: string): string[] => {
  const plain = found.match(/\d{1,10}/g) ?? []
  return plain.map(bareNumber)
}

/** A number without the noughts before it: `0388` and `388` are one. */
export const bareNumber = (number: string): string => number.replace(/^0+(?=\d)/, '')

/** Numbers of invoices and of offers that the purpose of a payment names, in its order. */
export function numbersInPurpose(purpose: string): { invoices: string[]; offers: string[] } {
  const text = purpose.normalize('NFC')
  const invoices = [...text.matchAll(after(invoiceWord))].flatMap(([found]) => numbersIn(found))
  const kazakh = [...text.matchAll(before)].flatMap(([, numbers = '']) => numbersIn(numbers))
  const offers = [...text.matchAll(after(offerWord))].flatMap(([found]) => numbersIn(found))
  return { invoices: [...new Set([...invoices, ...kazakh])], offers: [...new Set(offers)] }
}

/** Whether money comes back rather than in: such a payment is nobody's invoice. */
export const isRefund = (purpose: string): boolean => /(?<!\p{L})(?:возврат|қайтар|refund)/iu.test(purpose)
