import { firstBindings } from '../shared/print/bindings.ts'
import type { Lamination } from '../shared/print/materials.ts'
import type { Binding, BookFormat, Paper } from '../shared/print/material-types.ts'
import { printParts, type PrintPart, type PrintFormValues } from '../shared/print/form-values.ts'

/** The two print forms of a tech card. One is for its signal copy, and one for its print run. */
export const printFormKinds = ['signal', 'print'] as const
export type PrintFormKind = (typeof printFormKinds)[number]

type PerPart<Name extends string, Value> = Record<`${Name}_${PrintPart}`, Value>

const createPartFields = <Name extends string>(name: Name): PerPart<Name, null> =>
  Object.fromEntries(printParts.map((part) => [`${name}_${part}`, null])) as PerPart<Name, null>

/** An empty print form, for a print run or a signal copy. */
export const emptyPrintForm: PrintFormValues = {
  ...createPartFields('paper'),
  ...createPartFields('colorfulness'),
  copies: null,
  format: null,
  total_pages: null,
  colored_pages: null,
  inserts_count: null,
  lamination: null,
  binding_counts: Object.fromEntries(firstBindings.map(({ key }) => [key, null])),
  remarks: '',
  status: 'new',
  start_date: null,
  completed_date: null,
}

/** The data of a tech card about its book, including the manager's plan for the printing house. */
export interface PlannedPrint {
  quantity: number | null
  pages: number | null
  format: BookFormat | null
  print_info: Partial<PerPart<'paper', Paper | null> & PerPart<'colorfulness', string | null>> & {
    copies?: number | null | undefined
    colored_pages?: number | null | undefined
    inserts_count?: number | null | undefined
    lamination?: Lamination | null | undefined
    binding?: Binding | null | undefined
  }
}

/** The number of signal copies that are printed for review before the print run (our rule). */
const signalCopies = 3

/** Creates a print form from the manager's plan. The number of copies is that of the print run, or that of the signal copies. */
export function createPrintForm(
  { quantity, pages, format, print_info }: PlannedPrint,
  kind: PrintFormKind,
): PrintFormValues {
  const { copies: plannedCopies, colored_pages, inserts_count, lamination, binding } = print_info
  const copies = kind === 'print' ? quantity : (plannedCopies ?? signalCopies)
  const fields = [...printParts.map((part) => `paper_${part}` as const), ...colorFields]
  return {
    ...emptyPrintForm,
    ...Object.fromEntries(fields.map((field) => [field, print_info[field] ?? null])),
    copies,
    format,
    total_pages: pages,
    colored_pages: colored_pages ?? null,
    inserts_count: inserts_count ?? null,
    lamination: lamination ?? null,
    binding_counts: { ...emptyPrintForm.binding_counts, ...(binding && { [binding]: copies }) },
  }
}

const colorFields = printParts.map((part) => `colorfulness_${part}` as const)

/** Marks a print form as completed on a day, even if it was not fully filled in. */
export const completePrintForm = (work: PrintFormValues, day: string): PrintFormValues => ({
  ...work,
  status: 'completed',
  start_date: work.start_date ?? day,
  completed_date: work.completed_date ?? day,
})
