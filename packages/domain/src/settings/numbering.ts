import { contractKindKeys, type ContractKind } from '../shared/documents/contracts.ts'
import { turnoverKinds, type TurnoverKind } from '../shared/documents/turnovers.ts'

/** The kinds of documents that the press numbers. */
export type NumberedKind = 'offer' | 'invoice' | TurnoverKind | `contract.${ContractKind}`

export const numberedKinds: readonly NumberedKind[] = [
  'offer',
  'invoice',
  ...turnoverKinds,
  ...contractKindKeys.map((kind) => `contract.${kind}` as const),
]

/** The numbering of a kind of document. */
export interface Numbering {
  /** The minimum number of digits of a number in documents. Shorter numbers get leading zeros. */
  digits: number
  /** Whether numbering restarts every year. Otherwise the first number of a year follows the last number of the year before. */
  yearly: boolean
  /** The first number in one year, for a press that has used another system before. It has no effect in other years. */
  start: { year: number; number: number } | null
}

export interface PressNumbering {
  /** The numbering of each kind of document. A kind that is left out uses the default numbering. */
  kinds: Partial<Record<NumberedKind, Numbering>>
}

/** Returns the default number of digits. Contracts need no leading zeros, because their number includes the year: `12-26`. */
const getDefaultDigits = (kind: NumberedKind): number => (kind.startsWith('contract.') ? 1 : 4)

export const getNumberingOfKind = ({ kinds }: PressNumbering, kind: NumberedKind): Numbering =>
  kinds[kind] ?? { digits: getDefaultDigits(kind), yearly: true, start: null }

export const numberingLimits = { digits: { min: 1, max: 6 }, number: { min: 1, max: 999_999 } } as const

/** Formats a number for the documents of its kind and year: `0414`, `12-26`. */
export function formatDocumentNumber(
  kind: NumberedKind,
  number: number,
  year: number,
  { digits }: Pick<Numbering, 'digits'>,
): string {
  const text = String(number).padStart(digits, '0')
  return kind.startsWith('contract.') ? `${text}-${String(year).slice(-2)}` : text
}

/** The last assigned number in each year, for one kind of document. */
export type LastNumbers = Readonly<Record<number, number>>

/** Returns the number of the next document of a year. */
export function getNextDocumentNumber(lastNumbers: LastNumbers, { yearly, start }: Numbering, year: number): number {
  const previousNumber = yearly
    ? 0
    : Math.max(
        0,
        ...Object.entries(lastNumbers).flatMap(([numberYear, last]) => (Number(numberYear) < year ? [last] : [])),
      )
  const nextNumber = (lastNumbers[year] ?? previousNumber) + 1
  return start?.year === year ? Math.max(start.number, nextNumber) : nextNumber
}

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean =>
  Number.isInteger(value) && value >= min && value <= max

export type NumberingProblem = 'digits' | 'firstNumber' | 'numberGiven'

/**
 * Returns the problems of a numbering by form field, such as `kinds.offer.start`. `lastNumbers` are the numbers that documents
 * already use. A new first number must be greater.
 */
export function validateNumbering(
  { kinds }: PressNumbering,
  currentNumbering: PressNumbering,
  lastNumbers: Partial<Record<NumberedKind, LastNumbers>>,
): Record<string, NumberingProblem> {
  const problems: Record<string, NumberingProblem> = {}
  for (const kind of numberedKinds) {
    const numbering = kinds[kind]
    if (!numbering) continue
    if (!isWithin(numbering.digits, numberingLimits.digits)) problems[`kinds.${kind}.digits`] = 'digits'
    if (!numbering.start || isSameStart(numbering.start, currentNumbering.kinds[kind]?.start)) continue
    const { year, number } = numbering.start
    if (!isWithin(number, numberingLimits.number)) problems[`kinds.${kind}.start`] = 'firstNumber'
    else if (number <= (lastNumbers[kind]?.[year] ?? 0)) problems[`kinds.${kind}.start`] = 'numberGiven'
  }
  return problems
}

const isSameStart = (a: NonNullable<Numbering['start']>, b: Numbering['start'] | undefined): boolean =>
  a.year === b?.year && a.number === b.number
