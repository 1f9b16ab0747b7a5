/**
 * The kinds of withholding, in the order of the documents. They are pension contributions (ОПВ), contributions to medical insurance
 * (ВОСМС), social contributions (СО), and income tax (ИПН).
 */
export const withheldKinds = ['opv', 'vosms', 'so', 'ipn'] as const
export type WithheldKind = (typeof withheldKinds)[number]

/** The rates and limits of a period, in the order of their form. Their units are tenge, per cent, and multiples of МЗП or МРП. */
export const withholdingFields = [
  /** The monthly calculation index (МРП) and the minimum wage (МЗП), in tenge. */
  'mrp',
  'mzp',
  'opv',
  /** The maximum monthly income from which ОПВ is withheld, in МЗП. The contributions below have such a maximum too. */
  'opv_most',
  'vosms',
  'vosms_most',
  'so',
  'so_most',
  'ipn',
  /** The taxed income of a year above which the higher rate of income tax applies, in МРП. 0 means that there is no higher rate. */
  'ipn_limit',
  'ipn_above',
] as const
export type WithholdingField = (typeof withholdingFields)[number]

/** The withholding rates that apply from a first day (`yyyy-mm-dd`). */
export interface WithholdingRates extends Record<WithholdingField, number> {
  from: string
  /** Whether contributions are also withheld from royalties. They are always withheld from fees for works. */
  royalty: boolean
}

/**
 * The rates set by law, which apply until a press enters its own. The source for МРП and МЗП is the laws on the republican budget
 * of 2025–2027 and 2026–2028.
 *
 * - ОПВ 10 %, from 50 МЗП a month at most: Social Code (224-VII), articles 248–249.
 * - ВОСМС 2 %: law 405-V on medical insurance, articles 28–29; from 10 МЗП at most in 2025, from 20 МЗП since 2026.
 * - СО 5 % of the income without ОПВ, from 7 МЗП at most: Social Code, articles 243–245. In 2025 agents paid them out of their own
 *   money; since 2026 they are withheld from the person (order 299 of the Minister of Labour of 30.09.2025, changing rules 229).
 * - ИПН 10 % of the income without these contributions. 2025: Tax Code 120-VI, articles 320, 342, 353. Since 2026: Tax Code
 *   214-VIII of 18.07.2025, articles 400–404, 438; 15 % of the part above 8 500 МРП in a year.
 *
 * The base deduction (14 МРП in 2025, 30 МРП since 2026) applies at a single agent, and only on request (article 437). The press
 * withholds without this deduction.
 */
export const lawfulWithholding: readonly WithholdingRates[] = [
  {
    from: '2025-01-01',
    mrp: 3_932,
    mzp: 85_000,
    opv: 10,
    opv_most: 50,
    vosms: 2,
    vosms_most: 10,
    so: 0,
    so_most: 7,
    ipn: 10,
    ipn_limit: 0,
    ipn_above: 10,
    royalty: true,
  },
  {
    from: '2026-01-01',
    mrp: 4_325,
    mzp: 85_000,
    opv: 10,
    opv_most: 50,
    vosms: 2,
    vosms_most: 20,
    so: 5,
    so_most: 7,
    ipn: 10,
    ipn_limit: 8_500,
    ipn_above: 15,
    royalty: true,
  },
]

/**
 * Returns the rates that apply on a day. For a day before the first rates, returns the first rates. Throws a `RangeError` when
 * there are no rates.
 */
export function findWithholdingRates(rates: readonly WithholdingRates[], day: string): WithholdingRates {
  const applicableRates = rates.findLast(({ from }) => from <= day) ?? rates[0]
  if (!applicableRates) throw new RangeError('withholdingOn: there are no rates')
  return applicableRates
}
