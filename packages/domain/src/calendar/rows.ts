import type { Person } from '../shared/people/rows.ts'
import type { DeadlineKind } from './deadlines.ts'
import type { EventCategory, EventDates, EventReminder, EventTag, EventTimes } from './events.ts'
import type { EventRepeat } from './repeats.ts'

/** An event of the calendar. Its author can change it; its participants can read it. */
export interface CalendarEvent {
  /** All events of a series have the same `id` and `version`. */
  id: number
  version: number
  /** The date that the rule gives it, even if it was moved; null for a single event. */
  occurrence: string | null
  /** The first date of its rule; `skipped` holds the dates that were left out. */
  first: string | null
  skipped: string[]
  name: string
  category: EventCategory
  tag: EventTag
  dates: EventDates
  /** Null for whole days. */
  times: EventTimes | null
  details: string
  /** Minutes before its start at which participants are reminded; null for no reminder. */
  remind: EventReminder | null
  /** Null for a single event. */
  repeat: EventRepeat | null
  /** Participants in addition to its author. */
  users: Person[]
  created_by: Person
}

/** A deadline of the press's work. */
export interface Deadline {
  kind: DeadlineKind
  /** The id of the row with this date; for `signal` and `print`, of a tech card. */
  id: number
  date: string
  /** The row's name: a title, an offer's number, or an organization. */
  name: string
}
