import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findTemplateChanges, listTemplateLines } from './template-changes.ts'
import type { ContractTemplate } from './templates.ts'

const createInBoth = (text: string) => ({ ru: text, kz: text })
const createTemplate = (...clauses: string[]): ContractTemplate => ({
  title: createInBoth('Договор'),
  press: createInBoth('Издательство'),
  party: createInBoth('Автор'),
  preamble: [createInBoth('Стороны договорились.')],
  sections: [{ title: createInBoth('Предмет'), clauses: clauses.map(createInBoth) }],
})
const originalTemplate = createTemplate('один', 'два', 'три')

const listRussianTexts = (template: ContractTemplate) => listTemplateLines(template).map(({ text }) => text.ru)
const countText = (list: readonly string[], word: string) => list.filter((text) => text === word).length

describe('the changes of a later template version', () => {
  it('are empty when it has the same text', () => {
    expect(findTemplateChanges(originalTemplate, structuredClone(originalTemplate))).toEqual([])
  })

  it('are one clause when later clauses are only renumbered', () => {
    expect(findTemplateChanges(originalTemplate, createTemplate('один', 'новый', 'два', 'три'))).toEqual([
      { place: '1.2', before: null, after: createInBoth('новый') },
    ])
    expect(findTemplateChanges(originalTemplate, createTemplate('один', 'три'))).toEqual([
      { place: '1.2', before: createInBoth('два'), after: null },
    ])
  })

  it('include a clause that is reworded in either language', () => {
    const changedTemplate = createTemplate('один', 'два', 'три')
    changedTemplate.sections[0]?.clauses.splice(1, 1, { ru: 'два', kz: 'екі' })
    expect(findTemplateChanges(originalTemplate, changedTemplate)).toEqual([
      { place: '1.2', before: createInBoth('два'), after: { ru: 'два', kz: 'екі' } },
    ])
  })

  it('turn the earlier version into the later one', () => {
    const words = fc.array(fc.constantFrom('а', 'б', 'в', 'г', 'д'), { maxLength: 8 })
    fc.assert(
      fc.property(words, words, (oldWords, newWords) => {
        const [oldTemplate, newTemplate] = [createTemplate(...oldWords), createTemplate(...newWords)]
        const changes = findTemplateChanges(oldTemplate, newTemplate)
        for (const word of new Set([...listRussianTexts(oldTemplate), ...listRussianTexts(newTemplate)])) {
          const removedCount = changes.filter((change) => change.before?.ru === word).length
          const addedCount = changes.filter((change) => change.after?.ru === word).length
          expect(countText(listRussianTexts(oldTemplate), word) - removedCount + addedCount).toBe(
            countText(listRussianTexts(newTemplate), word),
          )
        }
      }),
    )
  })
})
