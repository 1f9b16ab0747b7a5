import { addSpoilage } from '../calculator/waste.ts'
import type { Waste } from '../settings/press-tables.ts'
import type { Paper } from '../print/material-types.ts'
import { goodPaperOf } from '../print-plan/plan.ts'
import type { PrintFormValues } from '../print-forms/values.ts'
import type { PaperMovement } from './movements.ts'

/** Sheets of a paper that a run took: those in its good copies, and those that it spoilt. */
export interface PaperUse {
  paper: Paper
  good: number
  spoilt: number
}

/** What the press reckons with: so many good copies, and the usual spoilage; null while the form does not say enough. */
export function plannedUse(
  work: PrintFormValues,
  waste: Waste,
  printed: number | null = work.copies,
): PaperUse[] | null {
  const parts = goodPaperOf({ ...work, copies: printed })
  if (!parts) return null
  const uses = new Map<Paper, PaperUse>()
  for (const { paper, sheets } of parts) {
    const { good, spoilt } = uses.get(paper) ?? { good: 0, spoilt: 0 }
    uses.set(paper, { paper, good: good + sheets, spoilt: spoilt + addSpoilage(sheets, waste) - sheets })
  }
  return [...uses.values()]
}

/** What is said when a run is finished: copies that were counted, and sheets that were spoilt; the usual ones where nobody has said. */
export interface RunCount {
  printed: number
  spoilt: Partial<Record<Paper, number | undefined>>
}

/** The paper of a run by what was counted. */
export const countedUse = (work: PrintFormValues, waste: Waste, { printed, spoilt }: RunCount): PaperUse[] | null =>
  plannedUse(work, waste, printed)?.map((use) => ({ ...use, spoilt: spoilt[use.paper] ?? use.spoilt })) ?? null

/**
 * The movements that make what is booked of a run into what it took. Of a run that is counted anew only the difference is booked, so that
 * what was booked before stays as it stands.
 */
export function usedMovements(wanted: readonly PaperUse[], booked: readonly PaperMovement[]): PaperMovement[] {
  const papers = new Set([...wanted, ...booked].map(({ paper }) => paper))
  return [...papers].flatMap((paper) => {
    const use = wanted.find((one) => one.paper === paper)
    const moved = (kind: 'used' | 'spoiled', sheets: number): PaperMovement => {
      const before = booked.reduce((sum, one) => (one.paper === paper && one.kind === kind ? sum + one.sheets : sum), 0)
      return { paper, kind, sheets: -sheets - before }
    }
    return [moved('used', use?.good ?? 0), moved('spoiled', use?.spoilt ?? 0)].filter(({ sheets }) => sheets !== 0)
  })
}
