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
  /** Those that come by one rule share a number. */
  id: number
  /** The rule by which it comes again. @default it comes once */
  repeat?: EventRepeat | null
  /** Which of them it is: the day on which the rule has it, wherever it was moved to. */
  occurrence?: IsoDate | null
  /** The first day of its rule. */
  first?: IsoDate | null
  /** Days on which the rule has one and that were left out. @default none */
  skipped?: readonly IsoDate[]
  /** Which of its changes this is: what is saved names the one that was seen. */
  version?: number
  name: string
  category: EventCategory
  /** How much it matters. */
  tag: EventTag
  /** Who takes part. */
  users: readonly Person[]
  dates: EventDates
  /** At the press's clock; null for whole days. */
  times: EventTimes | null
  details: string
  /** Minutes before its beginning at which all who take part are told of it; null for never. */
  remind: EventReminder | null
  /** A date of the press's work: to be read alone, and leading to what it is a date of. */
  deadline?: { kind: DeadlineKind; href: string }
}

/** A date that the press's own work has. */
export interface CalendarDeadline {
  kind: DeadlineKind
  /** Of the row that it is a date of. */
  id: number
  date: IsoDate
  /** What the row is called. */
  name: string
  href: string
}

/** When an event is: what a move changes. */
export type EventSpan = Pick<CalendarEvent, 'dates' | 'times'>

/** A day; between hours a minute of it, counted from midnight. */
export interface Place {
  day: IsoDate
  minutes: number | null
}

/** An event as it is written down, before it has a number. */
export type EventDraft = Omit<
  CalendarEvent,
  'id' | 'version' | 'deadline' | 'occurrence' | 'first' | 'skipped' | 'repeat'
> & {
  repeat: EventRepeat | null
  /** Meetings of a row that are moved when it is kept, because somebody is busy at its time. */
  moves?: MovedMeeting[]
  /** Days of the rule on which there is none. */
  skips?: IsoDate[]
  /** Days that were left out and have one again. */
  restores?: IsoDate[]
}

/** One meeting of a row at another time than the row says. */
export interface MovedMeeting {
  /** The day on which the rule has it. */
  occurrence: IsoDate
  dates: EventDates
  times: EventTimes
}

/** Whose hours are asked for, within which days. */
export interface FreeTimeQuestion {
  users: number[]
  from: IsoDate
  to: IsoDate
  /** The event that is being changed, whose own hours do not count. */
  except?: number
}

/** Asks when people are busy: oneself first, then the colleagues in the order of the question. */
export type AskBusyHours = (question: FreeTimeQuestion, signal: AbortSignal) => Promise<readonly BusyPerson[]>

/** Tells an event from all others on screen. */
export const keyOf = ({ id, occurrence }: Pick<CalendarEvent, 'id' | 'occurrence'>): string =>
  occurrence ? `${id}@${occurrence}` : String(id)

export const calendarViews = ['month', 'week', 'day', 'agenda'] as const
export type CalendarView = (typeof calendarViews)[number]

/** What is on screen: the view, and the day it stands on. The keyboard walks by changing that day. */
export interface CalendarRange {
  view: CalendarView
  date: IsoDate
}
