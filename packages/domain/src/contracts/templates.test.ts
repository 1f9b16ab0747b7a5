import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contractKindKeys, type ContractKind } from '../shared/documents/contracts.ts'
import {
  placeholdersIn,
  placeholdersOf,
  requiredPlaceholders,
  templateLimits,
  validateTemplate,
  templateTexts,
  type ContractTemplate,
} from './templates.ts'
import { contractTerms } from './terms.ts'

const same = (text: string) => ({ ru: text, kz: text })
const joinPlaceholders = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ')

/** Creates a template with only the texts that its kind requires. */
const createMinimal = (kind: ContractKind): ContractTemplate => ({
  title: same('Договор № {{contract.number}}'),
  press: same('Издательство'),
  party: same('Автор'),
  preamble: [same('Издательство и Автор договорились.')],
  sections: [{ title: same('Предмет'), clauses: [same(`Стороны: ${joinPlaceholders(requiredPlaceholders(kind))}.`)] }],
})
const withClause = (ru: string, kz = ru): ContractTemplate => {
  const template = createMinimal('author')
  return { ...template, sections: [...template.sections, { title: same('Ещё'), clauses: [{ ru, kz }] }] }
}
const problemOf = (template: ContractTemplate, field = 'sections.1.clauses.0.ru') =>
  validateTemplate('author', template)[field]

describe.each(contractKindKeys)('a template of %s', (kind) => {
  it('is valid with the minimal text', () => {
    expect(validateTemplate(kind, createMinimal(kind))).toEqual({})
  })

  it('requires placeholders for its parties, its start and the required terms of its kind', () => {
    const required = requiredPlaceholders(kind)
    expect(required).toEqual(expect.arrayContaining(['contract.number', 'press.name', 'party.name', 'starts_on']))
    expect(required.filter((name) => !placeholdersOf(kind).includes(name))).toEqual([])
    const { required: requiredTerms } = contractTerms[kind]
    // The Kazakh field of a pair shares the placeholder of the Russian field.
    for (const term of requiredTerms.filter((one) => !one.endsWith('_kz'))) expect(required).toContain(term)
  })

  it('is refused without any one of its required placeholders', () => {
    for (const name of requiredPlaceholders(kind).filter((one) => one !== 'contract.number')) {
      const others = requiredPlaceholders(kind).filter((one) => one !== name)
      const template = {
        ...createMinimal(kind),
        sections: [{ title: same('Предмет'), clauses: [same(joinPlaceholders(others))] }],
      }
      expect(validateTemplate(kind, template)).toEqual({ sections: { problem: 'missingPlaceholder', names: [name] } })
    }
  })
})

describe('a template’s field', () => {
  it.each([
    ['', 'required', []],
    ['  ', 'required', []],
    ['я'.repeat(templateLimits.clause + 1), 'tooLong', []],
    ['Цена {{fee', 'braces', []],
    ['Цена {fee}', 'braces', []],
    ['Цена {{цена}}.', 'unknownPlaceholder', ['цена']],
    ['Скидка {{discount}}.', 'unknownPlaceholder', ['discount']],
    ['{{ fee }} ₸', 'unknownPlaceholder', [' fee ']],
    ['Роялти {{royalty}}-ға', 'ending', ['royalty']],
    ['Роялти {{royalty}}ов', 'ending', ['royalty']],
  ])('is refused with the text «%s»', (text, problem, names) => {
    expect(problemOf(withClause(text))).toEqual({ problem, names })
  })

  it('is refused when the languages have different placeholders', () => {
    expect(validateTemplate('author', withClause('Цена {{fee}}.', 'Бағасы {{royalty}}.'))).toEqual({
      'sections.1.clauses.0.kz': { problem: 'otherPlaceholders', names: ['fee', 'royalty'] },
    })
  })

  it('is refused without sections and without clauses in a section', () => {
    expect(problemOf({ ...createMinimal('author'), sections: [] }, 'sections')).toEqual({
      problem: 'required',
      names: [],
    })
    const empty = {
      ...createMinimal('author'),
      sections: [...createMinimal('author').sections, { title: same('Ещё'), clauses: [] }],
    }
    expect(problemOf(empty, 'sections.1.clauses')).toEqual({ problem: 'required', names: [] })
  })
})

describe('placeholders', () => {
  it('differ between employment and sales contracts', () => {
    expect(placeholdersOf('itd')).toEqual(expect.arrayContaining(['schedule', 'party.document']))
    expect(placeholdersOf('itd')).not.toContain('discount')
    expect(placeholdersOf('op')).toEqual(expect.arrayContaining(['discount', 'party.signer']))
    expect(placeholdersOf('op')).not.toContain('party.document')
  })

  it('are found in any text', () => {
    const name = fc.constantFrom(...placeholdersOf('author'))
    const words = fc.string().filter((text) => !/[{}]/u.test(text))
    fc.assert(
      fc.property(fc.array(fc.tuple(words, name)), (parts) => {
        const text = parts.map(([before, key]) => `${before}{{${key}}}`).join('')
        expect(placeholdersIn(text)).toEqual(parts.map(([, key]) => key))
      }),
    )
  })
})

it('every text of a template has its own field', () => {
  const paths = templateTexts(withClause('Цена {{fee}}.')).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toContain('sections.1.clauses.0')
})
