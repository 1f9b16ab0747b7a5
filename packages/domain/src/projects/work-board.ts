import type { WorkTypeStatus } from '../shared/books/work-types.ts'

/** The columns of an executor's board (decisions §7). Paid and cancelled works are not on the board. */
export const workColumns = [
  'offered',
  'in progress',
  'completed',
  'approved',
] as const satisfies readonly WorkTypeStatus[]
export type WorkColumn = (typeof workColumns)[number]

/** Returns the column of a work; undefined for works that are on no board. */
export const getWorkColumn = (status: WorkTypeStatus): WorkColumn | undefined =>
  workColumns.find((column) => column === status)

/** The reasons why an executor may not drop a work on a column. */
export type WorkDropRefusal =
  | 'answered'
  | 'takeFirst'
  | 'handInFirst'
  | 'managerReturns'
  | 'managerApproves'
  | 'settled'

/**
 * Returns why executors may not drop their own work on a column, or null. Executors may accept an offered work and submit a started
 * work; the manager makes all other moves. `hasAnswered` means that the work is offered to several executors and the executor has
 * already responded.
 */
export function getWorkDropRefusal(from: WorkColumn, to: WorkColumn, hasAnswered: boolean): WorkDropRefusal | null {
  if (from === 'approved') return 'settled'
  if (from === 'offered' && hasAnswered) return 'answered'
  if (from === 'offered') return to === 'in progress' ? null : 'takeFirst'
  if (to === 'approved') return from === 'completed' ? 'managerApproves' : 'handInFirst'
  if (from === 'in progress') return to === 'completed' ? null : 'managerReturns'
  return 'managerReturns'
}
