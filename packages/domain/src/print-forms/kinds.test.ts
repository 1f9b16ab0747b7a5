import { describe, expect, it } from 'vitest'
import { emptyPrintForm, completePrintForm, createPrintForm } from './kinds.ts'
import { validatePrintWork } from '../shared/print/form-values.ts'

const card = {
  quantity: 500,
  pages: 214,
  format: '60×90/16',
  print_info: {
    paper_text: 'offset80',
    colorfulness_text: '1+1',
    binding: 'KBS',
    lamination: 'matte',
    inserts_count: 2,
  },
} as const

describe('a print form of the printing house', () => {
  it('starts with the planned data: the whole run, or a few copies for a signal', () => {
    const runForm = createPrintForm(card, 'print')
    expect(runForm).toMatchObject({
      copies: 500,
      total_pages: 214,
      paper_text: 'offset80',
      inserts_count: 2,
      status: 'new',
    })
    expect(runForm.binding_counts).toMatchObject({ KBS: 500, '7BC': null })
    expect(createPrintForm(card, 'signal')).toMatchObject({ copies: 3, binding_counts: { KBS: 3 } })
    expect(validatePrintWork(runForm)).toEqual({})
  })

  it('is empty when nothing is planned', () => {
    const emptyPlan = { quantity: null, pages: null, format: null, print_info: {} }
    expect(createPrintForm(emptyPlan, 'print')).toEqual(emptyPrintForm)
  })

  it('gets the dates of its work when the work is finished without it', () => {
    const startedForm = { ...createPrintForm(card, 'print'), status: 'in progress', start_date: '2026-11-18' } as const
    expect(completePrintForm(startedForm, '2026-11-20')).toMatchObject({
      status: 'completed',
      start_date: '2026-11-18',
      completed_date: '2026-11-20',
    })
    expect(validatePrintWork(completePrintForm(startedForm, '2026-11-20'))).toEqual({})
  })
})
