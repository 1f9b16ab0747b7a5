import { describe, expect, it } from 'vitest'
import { firstWaste } from '../calculator/waste.ts'
import { emptyPrintForm } from '../print-forms/kinds.ts'
import { mainBinding, calculatePaperNeed, sumPaperNeeds, getPrintBlocker } from './plan.ts'
import type { PrintFormValues } from '../print-forms/values.ts'

const book: PrintFormValues = { ...emptyPrintForm, copies: 100, format: 'A5', total_pages: 200 }
const bound = (binding_counts: PrintFormValues['binding_counts']): PrintFormValues => ({
  ...book,
  binding_counts: { ...emptyPrintForm.binding_counts, ...binding_counts },
})

describe('the paper of a run', () => {
  it('of the worked example is 2 553 sheets of offset, and its covers', () => {
    expect(calculatePaperNeed(bound({ KBS: 100 }), firstWaste)).toEqual([
      { paper: 'offset80', sheets: 2_553 },
      { paper: 'colotech160', sheets: 105 },
    ])
  })

  it('has the waste and the make-ready that a price list sets', () => {
    expect(calculatePaperNeed(bound({ KBS: 100 }), { waste: 7.5, make_ready: 20 })).toEqual([
      { paper: 'offset80', sheets: 2_708 },
      { paper: 'colotech160', sheets: 128 },
    ])
    expect(calculatePaperNeed(bound({ KBS: 100 }), { waste: 0, make_ready: 0 })).toEqual([
      { paper: 'offset80', sheets: 2_500 },
      { paper: 'colotech160', sheets: 100 },
    ])
  })

  it('of a hard one has flyleaves too', () => {
    expect(calculatePaperNeed(bound({ '7BC': 60, KBS: 40 }), firstWaste)?.map(({ paper }) => paper)).toEqual([
      'offset80',
      'coated130',
      'offset120',
    ])
  })

  it('is the one that was chosen, and not known before its copies, pages and format are', () => {
    expect(calculatePaperNeed({ ...book, paper_text: 'coated130' }, firstWaste)?.[0]?.paper).toBe('coated130')
    expect(calculatePaperNeed({ ...book, format: null }, firstWaste)).toBeNull()
    expect(calculatePaperNeed({ ...book, copies: 0 }, firstWaste)).toBeNull()
  })

  it('adds up over runs', () => {
    const one = calculatePaperNeed(bound({ KBS: 100 }), firstWaste)
    const needs = [one, one].flatMap((need) => need ?? [])
    expect(sumPaperNeeds(needs)).toEqual([
      { paper: 'offset80', sheets: 5_106 },
      { paper: 'colotech160', sheets: 210 },
    ])
  })
})

it('the main binding is the one most copies get', () => {
  expect(mainBinding(bound({ KBS: 40, '7BC': 60 }))).toBe('7BC')
  expect(mainBinding(book)).toBeNull()
})

it('a run waits for the author, then for the chief editor, then for its form', () => {
  expect(getPrintBlocker({ at_typography: false, signed: false, known: true })).toBe('author')
  expect(getPrintBlocker({ at_typography: false, signed: true, known: true })).toBe('chiefEditor')
  expect(getPrintBlocker({ at_typography: true, signed: true, known: false })).toBe('form')
  expect(getPrintBlocker({ at_typography: true, signed: true, known: true })).toBeNull()
})
