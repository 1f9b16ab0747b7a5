import type {
  BookLanguage,
  ContractKind,
  CriterionMeans,
  HandoverKind,
  RatedQuarter,
  Specialization,
  UserState,
  WorkTypeName,
  WorkTypeStatus,
  Person,
} from '@press/domain'

/** An account as `GET /api/users` gives it. Moments are ISO 8601. */
export interface UserRow extends Person {
  version: number
  email: string
  /** The new e-mail, until it is confirmed. */
  pending_email: string | null
  phone: string
  specialization: Specialization | null
  organization: string | null
  organization_id: number | null
  state: UserState
  created_at: string
  invited_at: string | null
  last_seen_at: string | null
}

/** An organisation that somebody can be said to work at, as `GET /api/users/organizations` gives it. */
export interface Workplace {
  id: number
  name: string
  IIN: string
}

export interface UserSession {
  id: number
  agent: string
  last_seen_at: string
}

/** What somebody has under way, and who can take it on. */
export interface UserOpen {
  kinds: readonly { kind: HandoverKind; count: number; takers: readonly Person[] }[]
  /** Conversations that they leave. */
  chats: number
}

export interface UserWork {
  id: number
  name: WorkTypeName
  status: WorkTypeStatus
  book_name: string
  language: BookLanguage
  src_cover: string | null
  end_date: string | null
  done_on: string | null
  hours: number | null
  /** In tiyn. */
  price: number | null
  mean: number | null
}

export interface UserContract {
  id: number
  kind: ContractKind
  number: string
  date: string
  ends_on: string | null
}

/** What somebody's page says beside who they are, as `GET /api/users/{id}/overview` gives it. */
export interface UserFacts {
  rating: {
    works: number
    mean: number | null
    quarters: readonly RatedQuarter[]
    peers: CriterionMeans | null
    peers_mean: number | null
  }
  load: { capacity_hours: number; weeks: readonly { first: string; hours: number; running: boolean }[] }
  contracts: readonly UserContract[]
  works: readonly UserWork[]
  works_total: number
}
