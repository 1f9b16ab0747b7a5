import type { Person } from '../people/rows.ts'
import type { LogChange } from './changes.ts'
import type { LogResource, LogType } from '../events/table.ts'
import type { SealState } from './seals.ts'

/** An entry of the audit log. */
export interface LogRow {
  id: number
  at: string
  type: LogType
  /** Null for the press itself and for an unknown person. */
  by: Person | null
  subject: { resource: LogResource; id: number | null; name: string | null }
  /** People are given by name. */
  changes: LogChange[]
  /** Null where it was not recorded. */
  ip: string | null
  /** The browser's own description. */
  agent: string | null
  /** SHA-256 of the whole entry; seals are made of these. */
  hash: string
  /** The seal over the entry; null while the entry is too recent. */
  seal: { id: number; hash: string; at: string } | null
}

/** A range of entries by their ids, both included. */
export interface LogRange {
  from: number
  until: number
}

/** The last check of the seals. */
export interface LogCheck {
  at: string
  /** Null for the automatic check. */
  by: string | null
  /** Sealed entries. */
  sealed: number
  /** The first ranges of entries that differ from their seals. */
  broken: LogRange[]
}

/** A day of the audit log. */
export interface LogDay {
  day: string
  /** Entries of the day that match the filters, on all pages. */
  count: number
  seals: SealState
}
