import type { Paper } from '../shared/print/material-types.ts'

/**
 * The causes of a change in the stock of paper: a delivery (`received`), sheets of good copies (`used`), spoilage of a print run
 * (`spoiled`), or a correction after a count (`counted`).
 */
export const paperMovementKinds = ['received', 'used', 'spoiled', 'counted'] as const
export type PaperMovementKind = (typeof paperMovementKinds)[number]

/** The statuses of a paper order. */
export const paperOrderStatuses = ['ordered', 'received', 'cancelled'] as const
export type PaperOrderStatus = (typeof paperOrderStatuses)[number]

/** A change in the stock of a paper. `sheets` is the number of sheets added, and negative for removed sheets. */
export interface PaperMovement {
  paper: Paper
  kind: PaperMovementKind
  sheets: number
}

/** Returns the movement that a count creates. With it, the sum of all movements equals the counted amount. */
export const createCountMovement = (paper: Paper, countedSheets: number, previousSheets: number): PaperMovement => ({
  paper,
  kind: 'counted',
  sheets: countedSheets - previousSheets,
})

/** Returns the number of sheets in stock for each paper, which is the sum of all its movements. */
export function sumSheetsByPaper(movements: readonly Pick<PaperMovement, 'paper' | 'sheets'>[]): Map<Paper, number> {
  const sums = new Map<Paper, number>()
  for (const { paper, sheets } of movements) sums.set(paper, (sums.get(paper) ?? 0) + sheets)
  return sums
}
