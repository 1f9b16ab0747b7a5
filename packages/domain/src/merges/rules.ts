import { roleById } from '../shared/people/roles.ts'

/** What can have duplicates: people who registered a second time, and organisations that two people entered. */
export const mergeKinds = ['user', 'organization'] as const
export type MergeKind = (typeof mergeKinds)[number]

/** The kinds of rows that belong to a person or an organisation and move with them in a merge. */
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

/** The kinds of rows that decide about payments to or from a person. */
const moneyRows: readonly MergedRow[] = ['works', 'contracts', 'offers']

/** Whether the moved rows transfer money from one person to another. */
export const movesMoney = (movedRows: readonly { what: MergedRow }[]): boolean =>
  movedRows.some(({ what }) => moneyRows.includes(what))

export type MergeRefusal = 'same' | 'role' | 'merged'

interface MergeInput {
  id: number
  /** The person's role; not set for organisations. */
  role_id?: number
  /** The id of the row into which this row was already merged; null if it was not merged. */
  merged_into: number | null
}

/** Returns why two rows cannot be merged, or null. People must have the same role, and neither row may already be merged. */
export function getMergeRefusal(target: MergeInput, source: MergeInput): MergeRefusal | null {
  if (target.id === source.id) return 'same'
  if (target.merged_into !== null || source.merged_into !== null) return 'merged'
  return roleById(target.role_id ?? 0) === roleById(source.role_id ?? 0) ? null : 'role'
}
