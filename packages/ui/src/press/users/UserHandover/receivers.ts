import type { HandoverKind } from '@press/domain'
import type { Person } from '../../people/wire.ts'

/** Who takes each kind of things on. */
export type Receivers = Partial<Record<HandoverKind, Person>>
