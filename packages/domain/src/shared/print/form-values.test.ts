import { describe, expect, it } from 'vitest'
import { firstBindings } from './bindings.ts'
import { countBoundCopies, printParts, validatePrintWork, type PrintFormValues } from './form-values.ts'

const perPart = (name: string) => Object.fromEntries(printParts.map((part) => [`${name}_${part}`, null]))
const noBindings = Object.fromEntries(firstBindings.map(({ key }) => [key, null]))
const blank = {
  ...perPart('paper'),
  ...perPart('colorfulness'),
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
const filled: PrintFormValues = {
  ...blank,
  copies: 1000,
  format: '70×100/16',
  total_pages: 384,
  colored_pages: 16,
  paper_text: 'offset80',
  colorfulness_text: '1+1',
  binding_counts: { ...noBindings, '7BC': 900, KBS: 100 },
}

const sewn = (total_pages: number, format: string | null = '70×100/16') =>
  validatePrintWork({ ...filled, format, total_pages, binding_counts: { ...noBindings, KShS: 1000 } })

describe('the form of a run or a signal copy', () => {
  it('requires its starred fields', () => {
    expect(validatePrintWork(filled)).toEqual({})
    expect(validatePrintWork(blank)).toEqual({
      copies: 'required',
      format: 'required',
      total_pages: 'required',
      paper_text: 'required',
      colorfulness_text: 'required',
    })
    expect(validatePrintWork({ ...filled, copies: 0 })).toEqual({ copies: 'positive' })
  })

  it('has no more coloured pages than pages', () => {
    expect(validatePrintWork({ ...filled, colored_pages: 385 })).toEqual({ colored_pages: 'moreThanPages' })
    expect(validatePrintWork({ ...filled, colored_pages: 384 })).toEqual({})
  })

  it('reads colours as face and back', () => {
    expect(validatePrintWork({ ...filled, colorfulness_cover: '4 + 0' })).toEqual({})
    expect(validatePrintWork({ ...filled, colorfulness_cover: 'полноцвет', colorfulness_text: '4' })).toEqual({
      colorfulness_cover: 'colorfulness',
      colorfulness_text: 'colorfulness',
    })
  })

  it('binds no more copies than there are, and only page counts that the binding holds', () => {
    expect(countBoundCopies(filled)).toBe(1000)
    const more = { ...filled, binding_counts: { ...filled.binding_counts, KBS: 101 } }
    expect(validatePrintWork(more)).toEqual({ 'binding_counts.KBS': 'moreThanCopies' })
    const stapled = { ...filled, binding_counts: { ...noBindings, staple: 10 } }
    expect(validatePrintWork(stapled)).toEqual({ 'binding_counts.staple': 'bindingPages' })
  })

  it('sews only whole sections, of 16 pages for a sixteenth format', () => {
    expect(sewn(384)).toEqual({})
    expect(sewn(376)).toEqual({ 'binding_counts.KShS': 'wholeSections' })
    expect(sewn(376, '60×84/8')).toEqual({})
    expect(sewn(60)).toEqual({ 'binding_counts.KShS': 'bindingPages' })
    expect(sewn(376, null)).toEqual({ format: 'required' })
  })

  it('requires the dates of a started or completed work in order', () => {
    expect(validatePrintWork({ ...filled, status: 'in progress' })).toEqual({ start_date: 'required' })
    expect(validatePrintWork({ ...filled, status: 'completed' })).toEqual({
      start_date: 'required',
      completed_date: 'required',
    })
    expect(validatePrintWork({ ...filled, start_date: '2026-11-20', completed_date: '2026-11-19' })).toEqual({
      completed_date: 'beforeStart',
    })
    expect(validatePrintWork({ ...filled, start_date: '2026-11-31' })).toEqual({ start_date: 'date' })
  })
})
