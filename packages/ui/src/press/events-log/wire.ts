import type { LogChange, LogResource, LogType, Person } from '@press/domain'

/* The names of the wire: `GET /api/events-log`. */

export interface LogRow {
  id: number
  at: string
  type: LogType
  /** Null for the press itself and for somebody unknown. */
  by: Person | null
  subject: { resource: LogResource; id: number | null; name: string | null }
  changes: readonly LogChange[]
  ip: string | null
  /** What the browser called itself. */
  agent: string | null
  hash: string
  /** Null while it is too young. */
  seal: { id: number; hash: string; at: string } | null
}

export interface LogDay {
  /** `yyyy-mm-dd` */
  day: string
  /** Found on that day, on whatever page. */
  count: number
  seals: 'whole' | 'sealed' | 'open' | 'broken'
}

export interface LogStretch {
  from: number
  until: number
}

export interface LogChecked {
  at: string
  /** Null where the press checked by itself. */
  by: string | null
  sealed: number
  /** What is not as it was sealed, the first first. */
  broken: readonly LogStretch[]
}
