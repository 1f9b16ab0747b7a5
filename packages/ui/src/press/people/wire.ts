import type { RemovalObstacle } from '@press/domain'
/*
 * Rows by their wire names. They are structural: what a call answers fits as it is (packages/shell/test/wire.test-d.ts).
 * Days are `yyyy-mm-dd`, moments ISO 8601.
 */

export interface Person {
  id: number
  name: string
  role_id: number
  avatar: string | null
}

export interface Author {
  /** Null for someone without an account. */
  id: number | null
  name: string
  email: string
  phone: string
}

export interface AuthorOption {
  id: number
  name: string
  organization: string | null
}

/** Something that must be finished before somebody can be removed. */
export interface OpenRow {
  kind: RemovalObstacle
  id: number
  /** A book's or a project's name, a paper's number. */
  name: string
}
export interface OwnRemoval {
  open: OpenRow[]
  /** Null where nobody has asked. */
  request: { asked_at: string; due: string } | null
}

/** Somebody who has asked to be removed. */
export interface RemovalRequest {
  id: number
  user: Person
  asked_at: string
  due: string
  open: OpenRow[]
}
