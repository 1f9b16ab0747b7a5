import { withholdingFields, type WithholdingField, type WithholdingRates } from '../shared/withholding/rates.ts'
import { validateRateDay, type SettingProblem } from './sections.ts'

/** The values of the form of withholding rates. Empty fields are '' or null. */
export type WithholdingRatesInput = Record<WithholdingField, number | null> & { from: string; royalty: boolean }

const isPercent = (value: number): boolean => value >= 0 && value <= 100 && Math.round(value * 100) / 100 === value
const createIntegerCheck =
  (min: number, max: number) =>
  (value: number): boolean =>
    Number.isInteger(value) && value >= min && value <= max

interface Check {
  isRight: (value: number) => boolean
  problem: SettingProblem
}
const percentCheck: Check = { isRight: isPercent, problem: 'percent' }
const tengeCheck: Check = { isRight: createIntegerCheck(1, 10_000_000), problem: 'positive' }
const multipleCheck: Check = { isRight: createIntegerCheck(0, 1_000_000), problem: 'multiple' }

const checks: Readonly<Record<WithholdingField, Check>> = {
  mrp: tengeCheck,
  mzp: tengeCheck,
  opv: percentCheck,
  opv_most: multipleCheck,
  vosms: percentCheck,
  vosms_most: multipleCheck,
  so: percentCheck,
  so_most: multipleCheck,
  ipn: percentCheck,
  ipn_limit: multipleCheck,
  ipn_above: percentCheck,
}

/**
 * Returns the problems of a table of withholding rates by form field, such as `rates.2.opv`. Acts use the rates of their date.
 * Rates in force can be neither removed nor changed, and new rates start tomorrow at the earliest. `currentRates` is the previous
 * table.
 */
export function validateWithholding(
  { rates }: { readonly rates: readonly WithholdingRatesInput[] },
  currentRates: readonly WithholdingRates[],
  today: string,
): Record<string, SettingProblem> {
  const problems = validateRateDay(rates, currentRates, today)
  rates.forEach((row, index) => {
    const existingRate = currentRates.find(({ from }) => from <= today && from === row.from)
    for (const field of withholdingFields) {
      const value = row[field]
      const { isRight, problem } = checks[field]
      if (value === null) problems[`rates.${index}.${field}`] = 'required'
      else if (!isRight(value)) problems[`rates.${index}.${field}`] = problem
      else if (existingRate && existingRate[field] !== value) problems[`rates.${index}.${field}`] = 'rateBegun'
    }
    if (existingRate && existingRate.royalty !== row.royalty) problems[`rates.${index}.royalty`] = 'rateBegun'
  })
  return problems
}
