import type { ContractKind } from './statuses.ts'
import { contractTerms, type ContractTerm } from './terms.ts'
import { isWithOrganization } from './validation.ts'

/** The languages that every contract is written in, side by side. */
export const contractLanguages = ['ru', 'kz'] as const
export type ContractLanguage = (typeof contractLanguages)[number]
export type InBoth<Text = string> = Record<ContractLanguage, Text>

export interface TemplateSection {
  title: InBoth
  clauses: InBoth[]
}

/**
 * What contracts of a kind say. `{{placeholders}}` stand for what a contract agrees on; a clause that names something which is not agreed
 * on is left out, in both languages. Numbers follow from the order.
 */
export interface ContractTemplate {
  title: InBoth
  /** What the sides are called. */
  press: InBoth
  party: InBoth
  /** Who makes the contract: paragraphs without a number, before the sections. */
  preamble: InBoth[]
  sections: TemplateSection[]
}

/** Of one template; characters of a clause, and of a title or a name. */
export const templateLimits = { sections: 40, clauses: 60, clause: 3000, title: 200, note: 300 } as const

interface PlaceholderSource {
  /** The fields of the kind that it stands for; of several the first says whether the kind has it. */
  term?: ContractTerm
  /** Only contracts with an organisation have it, or only those with a person. */
  party?: 'organization' | 'person'
}

/** Everything that a template can name, in the order of the menu. Descriptions are texts (`contract-templates:placeholder`). */
export const templatePlaceholders = {
  'contract.number': {},
  'contract.date': {},
  'press.name': {},
  'press.bin': {},
  'press.registration': {},
  'press.address': {},
  'press.city': {},
  'press.position': {},
  'press.signer': {},
  'press.basis': {},
  'party.name': {},
  'party.bin': {},
  'party.address': {},
  'party.document': { party: 'person' },
  'party.position': { party: 'organization' },
  'party.signer': { party: 'organization' },
  'party.basis': { party: 'organization' },
  starts_on: {},
  ends_on: {},
  open_from: {},
  book_name: { term: 'book_name' },
  subject: { term: 'subject' },
  manuscript_on: { term: 'manuscript_on' },
  fee: { term: 'fee' },
  fee_words: { term: 'fee' },
  royalty: { term: 'royalty' },
  discount: { term: 'discount' },
  payment_days: { term: 'payment_days' },
  rights: { term: 'rights' },
  territory: { term: 'territory' },
  forms: { term: 'ebook' },
  translation: { term: 'translation' },
  print_run: { term: 'print_run' },
  author_copies: { term: 'author_copies' },
  workplace: { term: 'workplace' },
  pay_day: { term: 'pay_day' },
  schedule: { term: 'schedule' },
  week_hours: { term: 'week_hours' },
  work_hours: { term: 'work_hours' },
  break_hours: { term: 'break_hours' },
  leave_days: { term: 'leave_days' },
  conditions: { term: 'conditions' },
  months: { term: 'months' },
} as const satisfies Record<string, PlaceholderSource>
export type TemplatePlaceholder = keyof typeof templatePlaceholders
const placeholderKeys = Object.keys(templatePlaceholders) as TemplatePlaceholder[]

/** What a template of a kind can name. */
export const placeholdersOf = (kind: ContractKind): TemplatePlaceholder[] =>
  placeholderKeys.filter((key) => {
    const { term, party }: PlaceholderSource = templatePlaceholders[key]
    if (term) return contractTerms[kind].fields.includes(term)
    return !party || (party === 'organization') === isWithOrganization(kind)
  })

/** What a template of a kind must name: its number, its sides, its days, and all that the kind asks for. */
export function requiredPlaceholders(kind: ContractKind): TemplatePlaceholder[] {
  const { required, oneOf = [], ends } = contractTerms[kind]
  const asked: readonly ContractTerm[] = [...required, ...oneOf, 'rights', 'territory', 'conditions', 'schedule']
  const sides: TemplatePlaceholder[] = ['contract.number', 'press.name', 'press.bin', 'press.signer', 'press.basis']
  const other: TemplatePlaceholder[] = isWithOrganization(kind)
    ? ['party.name', 'party.bin', 'party.signer', 'party.basis']
    : ['party.name', 'party.bin', 'party.document']
  const days: TemplatePlaceholder[] = ends ? ['starts_on', 'ends_on'] : ['starts_on', 'ends_on', 'open_from']
  const terms = placeholdersOf(kind).filter((key) => {
    const { term }: PlaceholderSource = templatePlaceholders[key]
    return term && asked.includes(term)
  })
  return [...sides, ...other, ...days, ...terms]
}

const pattern = /\{\{([^{}]*)\}\}/gu

/** The names between braces, in the order of the text. */
export const placeholdersIn = (text: string): string[] => [...text.matchAll(pattern)].map(([, name]) => name ?? '')

export type TemplateProblemKey =
  | 'required'
  | 'tooLong'
  /** Braces that do not close, or do not open. */
  | 'braces'
  /** Something that contracts of this kind do not have. */
  | 'unknownPlaceholder'
  /** The other language names something else. */
  | 'otherPlaceholders'
  /** An ending after what is filled in: it fits one word and no other. */
  | 'ending'
  /** Something that every contract of this kind must say. */
  | 'missingPlaceholder'
export interface TemplateProblem {
  problem: TemplateProblemKey
  /** The placeholders that it is about. */
  names: string[]
}

const problem = (key: TemplateProblemKey, names: string[] = []): TemplateProblem => ({ problem: key, names })

function textProblem(kind: ContractKind, text: string, most: number): TemplateProblem | null {
  if (!text.trim()) return problem('required')
  if (text.length > most) return problem('tooLong')
  if (/[{}]/u.test(text.replaceAll(pattern, ''))) return problem('braces')
  const known: readonly string[] = placeholdersOf(kind)
  const unknown = placeholdersIn(text).filter((name) => !known.includes(name))
  if (unknown.length > 0) return problem('unknownPlaceholder', unknown)
  const [ended] = /\{\{[^{}]*\}\}[-\p{L}]/u.exec(text) ?? []
  return ended ? problem('ending', placeholdersIn(ended)) : null
}

/** Every text of a template, by the field of its form: `sections.1.clauses.0`. */
export function templateTexts(template: ContractTemplate): { path: string; text: InBoth; most: number }[] {
  const { title, clause } = templateLimits
  const { preamble, sections } = template
  return [
    ...(['title', 'press', 'party'] as const).map((field) => ({ path: field, text: template[field], most: title })),
    ...preamble.map((text, place) => ({ path: `preamble.${place}`, text, most: clause })),
    ...sections.flatMap((section, at) => [
      { path: `sections.${at}.title`, text: section.title, most: title },
      ...section.clauses.map((text, place) => ({ path: `sections.${at}.clauses.${place}`, text, most: clause })),
    ]),
  ]
}

const listed = (names: readonly string[]): string => names.toSorted((one, other) => one.localeCompare(other)).join()

/** What is wrong with a template, by the field of its form and its language: `sections.1.clauses.0.kz`; of the whole of it by `sections`. */
export function validateTemplate(kind: ContractKind, template: ContractTemplate): Record<string, TemplateProblem> {
  const problems: Record<string, TemplateProblem> = {}
  const texts = templateTexts(template)
  for (const { path, text, most } of texts) {
    for (const language of contractLanguages) {
      const wrong = textProblem(kind, text[language], most)
      if (wrong) problems[`${path}.${language}`] = wrong
    }
    const [ru, kz] = [placeholdersIn(text.ru), placeholdersIn(text.kz)]
    if (!problems[`${path}.kz`] && listed(ru) !== listed(kz))
      problems[`${path}.kz`] = problem('otherPlaceholders', [
        ...ru.filter((name) => !kz.includes(name)),
        ...kz.filter((name) => !ru.includes(name)),
      ])
  }
  const { sections } = template
  if (sections.length === 0) problems['sections'] = problem('required')
  sections.forEach(({ clauses }, at) => {
    if (clauses.length === 0) problems[`sections.${at}.clauses`] = problem('required')
  })
  const named = new Set(texts.flatMap(({ text }) => placeholdersIn(text.ru)))
  const missing = requiredPlaceholders(kind).filter((name) => !named.has(name))
  if (missing.length > 0) problems['sections'] ??= problem('missingPlaceholder', missing)
  return problems
}
