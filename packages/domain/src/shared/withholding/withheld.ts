import { isBin } from '../identifiers/bin-iin.ts'
import { fromTenge, sumLines, tiynPerTenge } from '../money/tiyn.ts'
import { withheldKinds, type WithheldKind, type WithholdingRates } from './rates.ts'

/** The kinds of payees. The press withholds from a natural person. Entrepreneurs and organisations pay their own taxes. */
export const payeeKinds = ['person', 'entrepreneur', 'organization'] as const
export type PayeeKind = (typeof payeeKinds)[number]

/** The kinds of payments: for works, or royalties. */
export const earningKinds = ['works', 'royalty'] as const
export type EarningKind = (typeof earningKinds)[number]

/** Returns the kind of a payee, which follows from the BIN or IIN. A person can later be marked as an entrepreneur (ИП). */
export const getPayeeKind = (bin: string): PayeeKind => (isBin(bin) ? 'organization' : 'person')

/**
 * Returns the KBE of a payee who is resident in Kazakhstan. It stands for households (including entrepreneurs) or for private
 * organisations.
 */
export const getPayeeKbe = (payee: PayeeKind): string => (payee === 'organization' ? '17' : '19')

/** The amount withheld for one kind of tax or contribution. Sums are in tiyn, and the rate is in per cent. */
export interface WithheldLine {
  kind: WithheldKind
  base: number
  rate: number
  sum: number
}

export interface Withheld {
  gross: number
  lines: WithheldLine[]
  net: number
}

export interface WithholdingInput {
  /** The payment before withholding, in tiyn. */
  gross: number
  payee: PayeeKind
  earning: EarningKind
  /** The amounts that earlier payments already counted: for contributions in the same month, for income tax in the same year. */
  earlier?: Readonly<Partial<Record<WithheldKind, number>>>
}

/** Returns a percentage of a sum in whole tenge. Half a tenge is rounded up. */
function calculatePercent(base: number, rate: number): number {
  const divisor = 100n * 100n * BigInt(tiynPerTenge)
  const scaledAmount = BigInt(base) * BigInt(Math.round(rate * 100))
  return Number((2n * scaledAmount + divisor) / (2n * divisor)) * tiynPerTenge
}

/** Creates the line of one kind of withholding. Returns an empty array when nothing is withheld. */
const createWithheldLine = (kind: WithheldKind, base: number, rate: number): WithheldLine[] =>
  base > 0 && rate > 0 ? [{ kind, base, rate, sum: calculatePercent(base, rate) }] : []

/** Returns how much of a ceiling is left. */
const getRemainingCeiling = (ceiling: number, earlierAmount = 0): number => Math.max(0, ceiling - earlierAmount)

/**
 * Calculates the withholding from a payment, with the rates of the payment's day. The net sum and the lines add up to the gross
 * sum. The ceilings of contributions apply per month, and the limit of income tax per year.
 */
export function calculateWithholding(
  { gross, payee, earning, earlier: earlierAmounts = {} }: WithholdingInput,
  rates: WithholdingRates,
): Withheld {
  if (payee !== 'person') return { gross, lines: [], net: gross }
  const getCeiling = (kind: 'opv' | 'vosms' | 'so') =>
    getRemainingCeiling(fromTenge(rates[`${kind}_most`] * rates.mzp), earlierAmounts[kind])
  const contributions: WithheldLine[] = []
  if (earning === 'works' || rates.royalty) {
    const opv = createWithheldLine('opv', Math.min(gross, getCeiling('opv')), rates.opv)
    const vosms = createWithheldLine('vosms', Math.min(gross, getCeiling('vosms')), rates.vosms)
    const so = createWithheldLine('so', Math.min(gross - sumLines(opv), getCeiling('so')), rates.so)
    contributions.push(...opv, ...vosms, ...so)
  }
  const taxableIncome = Math.max(0, gross - sumLines(contributions))
  const ipnLimit =
    rates.ipn_limit === 0
      ? taxableIncome
      : getRemainingCeiling(fromTenge(rates.ipn_limit * rates.mrp), earlierAmounts.ipn)
  const lowerRateIncome = Math.min(taxableIncome, ipnLimit)
  const lines = [
    ...contributions,
    ...createWithheldLine('ipn', lowerRateIncome, rates.ipn),
    ...createWithheldLine('ipn', taxableIncome - lowerRateIncome, rates.ipn_above),
  ]
  return { gross, lines, net: gross - sumLines(lines) }
}

/** Returns the withheld sum of each kind. */
export const sumWithheldByKind = (lines: readonly Pick<WithheldLine, 'kind' | 'sum'>[]): Record<WithheldKind, number> =>
  Object.fromEntries(
    withheldKinds.map((kind) => [kind, sumLines(lines.filter((line) => line.kind === kind))]),
  ) as Record<WithheldKind, number>
