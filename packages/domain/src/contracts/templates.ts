import type { ContractKind } from '../shared/documents/contracts.ts'
import { contractTerms, type ContractTerm } from './terms.ts'
import { isWithOrganization } from './validation.ts'

/** The languages of every contract. The document shows them side by side. */
export const contractLanguages = ['ru', 'kz'] as const
export type ContractLanguage = (typeof contractLanguages)[number]
export type InBoth<Text = string> = Record<ContractLanguage, Text>

export interface TemplateSection {
  title: InBoth
  clauses: InBoth[]
}

/**
 * The text for contracts of a kind. `{{placeholders}}` are replaced with a contract's terms. A clause with a missing term is
 * omitted in both languages. Clause numbers follow from the order.
 */
export interface ContractTemplate {
  title: InBoth
  /** The roles of the parties, such as «Издательство», as the text calls them. */
  press: InBoth
  party: InBoth
  /** Unnumbered paragraphs before the sections that introduce the parties. */
  preamble: InBoth[]
  sections: TemplateSection[]
}

/**
 * The limits of a template: the number of sections and clauses. `clause`, `title` and `note` are in characters; `title` also
 * applies to names.
 */
export const templateLimits = { sections: 40, clauses: 60, clause: 3000, title: 200, note: 300 } as const

interface PlaceholderSource {
  /**
   * The contract terms whose values the placeholder shows. If there are several, the first decides whether a kind of contract has
   * the placeholder.
   */
  term?: ContractTerm
  /** Set if only contracts with an organization, or only contracts with a person, have the placeholder. */
  party?: 'organization' | 'person'
}

/** All placeholders, in the order of the menu. Their descriptions are in the catalog `contract-templates:placeholder`. */
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

/** Returns the placeholders that a template for a kind of contract can use. */
export const getPlaceholders = (kind: ContractKind): TemplatePlaceholder[] =>
  placeholderKeys.filter((key) => {
    const { term, party }: PlaceholderSource = templatePlaceholders[key]
    if (term) return contractTerms[kind].fields.includes(term)
    return !party || (party === 'organization') === isWithOrganization(kind)
  })

/**
 * Returns the placeholders that a template for a kind of contract must use: number, parties, dates, and every term that the kind
 * requires.
 */
export function getRequiredPlaceholders(kind: ContractKind): TemplatePlaceholder[] {
  const { required, oneOf = [], ends: hasEndDate } = contractTerms[kind]
  const requiredTerms: readonly ContractTerm[] = [
    ...required,
    ...oneOf,
    'rights',
    'territory',
    'conditions',
    'schedule',
  ]
  const commonPlaceholders: TemplatePlaceholder[] = [
    'contract.number',
    'press.name',
    'press.bin',
    'press.signer',
    'press.basis',
  ]
  const partyPlaceholders: TemplatePlaceholder[] = isWithOrganization(kind)
    ? ['party.name', 'party.bin', 'party.signer', 'party.basis']
    : ['party.name', 'party.bin', 'party.document']
  const datePlaceholders: TemplatePlaceholder[] = hasEndDate
    ? ['starts_on', 'ends_on']
    : ['starts_on', 'ends_on', 'open_from']
  const termPlaceholders = getPlaceholders(kind).filter((key) => {
    const { term }: PlaceholderSource = templatePlaceholders[key]
    return term && requiredTerms.includes(term)
  })
  return [...commonPlaceholders, ...partyPlaceholders, ...datePlaceholders, ...termPlaceholders]
}

const placeholderPattern = /\{\{([^{}]*)\}\}/gu

/** Returns the names between braces, in the order in which the text contains them. */
export const findPlaceholders = (text: string): string[] =>
  [...text.matchAll(placeholderPattern)].map(([, name]) => name ?? '')

export type TemplateProblemKey =
  | 'required'
  | 'tooLong'
  /** The text has unbalanced braces. */
  | 'braces'
  /** The text has a placeholder that contracts of this kind do not have. */
  | 'unknownPlaceholder'
  /** The text in the other language uses different placeholders. */
  | 'otherPlaceholders'
  /** A placeholder is followed by a grammatical ending, which fits only one of the possible words. */
  | 'ending'
  /** A placeholder that every contract of this kind needs is missing. */
  | 'missingPlaceholder'
export interface TemplateProblem {
  problem: TemplateProblemKey
  /** The placeholders that the problem concerns. */
  names: string[]
}

const createProblem = (key: TemplateProblemKey, names: string[] = []): TemplateProblem => ({ problem: key, names })

function getTextProblem(kind: ContractKind, text: string, maxLength: number): TemplateProblem | null {
  if (!text.trim()) return createProblem('required')
  if (text.length > maxLength) return createProblem('tooLong')
  if (/[{}]/u.test(text.replaceAll(placeholderPattern, ''))) return createProblem('braces')
  const availableNames: readonly string[] = getPlaceholders(kind)
  const unknownNames = findPlaceholders(text).filter((name) => !availableNames.includes(name))
  if (unknownNames.length > 0) return createProblem('unknownPlaceholder', unknownNames)
  const [placeholderWithEnding] = /\{\{[^{}]*\}\}[-\p{L}]/u.exec(text) ?? []
  return placeholderWithEnding ? createProblem('ending', findPlaceholders(placeholderWithEnding)) : null
}

/** Returns every text of a template with its form field, such as `sections.1.clauses.0`. */
export function listTemplateTexts(template: ContractTemplate): { path: string; text: InBoth; most: number }[] {
  const { title, clause } = templateLimits
  const { preamble, sections } = template
  return [
    ...(['title', 'press', 'party'] as const).map((field) => ({ path: field, text: template[field], most: title })),
    ...preamble.map((text, index) => ({ path: `preamble.${index}`, text, most: clause })),
    ...sections.flatMap((section, sectionIndex) => [
      { path: `sections.${sectionIndex}.title`, text: section.title, most: title },
      ...section.clauses.map((text, clauseIndex) => ({
        path: `sections.${sectionIndex}.clauses.${clauseIndex}`,
        text,
        most: clause,
      })),
    ]),
  ]
}

const joinSorted = (names: readonly string[]): string => names.toSorted((one, other) => one.localeCompare(other)).join()

/**
 * Returns the problems of a template by form field and language, such as `sections.1.clauses.0.kz`. Problems of the whole template
 * are under `sections`.
 */
export function validateTemplate(kind: ContractKind, template: ContractTemplate): Record<string, TemplateProblem> {
  const problems: Record<string, TemplateProblem> = {}
  const texts = listTemplateTexts(template)
  for (const { path, text, most } of texts) {
    for (const language of contractLanguages) {
      const foundProblem = getTextProblem(kind, text[language], most)
      if (foundProblem) problems[`${path}.${language}`] = foundProblem
    }
    const [ru, kz] = [findPlaceholders(text.ru), findPlaceholders(text.kz)]
    if (!problems[`${path}.kz`] && joinSorted(ru) !== joinSorted(kz))
      problems[`${path}.kz`] = createProblem('otherPlaceholders', [
        ...ru.filter((name) => !kz.includes(name)),
        ...kz.filter((name) => !ru.includes(name)),
      ])
  }
  const { sections } = template
  if (sections.length === 0) problems['sections'] = createProblem('required')
  sections.forEach(({ clauses }, index) => {
    if (clauses.length === 0) problems[`sections.${index}.clauses`] = createProblem('required')
  })
  const usedPlaceholders = new Set(texts.flatMap(({ text }) => findPlaceholders(text.ru)))
  const missingPlaceholders = getRequiredPlaceholders(kind).filter((name) => !usedPlaceholders.has(name))
  if (missingPlaceholders.length > 0) problems['sections'] ??= createProblem('missingPlaceholder', missingPlaceholders)
  return problems
}
