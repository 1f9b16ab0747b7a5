import type { ReassignmentKind, Person } from '@press/domain'

/** The new owner of each kind of task. */
export type Receivers = Partial<Record<ReassignmentKind, Person>>
