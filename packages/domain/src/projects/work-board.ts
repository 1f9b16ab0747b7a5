import type { WorkTypeStatus } from './work-types.ts'

/** Columns of an executor's board (decisions §7); what is paid or cancelled has left it. */
export const workColumns = [
  'offered',
  'in progress',
  'completed',
  'approved',
] as const satisfies readonly WorkTypeStatus[]
export type WorkColumn = (typeof workColumns)[number]

/** The column a work stands in; undefined for those on no board. */
export const getWorkColumn = (status: WorkTypeStatus): WorkColumn | undefined =>
  workColumns.find((column) => column === status)

/** Why an executor may not drop a work on a column. */
export type WorkDropRefusal =
  | 'answered'
  | 'takeFirst'
  | 'handInFirst'
  | 'managerReturns'
  | 'managerApproves'
  | 'settled'

/**
 * What stands against a drop of one's own work, or null: an offer is taken, a work that is begun is handed in, and all else is the
 * manager's. `answered`: they have said that they take it, and the manager chooses among several.
 */
export function workDropRefusal(from: WorkColumn, to: WorkColumn, answered: boolean): WorkDropRefusal | null {
  if (from === 'approved') return 'settled'
  if (from === 'offered' && answered) return 'answered'
  if (from === 'offered') return to === 'in progress' ? null : 'takeFirst'
  if (to === 'approved') return from === 'completed' ? 'managerApproves' : 'handInFirst'
  if (from === 'in progress') return to === 'completed' ? null : 'managerReturns'
  return 'managerReturns'
}
