import type { TurnoverKind } from '../shared/documents/turnovers.ts'
import { isIsoDate } from '../shared/dates/dates.ts'
import { createChargedLine, type ChargedLine } from '../shared/money/charged-line.ts'

/** The kinds of documents that deliver something. A return refers to such a document. */
export const deliveryKinds = ['act', 'waybill'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

/**
 * The data of a delivery document from which quantities are calculated. A cancelled document never counts, not even for the time
 * before its cancellation.
 */
export interface TurnoverInput {
  id: number
  kind: TurnoverKind
  lines: readonly ChargedLine[]
  /** The document that this document corrects, or whose goods it returns. */
  of_id: number | null
  cancelled_at: unknown
}

/**
 * The quantity of a line. `item` is the index of the title in the offer, and `work` the index of the work; null means the copies.
 */
export interface LineQuantity {
  item: number
  work: number | null
  quantity: number
}

/** Returns the lines of an offer that a kind of document delivers. No line belongs to both kinds (decisions §4). */
export const filterLinesByKind = (kind: DeliveryKind, charges: readonly ChargedLine[]): ChargedLine[] =>
  charges.filter(({ work }) => (kind === 'waybill') === (work === null))

export const isSameLine = (a: Pick<LineQuantity, 'item' | 'work'>, b: Pick<LineQuantity, 'item' | 'work'>) =>
  a.item === b.item && a.work === b.work

/** Rounds a quantity to two decimals, as quantities of works have. As floats, 0.3 − 0.1 is not exactly 0.2. */
const roundToHundredths = (quantity: number): number => Math.round(quantity * 100) / 100

const sumQuantity = (documents: readonly TurnoverInput[], line: ChargedLine): number =>
  documents.reduce(
    (total, { lines }) =>
      total + lines.reduce((lineTotal, one) => (isSameLine(one, line) ? lineTotal + one.quantity : lineTotal), 0),
    0,
  )

const excludeCancelled = (documents: readonly TurnoverInput[]) => documents.filter(({ cancelled_at }) => !cancelled_at)

/** Returns the lines of an offer with the quantities left to deliver. Returned goods can be delivered again. */
export function getUndeliveredLines(
  charges: readonly ChargedLine[],
  documents: readonly TurnoverInput[],
): ChargedLine[] {
  const activeDocuments = excludeCancelled(documents)
  const deliveries = activeDocuments.filter(({ kind }) => kind !== 'return')
  const returnDocuments = activeDocuments.filter(({ kind }) => kind === 'return')
  return charges.map((line) => ({
    ...line,
    quantity: roundToHundredths(line.quantity - sumQuantity(deliveries, line) + sumQuantity(returnDocuments, line)),
  }))
}

/** Returns the lines of a document with the quantities not yet returned. */
export function getUnreturnedLines(document: TurnoverInput, documents: readonly TurnoverInput[]): ChargedLine[] {
  const returnDocuments = excludeCancelled(documents).filter(
    ({ kind, of_id }) => kind === 'return' && of_id === document.id,
  )
  return document.lines.map((line) => ({
    ...line,
    quantity: roundToHundredths(line.quantity - sumQuantity(returnDocuments, line)),
  }))
}

/**
 * Creates the lines of a document. They have the requested quantities, the offer's prices, and the VAT rate of the document's date.
 */
export const createTurnoverLines = (
  quantities: readonly LineQuantity[],
  prices: readonly ChargedLine[],
  rate: number,
): ChargedLine[] =>
  prices.flatMap((line) => {
    const lineQuantity = quantities.find((one) => isSameLine(one, line))
    return lineQuantity && lineQuantity.quantity > 0 ? [createChargedLine(line, lineQuantity.quantity, rate)] : []
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

interface TurnoverForm {
  date: string
  /** The lines as typed. An empty quantity counts as 0. */
  lines: readonly (Omit<LineQuantity, 'quantity'> & { quantity: number | null })[]
}

/**
 * Returns the problems of a delivery document by field (`lines.0.quantity`). Its date must not be before the offer, before the
 * start of printing, or in the future. `left` holds the quantities that can be delivered or returned.
 */
export function validateTurnover(
  { date, lines }: TurnoverForm,
  rules: {
    today: string
    offerDate: string
    /** The day on which printing of the offer's books started. Null if it has not started, and undefined if nothing is printed. */
    printedFrom?: string | null
    /** The date of the document whose goods are returned. */
    documentDate?: string
    left: readonly LineQuantity[]
  },
): TurnoverProblems {
  const problems: TurnoverProblems = {}
  const dateProblem = getDateProblem(date, rules)
  if (dateProblem) problems['date'] = dateProblem
  lines.forEach(({ quantity, ...line }, index) => {
    if (!quantity) return
    const remainingQuantity = rules.left.find((one) => isSameLine(one, line))?.quantity ?? 0
    const field = `lines.${index}.quantity`
    if (quantity < 0) problems[field] = 'notNegative'
    else if (line.work === null && !Number.isInteger(quantity)) problems[field] = 'wholeCopies'
    else if (roundToHundredths(quantity) > remainingQuantity) problems[field] = 'moreThanLeft'
  })
  if (!lines.some(({ quantity }) => quantity)) problems['lines'] = 'nothingHanded'
  return problems
}

function getDateProblem(
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

/** Returns -1 for a return, because it reduces the delivered sum; 1 for every other document. */
export const getTurnoverSign = (kind: TurnoverKind): 1 | -1 => (kind === 'return' ? -1 : 1)
