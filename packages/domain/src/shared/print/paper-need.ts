import { calculateBlock } from './book-block.ts'
import { countEndpaperSheets, pressSheetMm } from './imposition.ts'
import { addSpoilage } from './waste.ts'
import type { Waste } from '../press-tables.ts'
import { defaultBlockPaper, getFormatSpec } from './materials.ts'
import type { Binding, Paper } from './material-types.ts'
import { getCoverKind, calculateSpineWidthMm } from './spine.ts'
import { getUsedBindings, type PrintFormValues } from './form-values.ts'

/** Returns the binding that most copies of a print run get; null if no binding is filled in. */
export const getMainBinding = ({ binding_counts }: Pick<PrintFormValues, 'binding_counts'>): Binding | null =>
  getUsedBindings({ binding_counts }).toSorted(
    (one, other) => (binding_counts[other] ?? 0) - (binding_counts[one] ?? 0),
  )[0] ?? null

export interface PaperNeed {
  paper: Paper
  /** The number of SRA3 sheets. */
  sheets: number
}

const noWaste: Waste = { waste: 0, make_ready: 0 }

/** The width of an open cover beyond its two sides and spine, in millimetres (decisions §6). */
const coverExtraMm = { soft: 8, hard: 40 } as const

/**
 * Returns the paper that the good copies of a print run use, the block's paper first (decisions §6). Null while copies, pages or
 * the format are unknown. If no paper is chosen, the calculator's default is used.
 */
export function calculateGoodPaper(work: PrintFormValues): PaperNeed[] | null {
  const { copies, format, total_pages } = work
  const size = format && getFormatSpec(format)
  if (!copies || !size || !total_pages) return null
  const binding = getMainBinding(work)
  // On a hard cover, the printed cover is pasted on boards, and flyleaves attach the block.
  const isHardcover = binding !== null && getCoverKind(binding) === 'hard'
  const kind = isHardcover ? 'hard' : 'soft'
  const textPaper = work.paper_text ?? defaultBlockPaper
  const block = calculateBlock({ pages: total_pages, format: size.key, quantity: copies, binding }, noWaste)
  const spine = block && calculateSpineWidthMm(block.leaves, textPaper, kind)
  if (!block || spine === null) return null
  const { sheets } = block
  const coverWidth = 2 * size.width + spine + coverExtraMm[kind]
  const coversPerCopy = coverWidth > pressSheetMm.printable.height ? 2 : 1
  const coverKindPaper = isHardcover ? work.paper_hard_cover : work.paper_soft_cover
  const needs: PaperNeed[] = [
    { paper: textPaper, sheets: sheets.net },
    {
      paper: coverKindPaper ?? work.paper_cover ?? (isHardcover ? 'coated130' : 'colotech160'),
      sheets: coversPerCopy * copies,
    },
  ]
  if (isHardcover)
    needs.push({ paper: work.paper_flyleaf ?? 'offset120', sheets: countEndpaperSheets(block.imposition) * copies })
  return needs
}

/** Calculates the paper that a print run needs: for its good copies plus spoilage. */
export const calculatePaperNeed = (work: PrintFormValues, waste: Waste): PaperNeed[] | null =>
  calculateGoodPaper(work)?.map(({ paper, sheets }) => ({ paper, sheets: addSpoilage(sheets, waste) })) ?? null

/** Adds up the needs of all print runs by paper. The most needed paper is first. */
export function sumPaperNeeds(needs: readonly PaperNeed[]): PaperNeed[] {
  const sums = new Map<Paper, number>()
  for (const { paper, sheets } of needs) sums.set(paper, (sums.get(paper) ?? 0) + sheets)
  return [...sums].map(([paper, sheets]) => ({ paper, sheets })).toSorted((one, other) => other.sheets - one.sheets)
}

/**
 * What a run without enough paper needs: `order`, an order for this run; `above`, an order that an earlier run needs too;
 * `delivery`, a pending delivery.
 */
export type PaperWaitFor = 'order' | 'above' | 'delivery'

export interface PaperWait {
  for: PaperWaitFor
  paper: Paper
  /** The number of sheets not available yet. */
  sheets: number
  expected: string | null
}

/** The sheets of a paper that a run used, in good copies and as spoilage. */
export interface PaperUse {
  paper: Paper
  good: number
  spoilt: number
}
