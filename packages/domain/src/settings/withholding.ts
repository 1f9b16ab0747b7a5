import { withholdingFields, type WithholdingField, type WithholdingRates } from '../shared/withholding/rates.ts'
import { validateRateDay, type SettingProblem } from './sections.ts'

/** The values of the form of withholding rates. Empty fields are '' or null. */
export type TypedWithholding = Record<WithholdingField, number | null> & { from: string; royalty: boolean }

const isPercent = (value: number): boolean => value >= 0 && value <= 100 && Math.round(value * 100) / 100 === value
const integerBetween =
  (min: number, max: number) =>
  (value: number): boolean =>
    Number.isInteger(value) && value >= min && value <= max

interface Check {
  isRight: (value: number) => boolean
  problem: SettingProblem
}
const percent: Check = { isRight: isPercent, problem: 'percent' }
const tenge: Check = { isRight: integerBetween(1, 10_000_000), problem: 'positive' }
const multiple: Check = { isRight: integerBetween(0, 1_000_000), problem: 'multiple' }

const checks: Readonly<Record<WithholdingField, Check>> = {
  mrp: tenge,
  mzp: tenge,
  opv: percent,
  opv_most: multiple,
  vosms: percent,
  vosms_most: multiple,
  so: percent,
  so_most: multiple,
  ipn: percent,
  ipn_limit: multiple,
  ipn_above: percent,
}

/**
 * Returns the problems of a table of withholding rates by form field, such as `rates.2.opv`. Acts use the rates of their date.
 * Rates in force can be neither removed nor changed, and new rates start tomorrow at the earliest. `before` is the previous table.
 */
export function validateWithholding(
  { rates }: { readonly rates: readonly TypedWithholding[] },
  before: readonly WithholdingRates[],
  today: string,
): Record<string, SettingProblem> {
  const problems = validateRateDay(rates, before, today)
  rates.forEach((row, place) => {
    const existingRate = before.find(({ from }) => from <= today && from === row.from)
    for (const field of withholdingFields) {
      const value = row[field]
      const { isRight, problem } = checks[field]
      if (value === null) problems[`rates.${place}.${field}`] = 'required'
      else if (!isRight(value)) problems[`rates.${place}.${field}`] = problem
      else if (existingRate && existingRate[field] !== value) problems[`rates.${place}.${field}`] = 'rateBegun'
    }
    if (existingRate && existingRate.royalty !== row.royalty) problems[`rates.${place}.royalty`] = 'rateBegun'
  })
  return problems
}
