import { noMaterials, type Materials } from '../print/material-types.ts'
import { isIsoDate, setDayKinds, type SetDayKind } from '../dates.ts'
import { vatRates } from '../money/vat.ts'
import { columnLimits } from '../tech-cards/boards.ts'
import { stageKeys, type StageKey } from '../tech-cards/stages.ts'
import { lawfulWithholding, type WithholdingRates } from '../withholding/rates.ts'
import type { VatRate } from './press-tables.ts'
import { noIdentity, type PressIdentity } from './identity.ts'
import { noSender, type LetterSender } from './letters.ts'
import { firstNorms, type StageNorms } from './norms.ts'
import type { PressNumbering } from './numbering.ts'
import { emptyPressDetails, type PressDetails } from './press-details.ts'

/** What a press sets of itself in a form; each part is changed by itself and keeps its own history. */
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

/** What a press keeps the history of: what it sets in a form of its own, and the materials that it adds beside its prices. */
export const settingSections = [...formSections, 'materials'] as const
export type SettingSection = (typeof settingSections)[number]

export interface SetDay {
  date: string
  kind: SetDayKind
}

/** What each section holds. */
export interface Settings {
  /** How people know the press: what it is called, and its logo. */
  identity: PressIdentity
  /** The press as papers and letters name it. */
  requisites: PressDetails
  /** Whose offers stand on the smart kanban; empty: the press itself. */
  company: { name: string }
  /** Whom the letters are from. */
  letters: LetterSender
  vat: { rates: VatRate[] }
  /** Taxes and contributions that are withheld from people who are paid. */
  withholding: { rates: WithholdingRates[] }
  /** Days that are not as the law and the weekday say. */
  days: { days: SetDay[] }
  /** A column that is left out holds any number of cards. */
  columns: { limits: Partial<Record<StageKey, number>> }
  numbering: PressNumbering
  norms: StageNorms
  /** What is added to the first papers, formats and bindings. */
  materials: Materials
}

export const settingLimits = {
  companyName: 300,
  rates: 50,
  /** Fifty years of Kurban Ait and moved days. */
  days: 500,
  accounts: 20,
  signers: 30,
  /** Cards of a column. */
  column: { min: 1, max: 999 },
} as const

/** What holds where nobody has set anything. */
export const firstSettings: Settings = {
  identity: noIdentity,
  requisites: emptyPressDetails,
  letters: noSender,
  company: { name: '' },
  vat: { rates: [...vatRates] },
  withholding: { rates: [...lawfulWithholding] },
  days: { days: [] },
  numbering: { kinds: {} },
  columns: { limits: { ...columnLimits } },
  norms: firstNorms,
  materials: noMaterials,
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

/** As typed: what is not filled in yet is empty. */
interface TypedRates {
  readonly rates: readonly { from: string; rate: number | null }[]
}

/**
 * What is wrong with the first days of rates. Documents bear the rate of their date: one that has begun stays, and a new one begins
 * tomorrow at the earliest. `before` is the table that it is a change of.
 */
export function validateRateDay(
  rates: readonly { from: string }[],
  before: readonly { from: string }[],
  today: string,
): Problems {
  const problems: Problems = {}
  const begun = before.filter(({ from }) => from <= today)
  rates.forEach(({ from }, place) => {
    if (!isIsoDate(from)) problems[`rates.${place}.from`] = 'required'
    else if (rates.findIndex((one) => one.from === from) < place) problems[`rates.${place}.from`] = 'dayTaken'
    else if (from <= today && !begun.some((one) => one.from === from)) problems[`rates.${place}.from`] = 'rateAhead'
  })
  if (begun.some(({ from }) => !rates.some((one) => one.from === from))) problems['rates'] = 'rateBegun'
  return problems
}

/** What is wrong with a table of VAT rates; one that has begun does not change either. */
export function validateVat({ rates }: TypedRates, before: readonly VatRate[], today: string): Problems {
  const problems = validateRateDay(rates, before, today)
  rates.forEach(({ from, rate }, place) => {
    const stands = before.find((one) => one.from <= today && one.from === from)
    if (rate === null) problems[`rates.${place}.rate`] = 'required'
    else if (!isPercent(rate)) problems[`rates.${place}.rate`] = 'wholePercent'
    else if (stands && stands.rate !== rate) problems[`rates.${place}.rate`] = 'rateBegun'
  })
  return problems
}

/** Whole: the sum of a document divides by 100 and the rate. */
const isPercent = (rate: number): boolean => Number.isInteger(rate) && rate >= 0 && rate <= 100

export function validateDay({ days }: { readonly days: readonly { date: string; kind: string }[] }): Problems {
  const problems: Problems = {}
  days.forEach(({ date, kind }, place) => {
    if (!isIsoDate(date)) problems[`days.${place}.date`] = 'required'
    else if (days.findIndex((one) => one.date === date) < place) problems[`days.${place}.date`] = 'dayTaken'
    if (!setDayKinds.some((one) => one === kind)) problems[`days.${place}.kind`] = 'required'
  })
  return problems
}

/** `limits` as typed: a column of null has none. */
export function validateColumn({
  limits,
}: {
  readonly limits: Readonly<Partial<Record<StageKey, number | null>>>
}): Problems {
  const { min, max } = settingLimits.column
  const wrong = stageKeys.filter((column) => {
    const limit = limits[column] ?? null
    return limit !== null && !(Number.isInteger(limit) && limit >= min && limit <= max)
  })
  return Object.fromEntries(wrong.map((column) => [`limits.${column}`, 'columnLimit']))
}

export const validateCompany = ({ name }: Settings['company']): Problems =>
  name.length > settingLimits.companyName ? { name: 'tooLong' } : {}
