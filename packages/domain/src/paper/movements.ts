import type { Paper } from '../shared/print/material-types.ts'

/**
 * The causes of changes in the amount of paper: received, used for good copies of a print run, spoiled by it, or corrected by a
 * count.
 */
export const paperMovementKinds = ['received', 'used', 'spoiled', 'counted'] as const
export type PaperMovementKind = (typeof paperMovementKinds)[number]

/** The statuses of a paper order. */
export const paperOrderStatuses = ['ordered', 'received', 'cancelled'] as const
export type PaperOrderStatus = (typeof paperOrderStatuses)[number]

/** The number of sheets added; negative for sheets removed. */
export interface PaperMovement {
  paper: Paper
  kind: PaperMovementKind
  sheets: number
}

/** Returns the movement that a count creates: it makes the sum of all movements equal to the counted amount. */
export const countedMovement = (paper: Paper, counted: number, before: number): PaperMovement => ({
  paper,
  kind: 'counted',
  sheets: counted - before,
})

/** Returns the sheets in stock by paper: the sum of all movements. */
export function onHand(movements: readonly Pick<PaperMovement, 'paper' | 'sheets'>[]): Map<Paper, number> {
  const sums = new Map<Paper, number>()
  for (const { paper, sheets } of movements) sums.set(paper, (sums.get(paper) ?? 0) + sheets)
  return sums
}
