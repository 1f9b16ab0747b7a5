import type { ClosedSpan, CorrectionStatus, Presence, TimeSpan } from '@press/domain'
import type { Person } from '../people/wire.ts'

/* Hours at work by their wire names: days `yyyy-mm-dd`, minutes since the day's midnight at the press's clock. */

/** A day on which somebody was at work. */
export interface WorkedDay {
  day: string
  spans: readonly TimeSpan[]
}

/** Leave or a trip of whole days. */
export interface AwaySpan {
  category: 'holidays' | 'trips'
  start: string
  end: string
}

/** What somebody asks for a day's hours to be. */
export interface HoursCorrection {
  id: number
  version: number
  day: string
  was: readonly TimeSpan[]
  spans: readonly ClosedSpan[]
  reason: string
  status: CorrectionStatus
  note: string
  created_at: string
  decided_at: string | null
  decided_by: string | null
}

/** Somebody's day so far, and their month until yesterday. */
export interface PresentRow {
  user: Person
  presence: Presence
  spans: readonly TimeSpan[]
  away: { category: 'holidays' | 'trips'; until: string } | null
  worked: number
  norm: number
  waiting: number
}
