import { calculateBlock } from '../calculator/book-block.ts'
import { endpaperSheets, pressSheetMm } from '../calculator/imposition.ts'
import { addSpoilage } from '../calculator/waste.ts'
import type { Waste } from '../settings/press-tables.ts'
import { blockPaper, formatSpec } from '../print/materials.ts'
import type { Binding, Paper } from '../print/material-types.ts'
import { getCoverKind, calculateSpineWidthMm } from '../print/spine.ts'
import { usedBindings, type PrintFormValues } from '../print-forms/values.ts'

/** The binding most copies of a run get; null while nobody has said. */
export const mainBinding = ({ binding_counts }: Pick<PrintFormValues, 'binding_counts'>): Binding | null =>
  usedBindings({ binding_counts }).toSorted(
    (one, other) => (binding_counts[other] ?? 0) - (binding_counts[one] ?? 0),
  )[0] ?? null

export interface PaperNeed {
  paper: Paper
  /** Sheets of SRA3. */
  sheets: number
}

const nothingSpoilt: Waste = { waste: 0, make_ready: 0 }

/** What a cover takes besides its two sides and spine, in millimetres (decisions §6). */
const coverExtra = { soft: 8, hard: 40 } as const

/**
 * The paper in the good copies of a run, the block's first (decisions §6); null while copies, pages or the format are not known. A paper
 * that nobody has chosen is the calculator's.
 */
export function goodPaperOf(work: PrintFormValues): PaperNeed[] | null {
  const { copies, format, total_pages } = work
  const size = format && formatSpec(format)
  if (!copies || !size || !total_pages) return null
  const binding = mainBinding(work)
  // Boards: their cover is pasted on, and flyleaves hold the block.
  const hard = binding !== null && getCoverKind(binding) === 'hard'
  const kind = hard ? 'hard' : 'soft'
  const text = work.paper_text ?? blockPaper
  const block = calculateBlock({ pages: total_pages, format: size.key, quantity: copies, binding }, nothingSpoilt)
  const spine = block && calculateSpineWidthMm(block.leaves, text, kind)
  if (!block || spine === null) return null
  const { sheets } = block
  const coverWidth = 2 * size.width + spine + coverExtra[kind]
  const covers = coverWidth > pressSheetMm.printable.height ? 2 : 1
  const ofKind = hard ? work.paper_hard_cover : work.paper_soft_cover
  const needs: PaperNeed[] = [
    { paper: text, sheets: sheets.net },
    { paper: ofKind ?? work.paper_cover ?? (hard ? 'coated130' : 'colotech160'), sheets: covers * copies },
  ]
  if (hard) needs.push({ paper: work.paper_flyleaf ?? 'offset120', sheets: endpaperSheets(block.imposition) * copies })
  return needs
}

/** The paper to take for a run: that of its good copies with what is spoilt. */
export const calculatePaperNeed = (work: PrintFormValues, waste: Waste): PaperNeed[] | null =>
  goodPaperOf(work)?.map(({ paper, sheets }) => ({ paper, sheets: addSpoilage(sheets, waste) })) ?? null

/** The same paper of all runs together, the most needed first. */
export function sumPaperNeeds(needs: readonly PaperNeed[]): PaperNeed[] {
  const sums = new Map<Paper, number>()
  for (const { paper, sheets } of needs) sums.set(paper, (sums.get(paper) ?? 0) + sheets)
  return [...sums].map(([paper, sheets]) => ({ paper, sheets })).toSorted((one, other) => other.sheets - one.sheets)
}

/** What stands between a run and its printing. */
export type PrintBlocker = 'author' | 'chiefEditor' | 'form'

/** Why a run cannot be printed yet; null when it can. `known`: its form has nothing wrong. */
export function getPrintBlocker(run: { at_typography: boolean; signed: boolean; known: boolean }): PrintBlocker | null {
  if (!run.at_typography) return run.signed ? 'chiefEditor' : 'author'
  return run.known ? null : 'form'
}

/** Whose books a printing house prints: the press's own, and those that an offer was made for. */
export const runOrders = ['press', 'partner'] as const
export type RunOrder = (typeof runOrders)[number]
