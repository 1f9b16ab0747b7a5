import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { templateChanges, templateLines } from './template-changes.ts'
import type { ContractTemplate } from './templates.ts'

const same = (text: string) => ({ ru: text, kz: text })
const templateOf = (...clauses: string[]): ContractTemplate => ({
  title: same('Договор'),
  press: same('Издательство'),
  party: same('Автор'),
  preamble: [same('Стороны договорились.')],
  sections: [{ title: same('Предмет'), clauses: clauses.map(same) }],
})
const before = templateOf('один', 'два', 'три')

const texts = (template: ContractTemplate) => templateLines(template).map(({ text }) => text.ru)
const count = (list: readonly string[], word: string) => list.filter((text) => text === word).length

describe('the changes of a later template version', () => {
  it('are empty when it has the same text', () => {
    expect(templateChanges(before, structuredClone(before))).toEqual([])
  })

  it('are one clause when later clauses are only renumbered', () => {
    expect(templateChanges(before, templateOf('один', 'новый', 'два', 'три'))).toEqual([
      { place: '1.2', before: null, after: same('новый') },
    ])
    expect(templateChanges(before, templateOf('один', 'три'))).toEqual([
      { place: '1.2', before: same('два'), after: null },
    ])
  })

  it('include a clause that is reworded in either language', () => {
    const after = templateOf('один', 'два', 'три')
    after.sections[0]?.clauses.splice(1, 1, { ru: 'два', kz: 'екі' })
    expect(templateChanges(before, after)).toEqual([
      { place: '1.2', before: same('два'), after: { ru: 'два', kz: 'екі' } },
    ])
  })

  it('turn the earlier version into the later one', () => {
    const words = fc.array(fc.constantFrom('а', 'б', 'в', 'г', 'д'), { maxLength: 8 })
    fc.assert(
      fc.property(words, words, (one, other) => {
        const [old, now] = [templateOf(...one), templateOf(...other)]
        const changes = templateChanges(old, now)
        for (const word of new Set([...texts(old), ...texts(now)])) {
          const removedCount = changes.filter((change) => change.before?.ru === word).length
          const addedCount = changes.filter((change) => change.after?.ru === word).length
          expect(count(texts(old), word) - removedCount + addedCount).toBe(count(texts(now), word))
        }
      }),
    )
  })
})
