import type {
  BusyPerson,
  DeadlineKind,
  EventCategory,
  EventDates,
  EventReminder,
  EventRepeat,
  EventTag,
  EventTimes,
  Person,
} from '@press/domain'
import type { IsoDate } from '../../../primitives/DateField/index.ts'

export interface CalendarEvent {
  /** Occurrences of the same rule share an id. */
  id: number
  /** The repeat rule of the event. @default the event does not repeat */
  repeat?: EventRepeat | null
  /** The day that the rule gives this occurrence, even if it was moved. */
  occurrence?: IsoDate | null
  /** The first day of the repeat rule. */
  first?: IsoDate | null
  /** Skipped days of the rule. @default none */
  skipped?: readonly IsoDate[]
  /** Version of the event for concurrency: a save names the version that the user saw. */
  version?: number
  name: string
  category: EventCategory
  /** The importance of the event. */
  tag: EventTag
  /** The participants. */
  users: readonly Person[]
  dates: EventDates
  /** The times in the press's time zone; null for an all-day event. */
  times: EventTimes | null
  details: string
  /** Minutes before the start at which all participants are reminded; null for never. */
  remind: EventReminder | null
  /** A date from the press's own work. It is read-only and links to the record it belongs to. */
  deadline?: { kind: DeadlineKind; href: string }
}

/** A date from the press's own work. */
export interface CalendarDeadline {
  kind: DeadlineKind
  /** Id of the record that has the date. */
  id: number
  date: IsoDate
  /** Name of the record. */
  name: string
  href: string
}

/** The time of an event: what a move changes. */
export type EventSpan = Pick<CalendarEvent, 'dates' | 'times'>

/** A day and, in the hour grid, a minute since midnight. */
export interface Place {
  day: IsoDate
  minutes: number | null
}

/** An event as entered in the form, before it has an id. */
export type EventDraft = Omit<
  CalendarEvent,
  'id' | 'version' | 'deadline' | 'occurrence' | 'first' | 'skipped' | 'repeat'
> & {
  repeat: EventRepeat | null
  /** Meetings of a series that move on saving, because someone is busy at their time. */
  moves?: MovedMeeting[]
  /** Days of the rule to skip. */
  skips?: IsoDate[]
  /** Skipped days to restore. */
  restores?: IsoDate[]
}

/** One meeting of a series at another time than its rule gives. */
export interface MovedMeeting {
  /** The day that the rule gives the meeting. */
  occurrence: IsoDate
  dates: EventDates
  times: EventTimes
}

/** The people whose busy hours are requested, and the days. */
export interface BusyHoursQuery {
  users: number[]
  from: IsoDate
  to: IsoDate
  /** Id of the event being edited, whose own hours do not count. */
  except?: number
}

/** Fetches when people are busy: the current user first, then colleagues in the order of the question. */
export type LoadBusyHours = (question: BusyHoursQuery, signal: AbortSignal) => Promise<readonly BusyPerson[]>

/** Returns a key that is unique among all events on screen. */
export const keyOf = ({ id, occurrence }: Pick<CalendarEvent, 'id' | 'occurrence'>): string =>
  occurrence ? `${id}@${occurrence}` : String(id)

export const calendarViews = ['month', 'week', 'day', 'agenda'] as const
export type CalendarView = (typeof calendarViews)[number]

/** The view on screen and its current day. The keyboard moves by changing that day. */
export interface CalendarRange {
  view: CalendarView
  date: IsoDate
}
