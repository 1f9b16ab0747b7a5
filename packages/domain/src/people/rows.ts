import type { RemovalObstacle } from './removal.ts'

/** A person as lists and avatars name them. `avatar` is the address of an image. */
export interface Person {
  id: number
  name: string
  role_id: number
  avatar: string | null
}

/** Something that must be finished before an account can be removed. */
export interface OpenRow {
  kind: RemovalObstacle
  id: number
  /** A book's or a project's name, a document's number. */
  name: string
}

/** The removal of one's own account. */
export interface OwnRemoval {
  open: OpenRow[]
  /** Null while the person has not asked. A request stays past its day until nothing is open. */
  request: {
    asked_at: string
    /** The first day on which the account may be removed. */
    due: string
  } | null
}

/** A person's request to have their account removed. */
export interface RemovalRequest {
  id: number
  user: Person
  asked_at: string
  /** The first day on which the account may be removed. */
  due: string
  open: OpenRow[]
}

/** An author of a book or of an application. */
export interface Author {
  /** Null for an author without an account. */
  id: number | null
  name: string
  email: string
  phone: string
}

/** A person with an account who can be chosen as an author. */
export interface AuthorOption {
  id: number
  name: string
  organization: string | null
}
