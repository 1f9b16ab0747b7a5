import { getPressTables } from '../press-tables.ts'
import { firstBindings } from './bindings.ts'
import { firstFormats } from './formats.ts'
import { emptyMaterials, type BindingSpec, type FormatSpec, type Materials, type PaperSpec } from './material-types.ts'

/**
 * The papers that every press starts with (spec §9). Their thickness follows decisions §5 and our rule. Their names are in the
 * catalogs.
 */
export const firstPapers: readonly PaperSpec[] = [
  { key: 'offset80', grammage: 80, caliper: 0.1 },
  { key: 'offset120', grammage: 120, caliper: 0.15 },
  { key: 'coated130', grammage: 130, caliper: 0.104 },
  { key: 'colotech160', grammage: 160, caliper: 0.165 },
]

/** The default paper of a block. */
export const defaultBlockPaper = 'offset80'

export const laminations = ['none', 'matte', 'glossy'] as const
export type Lamination = (typeof laminations)[number]

const addBuiltIn = ({ papers, formats, bindings }: Materials): Materials => ({
  papers: [...firstPapers, ...papers],
  formats: [...firstFormats, ...formats],
  bindings: [...firstBindings, ...bindings],
})

/** The printing methods named in an imprint (our rule). */
export const printingMethods = ['offset', 'digital', 'risograph'] as const
export type PrintingMethod = (typeof printingMethods)[number]

let addedMaterials = emptyMaterials
let allMaterials = addBuiltIn(emptyMaterials)

/**
 * Returns all papers, formats and bindings of the press. The built-in ones come first. Returns the same object until a material is
 * added or withdrawn.
 */
export function getMaterials(): Materials {
  const currentMaterials = getPressTables().materials ?? emptyMaterials
  if (currentMaterials !== addedMaterials)
    [addedMaterials, allMaterials] = [currentMaterials, addBuiltIn(currentMaterials)]
  return allMaterials
}

const findByKey = <Row extends { key: string }>(rows: readonly Row[], key: string): Row | undefined =>
  rows.find((row) => row.key === key)

/** Returns a paper of the press; undefined for an unknown key. */
export const getPaperSpec = (key: string): PaperSpec | undefined => findByKey(getMaterials().papers, key)
export const getFormatSpec = (key: string): FormatSpec | undefined => findByKey(getMaterials().formats, key)
export const getBindingSpec = (key: string): BindingSpec | undefined => findByKey(getMaterials().bindings, key)

/** Returns the rows that can be chosen: every row that is not withdrawn, and the current choice. */
export const listChoices = <Row extends { key: string; withdrawn?: boolean }>(
  rows: readonly Row[],
  selectedKey?: string | null,
): Row[] => rows.filter(({ key, withdrawn }) => !withdrawn || key === selectedKey)

/** Whether a binding can hold a book with this number of pages. */
export function isPageCountBindable(binding: string, pages: number): boolean {
  const spec = getBindingSpec(binding)
  return spec !== undefined && pages >= spec.min && pages <= spec.max && pages % spec.multiple === 0
}
