import {
  addDays,
  shiftRepeat,
  daysBetween,
  maxEventNameLength,
  isIsoDate,
  limits,
  collapseToLine,
  type LocalMinute,
  type EventDates,
  type EventRepeat,
  type EventTag,
  type EventTimes,
  repeatsByMonth,
} from '@press/domain'
import { readRule, type RuleProblem } from '@press/domain/calendar/rules'
import { isOccurrence } from '@press/domain/calendar/series'
import ICAL from 'ical.js'
import { hasConstantOffset, addMinutes, convertUtcTime, type ZoneConverter, type ZoneLookup } from './zones.ts'

/** The reasons why an event of a file is refused. */
export type ReadProblem =
  | RuleProblem
  | 'unreadable'
  | 'cancelled'
  | 'noName'
  | 'endsBeforeStart'
  | 'year'
  | 'zone'
  | 'shifts'
  | 'extraDays'
  | 'range'

/** An event of a file, in the press's time zone. */
export interface FileEvent {
  /** The id in the file; empty when there is none. */
  uid: string
  /** The revision of the event. */
  sequence: number
  name: string
  details: string
  tag: EventTag
  dates: EventDates
  times: EventTimes | null
  repeat: EventRepeat | null
  /** Days of the rule without an occurrence. */
  skipped: string[]
  /** For a changed occurrence, the day of the rule that it replaces; null for any other event. */
  occurrence: string | null
  cancelled: boolean
}

/** The data of an event that is refused. */
export interface RefusedEvent {
  uid: string
  name: string
  problem: ReadProblem
}

class ReadProblemError extends Error {
  readonly problem: ReadProblem
  constructor(problem: ReadProblem) {
    super(problem)
    this.problem = problem
  }
}

/** The duration in minutes of an event without an end (our rule). */
const defaultDurationMinutes = 15
/** The years that a calendar accepts; other years are errors. */
const acceptedYears = { from: 1970, to: 2100 }
const separator = '\n\n'

/** Reads one event of a file, or returns why it is refused. */
export function readEvent(block: string, lookupZone: ZoneLookup): FileEvent | RefusedEvent {
  const identity = { uid: '', name: '' }
  try {
    const event = new ICAL.Component(ICAL.parse(block) as unknown[])
    identity.uid = readText(event, 'uid').trim()
    identity.name = collapseToLine(readText(event, 'summary')).slice(0, maxEventNameLength)
    return { ...identity, ...readFields(event, lookupZone, identity.name) }
  } catch (error) {
    return { ...identity, problem: error instanceof ReadProblemError ? error.problem : 'unreadable' }
  }
}

function readFields(event: ICAL.Component, lookupZone: ZoneLookup, name: string): Omit<FileEvent, 'uid' | 'name'> {
  const status = readText(event, 'status').toUpperCase()
  const recurrenceId = event.getFirstProperty('recurrence-id')
  const isCancelled = status === 'CANCELLED'
  if (isCancelled && !recurrenceId) throw new ReadProblemError('cancelled')
  if (recurrenceId?.getFirstParameter('range')) throw new ReadProblemError('range')
  if (!name && !isCancelled) throw new ReadProblemError('noName')
  const start = readMoment(event.getFirstProperty('dtstart'), lookupZone)
  const { dates, times } = readSpan(event, start, lookupZone)
  const rule = recurrenceId ? null : readEventRule(event, start)
  return {
    sequence: Number(event.getFirstPropertyValue('sequence')) || 0,
    details: readDetails(event),
    tag: toTag(Number(event.getFirstPropertyValue('priority'))),
    dates,
    times,
    repeat: rule,
    skipped: rule ? readSkippedDays(event, { start: dates.start, repeat: rule }, lookupZone) : [],
    occurrence: recurrenceId && readMoment(recurrenceId, lookupZone).press.day,
    cancelled: isCancelled,
  }
}

interface Moment {
  /** The local time in the file's zone. */
  local: LocalMinute
  /** The same moment in the press's time zone. */
  press: LocalMinute
  /** Whether the file gives a date without a time. */
  whole: boolean
  zone: ZoneConverter
}

const padToTwo = (part: number): string => String(part).padStart(2, '0')

function readMoment(property: ICAL.Property | null, lookupZone: ZoneLookup, value = property?.getFirstValue()): Moment {
  if (!property || !(value instanceof ICAL.Time)) throw new ReadProblemError('unreadable')
  const local = {
    day: `${String(value.year).padStart(4, '0')}-${padToTwo(value.month)}-${padToTwo(value.day)}`,
    time: `${padToTwo(value.hour)}:${padToTwo(value.minute)}`,
  }
  // For a day that a month does not have, the library returns a day of the next month.
  const rawValues = (property.toJSON() as unknown[]).slice(3).map(String)
  if (!rawValues.some((one) => one.startsWith(local.day))) throw new ReadProblemError('unreadable')
  if (value.year < acceptedYears.from || value.year > acceptedYears.to) throw new ReadProblemError('year')
  if (value.isDate) return { local, press: local, whole: true, zone: undefined }
  const zone =
    value.zone === ICAL.Timezone.utcTimezone ? convertUtcTime : lookupZone(property.getFirstParameter('tzid') || null)
  if (zone === 'unknown') throw new ReadProblemError('zone')
  return { local, press: zone ? zone(local) : local, whole: false, zone }
}

/** Returns the dates and times of an event in the press's time zone. */
function readSpan(
  event: ICAL.Component,
  start: Moment,
  lookupZone: ZoneLookup,
): { dates: EventDates; times: EventTimes | null } {
  const endProperty = event.getFirstProperty('dtend')
  const duration = event.getFirstPropertyValue('duration')
  const minutes = duration instanceof ICAL.Duration ? Math.trunc(duration.toSeconds() / 60) : null
  const { day, time } = start.press
  if (start.whole) {
    const days = endProperty
      ? daysBetween(day, readMoment(endProperty, lookupZone).press.day)
      : Math.ceil((minutes ?? 1440) / 1440)
    if (days < 0) throw new ReadProblemError('endsBeforeStart')
    // In iCalendar, the end date is exclusive; some programs repeat the start date.
    return { dates: { start: day, end: assertYear(addDays(day, Math.max(1, days) - 1)) }, times: null }
  }
  const end = endProperty ? readMoment(endProperty, lookupZone).press : addMinutes(start.press, minutes ?? 0)
  const comparison = `${end.day} ${end.time}`.localeCompare(`${day} ${time}`)
  if (comparison < 0) throw new ReadProblemError('endsBeforeStart')
  const displayedEnd = comparison === 0 ? addMinutes(start.press, defaultDurationMinutes) : end
  // Some programs write all-day events as midnight to midnight.
  if (comparison > 0 && time === '00:00' && end.time === time)
    return { dates: { start: day, end: assertYear(addDays(end.day, -1)) }, times: null }
  return { dates: { start: day, end: assertYear(displayedEnd.day) }, times: { start: time, end: displayedEnd.time } }
}

function assertYear(day: string): string {
  if (!isIsoDate(day) || Number(day.slice(0, 4)) > acceptedYears.to) throw new ReadProblemError('year')
  return day
}

/** Returns the rule of an event in the press's time zone. */
function readEventRule(event: ICAL.Component, { local, press, zone }: Moment): EventRepeat | null {
  if (event.getFirstProperty('rdate') || event.getFirstProperty('exrule')) throw new ReadProblemError('extraDays')
  const rules = event.getAllProperties('rrule')
  const [rule] = rules.map((one) => one.getFirstValue())
  if (rules.length === 0) return null
  if (rules.length > 1 || !(rule instanceof ICAL.Recur)) throw new ReadProblemError('extraDays')
  const lastRuleDay = rule.until && getLastOccurrenceDay(rule.until, local, press)
  const repeat = readRule(rule, local.day, lastRuleDay)
  if (typeof repeat === 'string') throw new ReadProblemError(repeat)
  if (!hasConstantOffset(zone, local, lastRuleDay)) throw new ReadProblemError('shifts')
  const dayShift = daysBetween(local.day, press.day)
  if (dayShift === 0) return repeat
  const shiftedRepeat = shiftRepeat(repeat, dayShift)
  // Monthly rules, and fortnightly ones with several days, cannot be moved by a fixed number of days.
  if (repeatsByMonth(repeat) || (repeat.kind === 'fortnightly' && repeat.days.length > 1))
    throw new ReadProblemError('shifts')
  return shiftedRepeat
}

/**
 * Returns the last day, in the event's zone, on which an occurrence may begin. A file gives this limit as a day, as a local time,
 * or in UTC.
 */
function getLastOccurrenceDay(ruleEnd: ICAL.Time, local: LocalMinute, press: LocalMinute): string | null {
  if (ruleEnd.year > acceptedYears.to) return null
  const day = `${String(ruleEnd.year).padStart(4, '0')}-${padToTwo(ruleEnd.month)}-${padToTwo(ruleEnd.day)}`
  if (!isIsoDate(day)) throw new ReadProblemError('unreadable')
  if (ruleEnd.isDate) return day
  const untilMoment = { day, time: `${padToTwo(ruleEnd.hour)}:${padToTwo(ruleEnd.minute)}` }
  const isInUtc = ruleEnd.zone === ICAL.Timezone.utcTimezone
  const end = isInUtc && convertUtcTime ? convertUtcTime(untilMoment) : untilMoment
  const startMoment = isInUtc ? press : local
  const lastDay = end.time < startMoment.time ? addDays(end.day, -1) : end.day
  return isInUtc ? addDays(lastDay, -daysBetween(local.day, press.day)) : lastDay
}

/** Returns the days of the rule on which the file has no occurrence. */
function readSkippedDays(
  event: ICAL.Component,
  series: { start: string; repeat: EventRepeat },
  lookupZone: ZoneLookup,
): string[] {
  const days = event
    .getAllProperties('exdate')
    .flatMap((property) => property.getValues().map((value) => readMoment(property, lookupZone, value).press.day))
  return [...new Set(days)].filter((day) => isOccurrence(series, day)).toSorted()
}

/** Converts a priority from 1, the highest, to 9; 0 means none (RFC 5545, 3.8.1.9). */
function toTag(priority: number): EventTag {
  if (priority === 1) return 'urgent'
  if (priority >= 2 && priority <= 4) return 'important'
  return priority >= 6 && priority <= 9 ? 'info' : 'current'
}

/** Returns a text of the file without control characters, because PostgreSQL refuses a text with a null character. */
const readText = (event: ICAL.Component, name: string): string => {
  const value = event.getFirstPropertyValue(name)
  return typeof value === 'string' ? value.replace(/[^\P{Cc}\n\t]/gu, '') : ''
}

/** Returns the location and the description as one text. */
function readDetails(event: ICAL.Component): string {
  const text = ['location', 'description']
    .map((name) => readText(event, name).trim())
    .filter(Boolean)
    .join(separator)
  return text.length > limits.noteLength ? `${text.slice(0, limits.noteLength - 1)}…` : text
}
