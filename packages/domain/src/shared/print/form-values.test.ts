import { describe, expect, it } from 'vitest'
import { firstBindings } from './bindings.ts'
import { countBoundCopies, printParts, validatePrintWork, type PrintFormValues } from './form-values.ts'

const createPartFields = (name: string) => Object.fromEntries(printParts.map((part) => [`${name}_${part}`, null]))
const noBindings = Object.fromEntries(firstBindings.map(({ key }) => [key, null]))
const blankForm = {
  ...createPartFields('paper'),
  ...createPartFields('colorfulness'),
  copies: null,
  format: null,
  total_pages: null,
  colored_pages: null,
  inserts_count: null,
  lamination: null,
  binding_counts: noBindings,
  remarks: '',
  status: 'new',
  start_date: null,
  completed_date: null,
} as PrintFormValues
const filledForm: PrintFormValues = {
  ...blankForm,
  copies: 1000,
  format: '70×100/16',
  total_pages: 384,
  colored_pages: 16,
  paper_text: 'offset80',
  colorfulness_text: '1+1',
  binding_counts: { ...noBindings, '7BC': 900, KBS: 100 },
}

const validateSewnForm = (total_pages: number, format: string | null = '70×100/16') =>
  validatePrintWork({ ...filledForm, format, total_pages, binding_counts: { ...noBindings, KShS: 1000 } })

describe('the form of a run or a signal copy', () => {
  it('requires its starred fields', () => {
    expect(validatePrintWork(filledForm)).toEqual({})
    expect(validatePrintWork(blankForm)).toEqual({
      copies: 'required',
      format: 'required',
      total_pages: 'required',
      paper_text: 'required',
      colorfulness_text: 'required',
    })
    expect(validatePrintWork({ ...filledForm, copies: 0 })).toEqual({ copies: 'positive' })
  })

  it('has no more coloured pages than pages', () => {
    expect(validatePrintWork({ ...filledForm, colored_pages: 385 })).toEqual({ colored_pages: 'moreThanPages' })
    expect(validatePrintWork({ ...filledForm, colored_pages: 384 })).toEqual({})
  })

  it('reads colours as face and back', () => {
    expect(validatePrintWork({ ...filledForm, colorfulness_cover: '4 + 0' })).toEqual({})
    expect(validatePrintWork({ ...filledForm, colorfulness_cover: 'полноцвет', colorfulness_text: '4' })).toEqual({
      colorfulness_cover: 'colorfulness',
      colorfulness_text: 'colorfulness',
    })
  })

  it('binds no more copies than there are, and only page counts that the binding holds', () => {
    expect(countBoundCopies(filledForm)).toBe(1000)
    const formWithExtraCopies = { ...filledForm, binding_counts: { ...filledForm.binding_counts, KBS: 101 } }
    expect(validatePrintWork(formWithExtraCopies)).toEqual({ 'binding_counts.KBS': 'moreThanCopies' })
    const stapledForm = { ...filledForm, binding_counts: { ...noBindings, staple: 10 } }
    expect(validatePrintWork(stapledForm)).toEqual({ 'binding_counts.staple': 'bindingPages' })
  })

  it('sews only whole sections, of 16 pages for a sixteenth format', () => {
    expect(validateSewnForm(384)).toEqual({})
    expect(validateSewnForm(376)).toEqual({ 'binding_counts.KShS': 'wholeSections' })
    expect(validateSewnForm(376, '60×84/8')).toEqual({})
    expect(validateSewnForm(60)).toEqual({ 'binding_counts.KShS': 'bindingPages' })
    expect(validateSewnForm(376, null)).toEqual({ format: 'required' })
  })

  it('requires the dates of a started or completed work in order', () => {
    expect(validatePrintWork({ ...filledForm, status: 'in progress' })).toEqual({ start_date: 'required' })
    expect(validatePrintWork({ ...filledForm, status: 'completed' })).toEqual({
      start_date: 'required',
      completed_date: 'required',
    })
    expect(validatePrintWork({ ...filledForm, start_date: '2026-11-20', completed_date: '2026-11-19' })).toEqual({
      completed_date: 'beforeStart',
    })
    expect(validatePrintWork({ ...filledForm, start_date: '2026-11-31' })).toEqual({ start_date: 'date' })
  })
})
