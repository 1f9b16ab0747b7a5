import type { Person } from '../shared/people/rows.ts'
import type { ClosedSpan, CorrectionStatus } from './corrections.ts'
import type { Presence, TimeSpan } from './hours.ts'

/* In the types of this file, hours are minutes since the day's midnight in the press's time zone. */

/** A day on which a person worked. */
export interface WorkedDay {
  day: string
  spans: TimeSpan[]
}

/** A leave or a trip of whole days. */
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
  /** The hours that were recorded when the correction was requested. */
  was: TimeSpan[]
  spans: ClosedSpan[]
  reason: string
  status: CorrectionStatus
  /** The reason why the correction was refused. */
  note: string
  created_at: string
  decided_at: string | null
  decided_by: string | null
}

/** A person's presence today, and the person's month up to yesterday. */
export interface PresentPerson {
  user: Person
  presence: Presence
  spans: TimeSpan[]
  /** The leave or trip in the person's calendar, and its last day. */
  away: { category: AwaySpan['category']; until: string } | null
  /** Minutes worked on past days of the month. `norm` is the number of required minutes of those days. */
  worked: number
  norm: number
  /** The number of pending corrections. */
  waiting: number
}
