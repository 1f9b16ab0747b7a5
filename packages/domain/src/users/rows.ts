import type { ContractKind } from '../shared/documents/contracts.ts'
import type { Specialization } from '../shared/people/roles.ts'
import type { Person } from '../shared/people/rows.ts'
import type { WorkTypeName, WorkTypeStatus } from '../shared/books/work-types.ts'
import type { BookLanguage } from '../shared/books/reference-lists.ts'
import type { UserState } from './user-states.ts'
import type { ReassignmentKind } from './reassignment.ts'
import type { CriterionMeans, RatedQuarter } from './rating.ts'

/** An account as its administrators see it. */
export interface UserRow extends Person {
  version: number
  email: string
  /** The new e-mail address; null once it is confirmed. */
  pending_email: string | null
  phone: string
  specialization: Specialization | null
  /** The organisation that a partner represents. For all other people, their workplace. */
  organization: string | null
  organization_id: number | null
  state: UserState
  created_at: string
  /** When the last link to set the first password was sent. */
  invited_at: string | null
  /** The latest activity in a session that is still valid. */
  last_seen_at: string | null
}

/** An organisation where a person can work. */
export interface Workplace {
  id: number
  name: string
  IIN: string
}

/** A valid session of an account. */
export interface UserSession {
  id: number
  created_at: string
  last_seen_at: string
  /** The browser's user agent at sign-in. */
  agent: string
}

/** The open rows of a person, and the people who can take them over. */
export interface UserOpen {
  kinds: { kind: ReassignmentKind; count: number; takers: Person[] }[]
  /** The number of group conversations that the person would leave. */
  chats: number
}

/** A work of a person, as the person's page shows it. */
export interface UserWork {
  id: number
  name: WorkTypeName
  status: WorkTypeStatus
  book_name: string
  language: BookLanguage
  src_cover: string | null
  end_date: string | null
  /** When the work was submitted. */
  done_on: string | null
  hours: number | null
  price: number | null
  /** The mean of the work's scores. */
  mean: number | null
}

/** A contract of a person, as the person's page shows it. */
export interface UserContract {
  id: number
  kind: ContractKind
  number: string
  date: string
  ends_on: string | null
}

/** The data of a person's page: rating, workload, contracts and works. */
export interface UserSummary {
  rating: {
    /** The number of rated works. If it is less than three, there is no rating. */
    works: number
    mean: number | null
    /** Ratings by the quarter in which the works were submitted, such as `2026-3`. */
    quarters: RatedQuarter[]
    /** The means of everyone with the same specialization, and the overall mean. */
    peers: CriterionMeans | null
    peers_mean: number | null
  }
  load: {
    capacity_hours: number
    /** The hours by week. `first` is the Monday of the week. */
    weeks: { first: string; hours: number; running: boolean }[]
  }
  contracts: UserContract[]
  /** The latest works, of any status. */
  works: UserWork[]
  works_total: number
}
