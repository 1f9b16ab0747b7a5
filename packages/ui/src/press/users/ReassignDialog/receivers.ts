import type { ReassignmentKind, Person } from '@press/domain'

/** Who takes each kind of things on. */
export type Receivers = Partial<Record<ReassignmentKind, Person>>
