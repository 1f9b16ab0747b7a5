import { emptyMaterials, type Materials } from '../shared/print/material-types.ts'
import { isIsoDate, setDayKinds, type SetDayKind } from '../shared/dates/dates.ts'
import { vatRates } from '../shared/money/vat.ts'
import { columnLimits } from '../shared/stages/column-limits.ts'
import { stageKeys, type StageKey } from '../shared/stages/stages.ts'
import { lawfulWithholding, type WithholdingRates } from '../shared/withholding/rates.ts'
import type { VatRate } from '../shared/press-tables.ts'
import { emptyIdentity, type PressIdentity } from './identity.ts'
import { emptySender, type LetterSender } from './letters.ts'
import { defaultNorms, type StageNorms } from './norms.ts'
import type { PressNumbering } from './numbering.ts'
import { emptyPressDetails, type PressDetails } from '../shared/documents/press-details.ts'

/** The settings sections that have a form. Each section is saved separately and has a separate history. */
export const formSections = [
  'identity',
  'requisites',
  'letters',
  'vat',
  'withholding',
  'days',
  'numbering',
  'columns',
  'norms',
  'company',
] as const
export type FormSection = (typeof formSections)[number]

/**
 * The settings sections that have a history. They are the sections with a form, and the materials that the press adds along with
 * their prices.
 */
export const settingSections = [...formSections, 'materials'] as const
export type SettingSection = (typeof settingSections)[number]

export interface SetDay {
  date: string
  kind: SetDayKind
}

/** The settings, by section. */
export interface Settings {
  /** The press's public name and logo. */
  identity: PressIdentity
  /** The press's details in documents and letters. */
  requisites: PressDetails
  /** The company whose offers the smart kanban shows. An empty name means the press itself. */
  company: { name: string }
  /** The sender of letters. */
  letters: LetterSender
  vat: { rates: VatRate[] }
  /** Taxes and contributions that are withheld from people whom the press pays. */
  withholding: { rates: WithholdingRates[] }
  /** The days whose kind the press has set. They override the law and the weekday. */
  days: { days: SetDay[] }
  /** The limits of board columns. A column that is left out has no limit. */
  columns: { limits: Partial<Record<StageKey, number>> }
  numbering: PressNumbering
  norms: StageNorms
  /** Papers, formats and bindings that the press added to the built-in ones. */
  materials: Materials
}

export const settingLimits = {
  companyName: 300,
  rates: 50,
  /** The maximum number of set days: enough for fifty years of Kurban Ait and moved days. */
  days: 500,
  accounts: 20,
  signers: 30,
  /** The minimum and maximum limit of cards in a board column. */
  column: { min: 1, max: 999 },
} as const

/** The default settings of a new press. */
export const defaultSettings: Settings = {
  identity: emptyIdentity,
  requisites: emptyPressDetails,
  letters: emptySender,
  company: { name: '' },
  vat: { rates: [...vatRates] },
  withholding: { rates: [...lawfulWithholding] },
  days: { days: [] },
  numbering: { kinds: {} },
  columns: { limits: { ...columnLimits } },
  norms: defaultNorms,
  materials: emptyMaterials,
}

export type SettingProblem =
  | 'required'
  | 'dayTaken'
  | 'rateAhead'
  | 'rateBegun'
  | 'wholePercent'
  | 'percent'
  | 'positive'
  | 'multiple'
  | 'columnLimit'
  | 'tooLong'
type Problems = Record<string, SettingProblem>

/** The values of the form of VAT rates. Empty fields are '' or null. */
interface VatRatesInput {
  readonly rates: readonly { from: string; rate: number | null }[]
}

/**
 * Returns the problems of the first days of rates. Documents use the rate of their date, so a rate in force cannot be removed and a
 * new rate starts tomorrow at the earliest. `currentRates` is the previous table of rates.
 */
export function validateRateDay(
  rates: readonly { from: string }[],
  currentRates: readonly { from: string }[],
  today: string,
): Problems {
  const problems: Problems = {}
  const pastRates = currentRates.filter(({ from }) => from <= today)
  rates.forEach(({ from }, index) => {
    if (!isIsoDate(from)) problems[`rates.${index}.from`] = 'required'
    else if (rates.findIndex((one) => one.from === from) < index) problems[`rates.${index}.from`] = 'dayTaken'
    else if (from <= today && !pastRates.some((one) => one.from === from)) problems[`rates.${index}.from`] = 'rateAhead'
  })
  if (pastRates.some(({ from }) => !rates.some((one) => one.from === from))) problems['rates'] = 'rateBegun'
  return problems
}

/** Returns the problems of a table of VAT rates. The percentage of a rate in force cannot be changed either. */
export function validateVat({ rates }: VatRatesInput, currentRates: readonly VatRate[], today: string): Problems {
  const problems = validateRateDay(rates, currentRates, today)
  rates.forEach(({ from, rate }, index) => {
    const existingRate = currentRates.find((one) => one.from <= today && one.from === from)
    if (rate === null) problems[`rates.${index}.rate`] = 'required'
    else if (!isWholePercent(rate)) problems[`rates.${index}.rate`] = 'wholePercent'
    else if (existingRate && existingRate.rate !== rate) problems[`rates.${index}.rate`] = 'rateBegun'
  })
  return problems
}

/** Allows whole per cent only, because the sum of a document is divided by 100 plus the rate. */
const isWholePercent = (rate: number): boolean => Number.isInteger(rate) && rate >= 0 && rate <= 100

export function validateDay({ days }: { readonly days: readonly { date: string; kind: string }[] }): Problems {
  const problems: Problems = {}
  days.forEach(({ date, kind }, index) => {
    if (!isIsoDate(date)) problems[`days.${index}.date`] = 'required'
    else if (days.findIndex((one) => one.date === date) < index) problems[`days.${index}.date`] = 'dayTaken'
    if (!setDayKinds.some((one) => one === kind)) problems[`days.${index}.kind`] = 'required'
  })
  return problems
}

/** Checks `limits` as typed. A column with null has no limit. */
export function validateColumn({
  limits,
}: {
  readonly limits: Readonly<Partial<Record<StageKey, number | null>>>
}): Problems {
  const { min, max } = settingLimits.column
  const invalidColumns = stageKeys.filter((column) => {
    const limit = limits[column] ?? null
    return limit !== null && !(Number.isInteger(limit) && limit >= min && limit <= max)
  })
  return Object.fromEntries(invalidColumns.map((column) => [`limits.${column}`, 'columnLimit']))
}

export const validateCompany = ({ name }: Settings['company']): Problems =>
  name.length > settingLimits.companyName ? { name: 'tooLong' } : {}
