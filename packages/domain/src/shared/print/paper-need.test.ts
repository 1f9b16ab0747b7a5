import { describe, expect, it } from 'vitest'
import { firstWaste } from './waste.ts'
import { emptyPrintForm } from '../../print-forms/kinds.ts'
import { getMainBinding, calculatePaperNeed, sumPaperNeeds } from './paper-need.ts'
import type { PrintFormValues } from './form-values.ts'

const book: PrintFormValues = { ...emptyPrintForm, copies: 100, format: 'A5', total_pages: 200 }
const createBoundRun = (binding_counts: PrintFormValues['binding_counts']): PrintFormValues => ({
  ...book,
  binding_counts: { ...emptyPrintForm.binding_counts, ...binding_counts },
})

describe('the paper need of a run', () => {
  it('is 2 553 sheets of offset plus covers in the worked example', () => {
    expect(calculatePaperNeed(createBoundRun({ KBS: 100 }), firstWaste)).toEqual([
      { paper: 'offset80', sheets: 2_553 },
      { paper: 'colotech160', sheets: 105 },
    ])
  })

  it('includes the waste and the make-ready of the price list', () => {
    expect(calculatePaperNeed(createBoundRun({ KBS: 100 }), { waste: 7.5, make_ready: 20 })).toEqual([
      { paper: 'offset80', sheets: 2_708 },
      { paper: 'colotech160', sheets: 128 },
    ])
    expect(calculatePaperNeed(createBoundRun({ KBS: 100 }), { waste: 0, make_ready: 0 })).toEqual([
      { paper: 'offset80', sheets: 2_500 },
      { paper: 'colotech160', sheets: 100 },
    ])
  })

  it('includes flyleaves for a hard cover', () => {
    expect(calculatePaperNeed(createBoundRun({ '7BC': 60, KBS: 40 }), firstWaste)?.map(({ paper }) => paper)).toEqual([
      'offset80',
      'coated130',
      'offset120',
    ])
  })

  it('uses the chosen paper, and is unknown without copies and a format', () => {
    expect(calculatePaperNeed({ ...book, paper_text: 'coated130' }, firstWaste)?.[0]?.paper).toBe('coated130')
    expect(calculatePaperNeed({ ...book, format: null }, firstWaste)).toBeNull()
    expect(calculatePaperNeed({ ...book, copies: 0 }, firstWaste)).toBeNull()
  })

  it('adds up over several runs', () => {
    const runNeeds = calculatePaperNeed(createBoundRun({ KBS: 100 }), firstWaste)
    const needs = [runNeeds, runNeeds].flatMap((need) => need ?? [])
    expect(sumPaperNeeds(needs)).toEqual([
      { paper: 'offset80', sheets: 5_106 },
      { paper: 'colotech160', sheets: 210 },
    ])
  })
})

it('finds the main binding, which most copies get', () => {
  expect(getMainBinding(createBoundRun({ KBS: 40, '7BC': 60 }))).toBe('7BC')
  expect(getMainBinding(book)).toBeNull()
})
