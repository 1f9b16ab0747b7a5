import { bindings, printParts, type PrintWork } from '@press/domain'

const perPart = <Name extends string>(name: Name) =>
  Object.fromEntries(printParts.map((part) => [`${name}_${part}`, null])) as Record<
    `${Name}_${(typeof printParts)[number]}`,
    null
  >

/** The form of a run or of a signal copy before anything is filled in. */
export const blankPrintWork: PrintWork = {
  ...perPart('paper'),
  ...perPart('colorfulness'),
  copies: null,
  format: null,
  total_pages: null,
  colored_pages: null,
  inserts_count: null,
  lamination: null,
  binding_counts: Object.fromEntries(bindings.map((binding) => [binding, null])) as PrintWork['binding_counts'],
  remarks: '',
  status: 'new',
  start_date: null,
  completed_date: null,
}
