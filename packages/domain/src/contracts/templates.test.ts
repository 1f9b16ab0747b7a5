import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contractKindKeys, type ContractKind } from '../shared/documents/contracts.ts'
import {
  findPlaceholders,
  getPlaceholders,
  getRequiredPlaceholders,
  templateLimits,
  validateTemplate,
  listTemplateTexts,
  type ContractTemplate,
} from './templates.ts'
import { contractTerms } from './terms.ts'

const createInBoth = (text: string) => ({ ru: text, kz: text })
const joinPlaceholders = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ')

/** Creates a template with only the texts that its kind requires. */
const createMinimal = (kind: ContractKind): ContractTemplate => ({
  title: createInBoth('Договор № {{contract.number}}'),
  press: createInBoth('Издательство'),
  party: createInBoth('Автор'),
  preamble: [createInBoth('Издательство и Автор договорились.')],
  sections: [
    {
      title: createInBoth('Предмет'),
      clauses: [createInBoth(`Стороны: ${joinPlaceholders(getRequiredPlaceholders(kind))}.`)],
    },
  ],
})
const withClause = (ru: string, kz = ru): ContractTemplate => {
  const template = createMinimal('author')
  return { ...template, sections: [...template.sections, { title: createInBoth('Ещё'), clauses: [{ ru, kz }] }] }
}
const getProblem = (template: ContractTemplate, field = 'sections.1.clauses.0.ru') =>
  validateTemplate('author', template)[field]

describe.each(contractKindKeys)('a template of %s', (kind) => {
  it('is valid with the minimal text', () => {
    expect(validateTemplate(kind, createMinimal(kind))).toEqual({})
  })

  it('requires placeholders for its parties, its start and the required terms of its kind', () => {
    const requiredNames = getRequiredPlaceholders(kind)
    expect(requiredNames).toEqual(expect.arrayContaining(['contract.number', 'press.name', 'party.name', 'starts_on']))
    expect(requiredNames.filter((name) => !getPlaceholders(kind).includes(name))).toEqual([])
    const { required: requiredTerms } = contractTerms[kind]
    // The Kazakh field of a pair shares the placeholder of the Russian field.
    for (const term of requiredTerms.filter((one) => !one.endsWith('_kz'))) expect(requiredNames).toContain(term)
  })

  it('is refused without any one of its required placeholders', () => {
    for (const name of getRequiredPlaceholders(kind).filter((one) => one !== 'contract.number')) {
      const otherNames = getRequiredPlaceholders(kind).filter((one) => one !== name)
      const template = {
        ...createMinimal(kind),
        sections: [{ title: createInBoth('Предмет'), clauses: [createInBoth(joinPlaceholders(otherNames))] }],
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
    expect(getProblem(withClause(text))).toEqual({ problem, names })
  })

  it('is refused when the languages have different placeholders', () => {
    expect(validateTemplate('author', withClause('Цена {{fee}}.', 'Бағасы {{royalty}}.'))).toEqual({
      'sections.1.clauses.0.kz': { problem: 'otherPlaceholders', names: ['fee', 'royalty'] },
    })
  })

  it('is refused without sections and without clauses in a section', () => {
    expect(getProblem({ ...createMinimal('author'), sections: [] }, 'sections')).toEqual({
      problem: 'required',
      names: [],
    })
    const templateWithEmptySection = {
      ...createMinimal('author'),
      sections: [...createMinimal('author').sections, { title: createInBoth('Ещё'), clauses: [] }],
    }
    expect(getProblem(templateWithEmptySection, 'sections.1.clauses')).toEqual({ problem: 'required', names: [] })
  })
})

describe('placeholders', () => {
  it('differ between employment and sales contracts', () => {
    expect(getPlaceholders('itd')).toEqual(expect.arrayContaining(['schedule', 'party.document']))
    expect(getPlaceholders('itd')).not.toContain('discount')
    expect(getPlaceholders('op')).toEqual(expect.arrayContaining(['discount', 'party.signer']))
    expect(getPlaceholders('op')).not.toContain('party.document')
  })

  it('are found in any text', () => {
    const nameArbitrary = fc.constantFrom(...getPlaceholders('author'))
    const words = fc.string().filter((text) => !/[{}]/u.test(text))
    fc.assert(
      fc.property(fc.array(fc.tuple(words, nameArbitrary)), (parts) => {
        const text = parts.map(([before, key]) => `${before}{{${key}}}`).join('')
        expect(findPlaceholders(text)).toEqual(parts.map(([, key]) => key))
      }),
    )
  })
})

it('every text of a template has its own field', () => {
  const paths = listTemplateTexts(withClause('Цена {{fee}}.')).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toContain('sections.1.clauses.0')
})
