import { materialKinds, noMaterials, type Materials } from '../print/materialTypes.ts'
import { isDay, setDayKinds, type SetDayKind } from '../dates.ts'
import { vatRates } from '../money/vat.ts'
import { columnLimits } from '../tech-cards/boards.ts'
import { stageKeys, type StageKey } from '../tech-cards/stages.ts'
import { lawfulWithholding, withholdingFields, type WithholdingRates } from '../withholding/rates.ts'
import type { VatRate } from './inForce.ts'
import {
  noPressRequisites,
  pressAccountFields,
  pressRequisiteFields,
  signedPapers,
  type PressAccount,
  type PressRequisites,
  type PressSigner,
  type SignedPaper,
} from './press-requisites.ts'

/** What a press sets of itself in a form; each part is changed by itself and keeps its own history. */
export const formSections = ['requisites', 'company', 'vat', 'withholding', 'days', 'columns'] as const
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
  /** The press as papers and letters name it. */
  requisites: PressRequisites
  /** Whose offers stand on the smart kanban; empty: the press itself. */
  company: { name: string }
  vat: { rates: VatRate[] }
  /** Taxes and contributions that are withheld from people who are paid. */
  withholding: { rates: WithholdingRates[] }
  /** Days that are not as the law and the weekday say. */
  days: { days: SetDay[] }
  /** A column that is left out holds any number of cards. */
  columns: { limits: Partial<Record<StageKey, number>> }
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

/** What holds where nobody has set anything; the company is the installation's to begin with. */
export const firstSettings: Omit<Settings, 'company'> = {
  requisites: noPressRequisites,
  vat: { rates: [...vatRates] },
  withholding: { rates: [...lawfulWithholding] },
  days: { days: [] },
  columns: { limits: { ...columnLimits } },
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
export function rateDayProblems(
  rates: readonly { from: string }[],
  before: readonly { from: string }[],
  today: string,
): Problems {
  const problems: Problems = {}
  const begun = before.filter(({ from }) => from <= today)
  rates.forEach(({ from }, place) => {
    if (!isDay(from)) problems[`rates.${place}.from`] = 'required'
    else if (rates.findIndex((one) => one.from === from) < place) problems[`rates.${place}.from`] = 'dayTaken'
    else if (from <= today && !begun.some((one) => one.from === from)) problems[`rates.${place}.from`] = 'rateAhead'
  })
  if (begun.some(({ from }) => !rates.some((one) => one.from === from))) problems['rates'] = 'rateBegun'
  return problems
}

/** What is wrong with a table of VAT rates; one that has begun does not change either. */
export function vatProblems({ rates }: TypedRates, before: readonly VatRate[], today: string): Problems {
  const problems = rateDayProblems(rates, before, today)
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

export function dayProblems({ days }: { readonly days: readonly { date: string; kind: string }[] }): Problems {
  const problems: Problems = {}
  days.forEach(({ date, kind }, place) => {
    if (!isDay(date)) problems[`days.${place}.date`] = 'required'
    else if (days.findIndex((one) => one.date === date) < place) problems[`days.${place}.date`] = 'dayTaken'
    if (!setDayKinds.some((one) => one === kind)) problems[`days.${place}.kind`] = 'required'
  })
  return problems
}

/** `limits` as typed: a column of null has none. */
export function columnProblems({
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

export const companyProblems = ({ name }: Settings['company']): Problems =>
  name.length > settingLimits.companyName ? { name: 'tooLong' } : {}

/** A section as a list of names and values: what its history compares. */
const flattened: { [Section in SettingSection]: (value: Settings[Section]) => Record<string, string> } = {
  requisites: ({ accounts, signers, ...value }) => ({
    ...Object.fromEntries(pressRequisiteFields.map((field) => [field, value[field]])),
    main_account: accounts[0]?.account ?? '',
    ...Object.fromEntries(accounts.map((one) => [`accounts.${one.account}`, accountText(one)])),
    ...joined(signers.map((one) => [`signers.${one.name}`, signerText(one)])),
    ...Object.fromEntries(signers.map(({ name }) => [`signs.${name}`, signsOf(signers, name).join(' ')])),
  }),
  company: ({ name }) => ({ name }),
  vat: ({ rates }) => Object.fromEntries(rates.map(({ from, rate }) => [from, String(rate)])),
  withholding: ({ rates }) =>
    Object.fromEntries(
      rates.flatMap((row) => [
        ...withholdingFields.map((field) => [`${row.from}.${field}`, String(row[field])]),
        [`${row.from}.royalty`, String(row.royalty)],
      ]),
    ),
  days: ({ days }) => Object.fromEntries(days.map(({ date, kind }) => [date, kind])),
  columns: ({ limits }) => Object.fromEntries(Object.entries(limits).map(([column, limit]) => [column, String(limit)])),
  materials: (value) =>
    Object.fromEntries(
      materialKinds.flatMap((kind) =>
        value[kind].map(({ key, withdrawn }) => [`${kind}.${key}`, withdrawn ? 'withdrawn' : 'offered']),
      ),
    ),
}

const accountText = (account: PressAccount): string =>
  [...pressAccountFields.filter((field) => field !== 'account').map((field) => account[field]), account.currency]
    .filter(Boolean)
    .join(', ')

const signerText = ({ signs: _signs, from, to, name: _name, ...texts }: PressSigner): string =>
  [...Object.values(texts), (from || to) && `${from}–${to}`].filter(Boolean).join(', ')

const signsOf = (signers: readonly PressSigner[], name: string): SignedPaper[] =>
  signedPapers.filter((paper) => signers.some((one) => one.name === name && one.signs.includes(paper)))

/** Somebody may sign at two times, on another basis each. */
const joined = (entries: readonly (readonly [key: string, text: string])[]): Record<string, string> =>
  Object.fromEntries(entries.map(([key]) => [key, textsOf(entries, key).join('; ')]))
const textsOf = (entries: readonly (readonly [key: string, text: string])[], key: string): string[] =>
  entries.filter(([one]) => one === key).map(([, text]) => text)

/**
 * What a setting was and what it is since; null: it was not there, or is no more. `field` is a field, an account, a signer, a day, a figure
 * of a day, a column or a material.
 */
export interface SettingChange {
  field: string
  before: string | null
  after: string | null
}

/** What changed in a section, field by field. */
export function settingChanges<Section extends SettingSection>(
  section: Section,
  before: Settings[Section],
  after: Settings[Section],
): SettingChange[] {
  const [was, is] = [flattened[section](before), flattened[section](after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((field) => ({ field, before: was[field] || null, after: is[field] || null }))
    .filter((change) => change.before !== change.after)
}
