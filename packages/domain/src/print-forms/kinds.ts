import { firstBindings } from '../print/bindings.ts'
import type { Lamination } from '../print/materials.ts'
import type { Binding, BookFormat, Paper } from '../print/material-types.ts'
import { printParts, type PrintPart, type PrintFormValues } from './values.ts'

/** The two forms that a card keeps: of its signal copy and of its run. */
export const printFormKinds = ['signal', 'print'] as const
export type PrintFormKind = (typeof printFormKinds)[number]

type PerPart<Name extends string, Value> = Record<`${Name}_${PrintPart}`, Value>

const perPart = <Name extends string>(name: Name): PerPart<Name, null> =>
  Object.fromEntries(printParts.map((part) => [`${name}_${part}`, null])) as PerPart<Name, null>

/** The form of a run or of a signal copy before anything is filled in. */
export const emptyPrintForm: PrintFormValues = {
  ...perPart('paper'),
  ...perPart('colorfulness'),
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

/** What a card has of its book: the manager's plan for the printing house among it. */
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

/** How many copies a press makes to be looked at before the run (ours). */
const signalCopies = 3

/** A form as it begins: what the manager has planned, for the copies of the run or for the few of the signal. */
export function createPrintForm(
  { quantity, pages, format, print_info }: PlannedPrint,
  kind: PrintFormKind,
): PrintFormValues {
  const { copies: planned, colored_pages, inserts_count, lamination, binding } = print_info
  const copies = kind === 'print' ? quantity : (planned ?? signalCopies)
  const named = [...printParts.map((part) => `paper_${part}` as const), ...colours]
  return {
    ...emptyPrintForm,
    ...Object.fromEntries(named.map((field) => [field, print_info[field] ?? null])),
    copies,
    format,
    total_pages: pages,
    colored_pages: colored_pages ?? null,
    inserts_count: inserts_count ?? null,
    lamination: lamination ?? null,
    binding_counts: { ...emptyPrintForm.binding_counts, ...(binding && { [binding]: copies }) },
  }
}

const colours = printParts.map((part) => `colorfulness_${part}` as const)

/** A form whose work was finished on a day without having been filled in to its end. */
export const completePrintForm = (work: PrintFormValues, day: string): PrintFormValues => ({
  ...work,
  status: 'completed',
  start_date: work.start_date ?? day,
  completed_date: work.completed_date ?? day,
})
