import { isBin } from '../identifiers/bin-iin.ts'
import { fromTenge, sumLines, tiynPerTenge } from '../money/tiyn.ts'
import { withheldKinds, type WithheldKind, type WithholdingRates } from './rates.ts'

/** Who is paid: a natural person, from whom the press withholds, or who pays taxes by themselves. */
export const payeeKinds = ['person', 'entrepreneur', 'organization'] as const
export type PayeeKind = (typeof payeeKinds)[number]

/** What somebody is paid for. */
export const earningKinds = ['works', 'royalty'] as const
export type EarningKind = (typeof earningKinds)[number]

/** The kind of a payee by their BIN or IIN, till somebody says that a person is an entrepreneur (ИП). */
export const payeeKindOf = (bin: string): PayeeKind => (isBin(bin) ? 'organization' : 'person')

/** KBE of a payee who lives in Kazakhstan: a household, and an entrepreneur among them, or a private organisation. */
export const kbeOfPayee = (payee: PayeeKind): string => (payee === 'organization' ? '17' : '19')

/** What is withheld for one purpose; sums are tiyn, the rate is per cent. */
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
  /** In tiyn. */
  gross: number
  payee: PayeeKind
  earning: EarningKind
  /** Bases that were counted before: of contributions in the same month, of income tax in the same year. */
  earlier?: Readonly<Partial<Record<WithheldKind, number>>>
}

/** A part of a sum in per cent, in whole tenge, half a tenge rounded up. */
function wholeTenge(base: number, rate: number): number {
  const divisor = 100n * 100n * BigInt(tiynPerTenge)
  const part = BigInt(base) * BigInt(Math.round(rate * 100))
  return Number((2n * part + divisor) / (2n * divisor)) * tiynPerTenge
}

/** What is withheld of one kind: no line where there is nothing. */
const withheldLine = (kind: WithheldKind, base: number, rate: number): WithheldLine[] =>
  base > 0 && rate > 0 ? [{ kind, base, rate, sum: wholeTenge(base, rate) }] : []

/** What is left of a ceiling. */
const below = (ceiling: number, earlier = 0): number => Math.max(0, ceiling - earlier)

/**
 * What is withheld from a payment by the rates of its day. The net sum and the lines add up to the gross sum. The ceilings of
 * contributions are those of a month, the limit of income tax is that of a year.
 */
export function withheldOf(
  { gross, payee, earning, earlier = {} }: WithholdingInput,
  rates: WithholdingRates,
): Withheld {
  if (payee !== 'person') return { gross, lines: [], net: gross }
  const most = (kind: 'opv' | 'vosms' | 'so') => below(fromTenge(rates[`${kind}_most`] * rates.mzp), earlier[kind])
  const contributions: WithheldLine[] = []
  if (earning === 'works' || rates.royalty) {
    const opv = withheldLine('opv', Math.min(gross, most('opv')), rates.opv)
    const vosms = withheldLine('vosms', Math.min(gross, most('vosms')), rates.vosms)
    const so = withheldLine('so', Math.min(gross - sumLines(opv), most('so')), rates.so)
    contributions.push(...opv, ...vosms, ...so)
  }
  const taxed = Math.max(0, gross - sumLines(contributions))
  const usual = rates.ipn_limit === 0 ? taxed : below(fromTenge(rates.ipn_limit * rates.mrp), earlier.ipn)
  const lower = Math.min(taxed, usual)
  const lines = [
    ...contributions,
    ...withheldLine('ipn', lower, rates.ipn),
    ...withheldLine('ipn', taxed - lower, rates.ipn_above),
  ]
  return { gross, lines, net: gross - sumLines(lines) }
}

/** What was withheld of each kind. */
export const withheldByKind = (lines: readonly Pick<WithheldLine, 'kind' | 'sum'>[]): Record<WithheldKind, number> =>
  Object.fromEntries(
    withheldKinds.map((kind) => [kind, sumLines(lines.filter((line) => line.kind === kind))]),
  ) as Record<WithheldKind, number>
