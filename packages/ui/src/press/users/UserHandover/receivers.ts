import type { HandoverKind, Person } from '@press/domain'

/** Who takes each kind of things on. */
export type Receivers = Partial<Record<HandoverKind, Person>>
