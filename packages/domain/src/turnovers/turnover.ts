import { isIsoDate } from '../dates.ts'
import { chargedLine, type ChargedLine } from '../offers/totals.ts'

/** What turnover is documented by: services by an act (Р-1), goods by a waybill (З-2), and goods that came back by a return. */
export const turnoverKinds = ['act', 'waybill', 'return'] as const
export type TurnoverKind = (typeof turnoverKinds)[number]

/** Documents that hand something over; a return gives back what one of them handed over. */
export const handingKinds = ['act', 'waybill'] as const
export type HandingKind = (typeof handingKinds)[number]

/** A document of turnover, as far as quantities go. A cancelled one counts for nothing, from its own date on. */
export interface TurnoverInput {
  id: number
  kind: TurnoverKind
  lines: readonly ChargedLine[]
  /** The document that it corrects, or whose goods it gives back. */
  of_id: number | null
  cancelled_at: unknown
}

/** How much of a line: which title of the offer, which work on it (null: its copies), how many. */
export interface LineQuantity {
  item: number
  work: number | null
  quantity: number
}

/** Which lines of an offer a kind of document hands over: never both for one line (decisions §4). */
export const linesOfKind = (kind: HandingKind, charges: readonly ChargedLine[]): ChargedLine[] =>
  charges.filter(({ work }) => (kind === 'waybill') === (work === null))

export const isSameLine = (one: Pick<LineQuantity, 'item' | 'work'>, other: Pick<LineQuantity, 'item' | 'work'>) =>
  one.item === other.item && one.work === other.work

/** Works are counted to hundredths; as floats, 0.3 − 0.1 is not 0.2. */
const exact = (quantity: number): number => Math.round(quantity * 100) / 100

const quantityIn = (documents: readonly TurnoverInput[], line: ChargedLine): number =>
  documents.reduce(
    (total, { lines }) => total + lines.reduce((all, one) => (isSameLine(one, line) ? all + one.quantity : all), 0),
    0,
  )

const standing = (documents: readonly TurnoverInput[]) => documents.filter(({ cancelled_at }) => !cancelled_at)

/** The lines of an offer with what is left to hand over; what was given back can be handed over again. */
export function leftOf(charges: readonly ChargedLine[], documents: readonly TurnoverInput[]): ChargedLine[] {
  const stand = standing(documents)
  const given = stand.filter(({ kind }) => kind !== 'return')
  const back = stand.filter(({ kind }) => kind === 'return')
  return charges.map((line) => ({
    ...line,
    quantity: exact(line.quantity - quantityIn(given, line) + quantityIn(back, line)),
  }))
}

/** The lines of a document with what of it has not been given back. */
export function getUnreturnedLines(document: TurnoverInput, documents: readonly TurnoverInput[]): ChargedLine[] {
  const back = standing(documents).filter(({ kind, of_id }) => kind === 'return' && of_id === document.id)
  return document.lines.map((line) => ({ ...line, quantity: exact(line.quantity - quantityIn(back, line)) }))
}

/** Lines of a document: the asked quantities at the prices of the offer, with the VAT of the turnover's date. */
export const turnoverLines = (
  asked: readonly LineQuantity[],
  prices: readonly ChargedLine[],
  rate: number,
): ChargedLine[] =>
  prices.flatMap((line) => {
    const found = asked.find((one) => isSameLine(one, line))
    return found && found.quantity > 0 ? [chargedLine(line, found.quantity, rate)] : []
  })

export type TurnoverProblem =
  | 'required'
  | 'date'
  | 'future'
  | 'beforeOffer'
  | 'beforePrinting'
  | 'beforeDocument'
  | 'nothingHanded'
  | 'moreThanLeft'
  | 'notNegative'
  | 'wholeCopies'
export type TurnoverProblems = Record<string, TurnoverProblem>

interface Typed {
  date: string
  /** What is not typed is nothing. */
  lines: readonly (Omit<LineQuantity, 'quantity'> & { quantity: number | null })[]
}

/**
 * What is wrong with a document of turnover, by field (`lines.0.quantity`). Its date is the turnover's: not before the offer, not before
 * the printing of its books began, not in the future. `left` is what can be handed over, or given back.
 */
export function validateTurnover(
  { date, lines }: Typed,
  rules: {
    today: string
    offerDate: string
    /** The day that the printing of the offer's books began; null where it has not; absent where nothing is printed for it. */
    printedFrom?: string | null
    /** The day of the document whose goods are given back. */
    documentDate?: string
    left: readonly LineQuantity[]
  },
): TurnoverProblems {
  const problems: TurnoverProblems = {}
  const dateProblem = problemOfDate(date, rules)
  if (dateProblem) problems['date'] = dateProblem
  lines.forEach(({ quantity, ...line }, at) => {
    if (!quantity) return
    const left = rules.left.find((one) => isSameLine(one, line))?.quantity ?? 0
    const field = `lines.${at}.quantity`
    if (quantity < 0) problems[field] = 'notNegative'
    else if (line.work === null && !Number.isInteger(quantity)) problems[field] = 'wholeCopies'
    else if (exact(quantity) > left) problems[field] = 'moreThanLeft'
  })
  if (!lines.some(({ quantity }) => quantity)) problems['lines'] = 'nothingHanded'
  return problems
}

function problemOfDate(
  date: string,
  {
    today,
    offerDate,
    printedFrom,
    documentDate = '',
  }: { today: string; offerDate: string; printedFrom?: string | null; documentDate?: string },
): TurnoverProblem | undefined {
  if (!date) return 'required'
  if (!isIsoDate(date)) return 'date'
  if (date > today) return 'future'
  if (date < offerDate) return 'beforeOffer'
  if (printedFrom === null || (printedFrom !== undefined && date < printedFrom)) return 'beforePrinting'
  return date < documentDate ? 'beforeDocument' : undefined
}

/** Returns lower the turnover. */
export const signOf = (kind: TurnoverKind): 1 | -1 => (kind === 'return' ? -1 : 1)
