import type { Person } from '../people/rows.ts'
import type { ClosedSpan, CorrectionStatus } from './corrections.ts'
import type { Presence, TimeSpan } from './hours.ts'

/* Hours are minutes since the day's midnight on the press's clock. */

/** A day on which a person worked. */
export interface WorkedDay {
  day: string
  spans: TimeSpan[]
}

/** Leave or a trip of whole days. */
export interface AwaySpan {
  category: 'holidays' | 'trips'
  start: string
  end: string
}

/** A request to correct the hours of a day. */
export interface TimeCorrection {
  id: number
  version: number
  day: string
  /** The hours when the correction was requested. */
  was: TimeSpan[]
  spans: ClosedSpan[]
  reason: string
  status: CorrectionStatus
  /** Why it was refused. */
  note: string
  created_at: string
  decided_at: string | null
  decided_by: string | null
}

/** A person's day so far, and their month until yesterday. */
export interface PresentPerson {
  user: Person
  presence: Presence
  spans: TimeSpan[]
  /** Until when the calendar has them on leave or on a trip. */
  away: { category: AwaySpan['category']; until: string } | null
  /** Minutes worked on past days of the month, and the minutes due on them. */
  worked: number
  norm: number
  /** Pending corrections. */
  waiting: number
}
