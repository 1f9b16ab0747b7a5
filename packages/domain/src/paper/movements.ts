import type { Paper } from '../print/material-types.ts'

/** What changes how much paper there is: delivered, gone into good copies of a run, spoilt by it, found by a count. */
export const paperMovementKinds = ['received', 'used', 'spoiled', 'counted'] as const
export type PaperMovementKind = (typeof paperMovementKinds)[number]

/** What becomes of an order of paper. */
export const paperOrderStatuses = ['ordered', 'received', 'cancelled'] as const
export type PaperOrderStatus = (typeof paperOrderStatuses)[number]

/** Sheets that came; less than none for those that went. */
export interface PaperMovement {
  paper: Paper
  kind: PaperMovementKind
  sheets: number
}

/** What a count changes: a movement that makes the sum of all of them what was counted. */
export const countedMovement = (paper: Paper, counted: number, before: number): PaperMovement => ({
  paper,
  kind: 'counted',
  sheets: counted - before,
})

/** Sheets on hand by paper: the sum of all movements. */
export function onHand(movements: readonly Pick<PaperMovement, 'paper' | 'sheets'>[]): Map<Paper, number> {
  const sums = new Map<Paper, number>()
  for (const { paper, sheets } of movements) sums.set(paper, (sums.get(paper) ?? 0) + sheets)
  return sums
}
