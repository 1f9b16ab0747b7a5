import { emptyPrintForm, type PrintFormValues } from '@press/domain'

export const today = '2026-11-21'

/** A run in print, for stories. */
export const printWork: PrintFormValues = {
  ...emptyPrintForm,
  copies: 1000,
  format: '70×100/16',
  total_pages: 384,
  colored_pages: 16,
  inserts_count: 8,
  paper_text: 'offset80',
  colorfulness_text: '1+1',
  paper_insert: 'coated130',
  colorfulness_insert: '4+4',
  paper_hard_cover: 'coated130',
  colorfulness_hard_cover: '4+0',
  paper_flyleaf: 'offset120',
  colorfulness_flyleaf: '1+0',
  lamination: 'matte',
  binding_counts: { ...emptyPrintForm.binding_counts, '7BC': 900, KBS: 100 },
  remarks: 'Корешок 25 мм.',
  status: 'in progress',
  start_date: '2026-11-18',
}
