import { limits } from '../shared/constants.ts'
import { isIsoDate } from '../shared/dates/dates.ts'
import { roleByKey, type RoleKey } from '../shared/people/roles.ts'
import { validateRepeat, type EventRepeat, type RepeatProblem } from './repeats.ts'

/** The categories of an event (spec §9). */
export const eventCategories = ['meetings', 'personal', 'holidays', 'family', 'work', 'trips'] as const
export type EventCategory = (typeof eventCategories)[number]

/** The importance of an event, the highest first (spec §9). */
export const eventTags = ['urgent', 'important', 'current', 'info'] as const
export type EventTag = (typeof eventTags)[number]

/** First and last day, both `yyyy-mm-dd` and both inclusive. */
export interface EventDates {
  start: string
  end: string
}

/** Times in the press's time zone, `HH:mm`: the start on the first day and the end on the last. */
export interface EventTimes {
  start: string
  end: string
}

/**
 * Returns whether people of a role can invite and be invited: only the staff of the press (our rule). Others have a private
 * calendar.
 */
export const canInvite = (role: RoleKey): boolean => roleByKey(role).portal === 'staff'

export interface EventInput {
  name: string
  category: string | null
  tag: string | null
  dates: EventDates
  /** Null for whole days. */
  times: EventTimes | null
  details: string
  /** @default a single event */
  repeat?: EventRepeat | null | undefined
}

/** The possible reminders, in minutes before an event: ten minutes to a day (our rule). */
export const reminderOffsetsMinutes = [10, 30, 60, 1440] as const
export type EventReminder = (typeof reminderOffsetsMinutes)[number]
/** The time from which reminders of all-day events count back: the start of the working day (our rule). */
export const allDayReminderTime = '09:00'

/** The maximum length of an event's name (our rule). */
export const maxEventNameLength = 200

export type EventProblem = 'required' | 'tooLong' | 'date' | 'time' | 'endsBeforeStart' | RepeatProblem
/**
 * Problems by form field: `name`, `category`, `tag`, `dates.start`, `dates.end`, `times.start`, `times.end`, `details`, `repeat.…`.
 */
export type EventProblems = Record<string, EventProblem>

const clock = /^([01]\d|2[0-3]):[0-5]\d$/

/** Returns the problems of an event, field by field; empty if it can be saved. */
export function validateEvent({ name, category, tag, dates, times, details, repeat }: EventInput): EventProblems {
  const problems: EventProblems = {}
  if (!name.trim()) problems['name'] = 'required'
  else if (name.length > maxEventNameLength) problems['name'] = 'tooLong'
  if (!eventCategories.some((one) => one === category)) problems['category'] = 'required'
  if (!eventTags.some((one) => one === tag)) problems['tag'] = 'required'
  if (details.length > limits.noteLength) problems['details'] = 'tooLong'
  for (const edge of ['start', 'end'] as const) {
    if (!isIsoDate(dates[edge])) problems[`dates.${edge}`] = dates[edge] ? 'date' : 'required'
    if (times && !clock.test(times[edge])) problems[`times.${edge}`] = times[edge] ? 'time' : 'required'
  }
  if (isIsoDate(dates.start) && isIsoDate(dates.end) && dates.end < dates.start)
    problems['dates.end'] = 'endsBeforeStart'
  const sameDay = dates.start === dates.end
  if (times && sameDay && !problems['times.start'] && !problems['times.end'] && times.end <= times.start)
    problems['times.end'] = 'endsBeforeStart'
  return repeat ? { ...problems, ...validateRepeat(repeat, dates.start) } : problems
}

/** The limits of a file from another calendar: bytes, and events, where each changed occurrence counts (our rule). */
export const calendarFile = { bytes: 2 * 1024 ** 2, events: 1000 } as const

/** The state of an imported event: new, changed, already there, or refused. */
export const importStates = ['new', 'changed', 'there', 'refused'] as const
export type ImportState = (typeof importStates)[number]
