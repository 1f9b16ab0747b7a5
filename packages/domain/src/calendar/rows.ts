import type { Person } from '../shared/people/rows.ts'
import type { DeadlineKind } from './deadlines.ts'
import type { EventCategory, EventDates, EventReminder, EventTag, EventTimes, ImportState } from './events.ts'
import type { EventRepeat } from './repeats.ts'

/** An event of the calendar. Its author can change it, and its participants can read it. */
export interface CalendarEvent {
  /** The id of the event or of its series. All events of a series have the same `id` and `version`. */
  id: number
  version: number
  /** The date of the event according to the rule of its series, even if the event was moved. Null for a single event. */
  occurrence: string | null
  /** The first date of the series. `skipped` holds the dates that were left out. */
  first: string | null
  skipped: string[]
  name: string
  category: EventCategory
  tag: EventTag
  dates: EventDates
  /** The times of the event; null if it takes whole days. */
  times: EventTimes | null
  details: string
  /** How many minutes before the start participants are reminded; null for no reminder. */
  remind: EventReminder | null
  /** How the event repeats; null for a single event. */
  repeat: EventRepeat | null
  /** The participants other than the author. */
  users: Person[]
  created_by: Person
}

/** A date of the press's work, such as the due date of a print run. */
export interface Deadline {
  kind: DeadlineKind
  /** The id of the row to which the date belongs. For `signal` and `print`, it is the id of a tech card. */
  id: number
  date: string
  /** The name of the row: a title, an offer's number, or an organization. */
  name: string
}

/** An event from a file of another calendar, in the press's time zone. */
export interface ImportedEvent {
  /** The position of the event in the file, from 1. */
  row: number
  name: string
  state: ImportState
  /** The time of the event; null if it is not imported. */
  when: { dates: EventDates; times: EventTimes | null; repeat: EventRepeat | null } | null
  /** The number of occurrences that differ from the rule of their series. */
  parts: number
  /** Why the event is not imported; null if it is. */
  problem: string | null
}

/** Deadlines and meetings on days that would become days off. */
export interface DaysEffect {
  /** The number of deadlines, and the first few. */
  deadlines: { count: number; first: Deadline[] }
  /** The number of meetings that begin on those days, and the days. */
  meetings: { count: number; days: string[] }
}
