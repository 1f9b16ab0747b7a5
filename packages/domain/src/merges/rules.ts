import { roleById } from '../people/roles.ts'

/** What can be there twice: people who registered anew, organisations typed in by two. */
export const mergeKinds = ['user', 'organization'] as const
export type MergeKind = (typeof mergeKinds)[number]

/** What belongs to somebody, and moves with them. */
export const mergeableRows = [
  'applications',
  'books',
  'works',
  'projects',
  'cards',
  'contracts',
  'offers',
  'todos',
  'support',
  'events',
  'chats',
  'partners',
] as const
export type MergedRow = (typeof mergeableRows)[number]

/** Rows that people are paid by, or pay by. */
const moneyRows: readonly MergedRow[] = ['works', 'contracts', 'offers']

/** Whether money goes from one person to another with what moves. */
export const movesMoney = (moved: readonly { what: MergedRow }[]): boolean =>
  moved.some(({ what }) => moneyRows.includes(what))

export type MergeRefusal = 'same' | 'role' | 'merged'

interface Merged {
  id: number
  /** Of people. */
  role_id?: number
  /** What it was merged into before. */
  merged_into: number | null
}

/** Why two rows cannot become one, or null: people stay with their role, and what was merged is there no more. */
export function mergeRefusal(kept: Merged, gone: Merged): MergeRefusal | null {
  if (kept.id === gone.id) return 'same'
  if (kept.merged_into !== null || gone.merged_into !== null) return 'merged'
  return roleById(kept.role_id ?? 0) === roleById(gone.role_id ?? 0) ? null : 'role'
}
