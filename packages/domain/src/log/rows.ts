import type { Person } from '../shared/people/rows.ts'
import type { LogChange } from './changes.ts'
import type { LogResource, LogType } from '../events/table.ts'
import type { SealState } from './seals.ts'

/** An entry of the audit log. */
export interface LogRow {
  id: number
  at: string
  type: LogType
  /** The person who acted. Null for the system itself and for an unknown person. */
  by: Person | null
  subject: { resource: LogResource; id: number | null; name: string | null }
  /** The changed fields. People are shown by name. */
  changes: LogChange[]
  /** The IP address of the person who acted; null if it was not recorded. */
  ip: string | null
  /** The browser's user agent string. */
  agent: string | null
  /** SHA-256 of the whole entry; seals are computed from these hashes. */
  hash: string
  /** The seal that covers the entry; null while the entry is too recent. */
  seal: { id: number; hash: string; at: string } | null
}

/** A range of entry ids. Both ends are included. */
export interface LogRange {
  from: number
  until: number
}

/** The last check of the seals. */
export interface LogCheck {
  at: string
  /** The person who started the check; null for the automatic check. */
  by: string | null
  /** The number of sealed entries. */
  sealed: number
  /** The first ranges of entries that differ from their seals. */
  broken: LogRange[]
}

export interface LogDay {
  day: string
  /** The number of the day's entries that match the filters, on all pages. */
  count: number
  seals: SealState
}
