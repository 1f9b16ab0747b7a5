import { calculateGoodPaper, type PaperUse } from '../shared/print/paper-need.ts'
import { addSpoilage } from '../shared/print/waste.ts'
import type { Waste } from '../shared/press-tables.ts'
import type { Paper } from '../shared/print/material-types.ts'
import type { PrintFormValues } from '../shared/print/form-values.ts'
import type { PaperMovement } from './movements.ts'

/**
 * Returns the planned paper use: the sheets of `copies` good copies, plus the usual spoilage. Null while the form is incomplete.
 */
export function calculatePlannedUse(
  work: PrintFormValues,
  waste: Waste,
  printedCopies: number | null = work.copies,
): PaperUse[] | null {
  const parts = calculateGoodPaper({ ...work, copies: printedCopies })
  if (!parts) return null
  const uses = new Map<Paper, PaperUse>()
  for (const { paper, sheets } of parts) {
    const { good, spoilt } = uses.get(paper) ?? { good: 0, spoilt: 0 }
    uses.set(paper, { paper, good: good + sheets, spoilt: spoilt + addSpoilage(sheets, waste) - sheets })
  }
  return [...uses.values()]
}

/**
 * The result of a finished print run: counted copies and spoiled sheets. If no number is reported for a paper, the usual spoilage
 * applies.
 */
export interface RunCount {
  printed: number
  spoilt: Partial<Record<Paper, number | undefined>>
}

/** Returns the paper use of a print run from its counted result. */
export const calculateCountedUse = (
  work: PrintFormValues,
  waste: Waste,
  { printed, spoilt }: RunCount,
): PaperUse[] | null =>
  calculatePlannedUse(work, waste, printed)?.map((use) => ({ ...use, spoilt: spoilt[use.paper] ?? use.spoilt })) ?? null

/**
 * Returns the movements that correct the recorded use of a print run to its actual use. When a print run is counted again, only the
 * difference is recorded, so earlier movements stay unchanged.
 */
export function createUseMovements(
  paperUses: readonly PaperUse[],
  bookedMovements: readonly PaperMovement[],
): PaperMovement[] {
  const paperKeys = new Set([...paperUses, ...bookedMovements].map(({ paper }) => paper))
  return [...paperKeys].flatMap((paper) => {
    const use = paperUses.find((one) => one.paper === paper)
    const createMovement = (kind: 'used' | 'spoiled', sheets: number): PaperMovement => {
      const bookedSheets = bookedMovements.reduce(
        (sum, one) => (one.paper === paper && one.kind === kind ? sum + one.sheets : sum),
        0,
      )
      return { paper, kind, sheets: -sheets - bookedSheets }
    }
    return [createMovement('used', use?.good ?? 0), createMovement('spoiled', use?.spoilt ?? 0)].filter(
      ({ sheets }) => sheets !== 0,
    )
  })
}
