import { limits } from '../shared/constants.ts'
import { isIsoDate } from '../shared/dates/dates.ts'
import { roleByKey, type RoleKey } from '../shared/people/roles.ts'
import { validateRepeat, type EventRepeat, type RepeatProblem } from './repeats.ts'

/** The categories of an event (spec §9). */
export const eventCategories = ['meetings', 'personal', 'holidays', 'family', 'work', 'trips'] as const
export type EventCategory = (typeof eventCategories)[number]

/** The importance of an event. The highest importance is first (spec §9). */
export const eventTags = ['urgent', 'important', 'current', 'info'] as const
export type EventTag = (typeof eventTags)[number]

/** The first and the last day of an event, both `yyyy-mm-dd` and both inclusive. */
export interface EventDates {
  start: string
  end: string
}

/** The times of an event in the press's time zone, `HH:mm`: the start on the first day, and the end on the last day. */
export interface EventTimes {
  start: string
  end: string
}

/**
 * Returns whether people of a role can invite others and be invited. Only the staff of the press can (our rule); everyone else has
 * a private calendar.
 */
export const canInvite = (role: RoleKey): boolean => roleByKey(role).portal === 'staff'

export interface EventInput {
  name: string
  category: string | null
  tag: string | null
  dates: EventDates
  /** The times of the event; null if it takes whole days. */
  times: EventTimes | null
  details: string
  /** How the event repeats. @default null, a single event */
  repeat?: EventRepeat | null | undefined
}

/** The possible reminders, in minutes before an event: ten minutes to a day (our rule). */
export const reminderOffsetsMinutes = [10, 30, 60, 1440] as const
export type EventReminder = (typeof reminderOffsetsMinutes)[number]
/** The time that counts as the start of an all-day event for its reminder: the start of the working day (our rule). */
export const allDayReminderTime = '09:00'

/** The maximum length of an event's name (our rule). */
export const maxEventNameLength = 200

export type EventProblem = 'required' | 'tooLong' | 'date' | 'time' | 'endsBeforeStart' | RepeatProblem
/**
 * Problems by form field: `name`, `category`, `tag`, `dates.start`, `dates.end`, `times.start`, `times.end`, `details`, `repeat.…`.
 */
export type EventProblems = Record<string, EventProblem>

const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/

/** Returns the problems of an event, field by field. The event can be saved if there are none. */
export function validateEvent({ name, category, tag, dates, times, details, repeat }: EventInput): EventProblems {
  const problems: EventProblems = {}
  if (!name.trim()) problems['name'] = 'required'
  else if (name.length > maxEventNameLength) problems['name'] = 'tooLong'
  if (!eventCategories.some((one) => one === category)) problems['category'] = 'required'
  if (!eventTags.some((one) => one === tag)) problems['tag'] = 'required'
  if (details.length > limits.noteLength) problems['details'] = 'tooLong'
  for (const edge of ['start', 'end'] as const) {
    if (!isIsoDate(dates[edge])) problems[`dates.${edge}`] = dates[edge] ? 'date' : 'required'
    if (times && !clockPattern.test(times[edge])) problems[`times.${edge}`] = times[edge] ? 'time' : 'required'
  }
  if (isIsoDate(dates.start) && isIsoDate(dates.end) && dates.end < dates.start)
    problems['dates.end'] = 'endsBeforeStart'
  const isSameDay = dates.start === dates.end
  if (times && isSameDay && !problems['times.start'] && !problems['times.end'] && times.end <= times.start)
    problems['times.end'] = 'endsBeforeStart'
  return repeat ? { ...problems, ...validateRepeat(repeat, dates.start) } : problems
}

/**
 * The limits of a file from another calendar: its size in bytes, and its number of events. Each changed occurrence counts as an
 * event (our rule).
 */
export const calendarFileLimits = { bytes: 2 * 1024 ** 2, events: 1000 } as const

/** The state of an imported event: `new`, `changed`, `there` (it already exists unchanged), or `refused`. */
export const importStates = ['new', 'changed', 'there', 'refused'] as const
export type ImportState = (typeof importStates)[number]
