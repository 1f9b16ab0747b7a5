import {
  maxCalendarRangeDays,
  daysBetween,
  deadlineKinds,
  eventCategories,
  maxEventNameLength,
  reminderOffsetsMinutes,
  eventTags,
  maxFreeTimePeople,
  maxBusyRangeDays,
  importStates,
  limits,
  repeatKinds,
  repeatScopes,
  settingLimits,
  type CalendarEvent,
  type DaysEffect,
  type Deadline,
  type EventRepeat,
  type ImportedEvent,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, idParams, singleLineText, expectedVersion, isoDateTime, version } from './common-schemas.ts'
import { activeUser } from './profile.ts'
import { schemaFor } from './schema-for.ts'

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const repeat = schemaFor<EventRepeat>()(
  z.object({
    kind: z.enum(repeatKinds),
    days: z.array(z.int().min(1).max(7)).max(7).default([]),
    until: isoDate.nullable().default(null),
    count: z.int().nullable().default(null),
  }),
)
const eventFields = z.object({
  name: singleLineText(maxEventNameLength),
  category: z.enum(eventCategories),
  tag: z.enum(eventTags),
  /** First and last day, both inclusive. */
  dates: z.object({ start: isoDate, end: isoDate }),
  /**
   * Times in the press's time zone: the start on the first day, and the end on the last day. Null if the event takes whole days.
   */
  times: z.object({ start: clockTime, end: clockTime }).nullable(),
  details: z.string().max(limits.noteLength).default(''),
  /** How many minutes before the start all participants get a reminder; null for no reminder. */
  remind: z.literal(reminderOffsetsMinutes).nullable().default(null),
  /** How the event repeats; null for a single event. */
  repeat: repeat.nullable().default(null),
})

export const calendarEvent = schemaFor<CalendarEvent>()(
  eventFields.extend({
    id,
    version,
    occurrence: isoDate.nullable(),
    first: isoDate.nullable(),
    skipped: z.array(isoDate),
    users: z.array(activeUser),
    created_by: activeUser,
  }),
)

export const deadline = schemaFor<Deadline>()(
  z.object({
    kind: z.enum(deadlineKinds),
    id,
    date: isoDate,
    name: z.string(),
  }),
)

const eventBody = eventFields.extend({
  /** The invited colleagues, who are also notified. */
  users: z.array(id).max(100).default([]),
})
/** The occurrences of a series to which a change applies. Without a date, it applies to all of them. */
const occurrenceScope = { occurrence: isoDate.nullable().default(null), scope: z.enum(repeatScopes).default('series') }
const eventResponse = z.object({ event: calendarEvent })

/** An occurrence of a series that was moved to another time. */
const movedMeeting = z.object({
  /** The date of the occurrence according to the rule of the series. */
  occurrence: isoDate,
  dates: z.object({ start: isoDate, end: isoDate }),
  times: z.object({ start: clockTime, end: clockTime }),
})
/**
 * Changes to single occurrences when a series is saved. `moves` are moved occurrences. `skips` are the dates of left-out
 * occurrences, according to the rule of the series.
 */
const occurrenceChanges = {
  moves: z.array(movedMeeting).max(20).default([]),
  skips: z.array(isoDate).max(20).default([]),
}
/** Dates whose skipped occurrences are restored. */
const restoredDates = z.array(isoDate).max(100).default([])

/** A part of a day, in minutes, in which a person is busy. Overlapping events are merged into one. */
const busySpan = z.object({ date: isoDate, from: z.int(), to: z.int() })

const importedEvent = schemaFor<ImportedEvent>()(
  z.object({
    row: z.int().positive(),
    name: z.string(),
    state: z.enum(importStates),
    when: eventFields.pick({ dates: true, times: true, repeat: true }).nullable(),
    parts: z.int(),
    problem: z.string().nullable(),
  }),
)
/** When the feed address for other calendars was created; null if the person has no feed. */
const calendarFeed = z.object({ created_at: isoDateTime }).nullable()

const daysEffect = schemaFor<DaysEffect>()(
  z.object({
    deadlines: z.object({ count: z.int(), first: z.array(deadline) }),
    meetings: z.object({ count: z.int(), days: z.array(isoDate) }),
  }),
)

const dayList = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(isoDate).min(1).max(settingLimits.days))

export const calendarCalls = defineCalls({
  'GET /api/events': {
    summary: 'The caller’s events and the deadlines they may read, within a range of days',
    access: requirePermission('personal', 'read'),
    shows: ['application', 'techcard', 'project', 'offer', 'memorandum', 'event'],
    query: z
      .object({ from: isoDate, to: isoDate })
      .refine(({ from, to }) => from <= to && daysBetween(from, to) <= maxCalendarRangeDays, { path: ['to'] }),
    response: z.object({ events: z.array(calendarEvent), deadlines: z.array(deadline) }),
  },
  'GET /api/events/people': {
    summary: 'Colleagues who may be invited; none for authors and partners',
    access: requirePermission('personal', 'read'),
    lasting: 'choices of a form, fetched when the screen opens',
    response: z.object({ people: z.array(activeUser) }),
  },
  'GET /api/events/free-time': {
    summary: 'When the caller and colleagues are busy within a range of days: only the hours, never the reasons',
    access: requirePermission('personal', 'read'),
    lasting: 'fetched as the event form changes',
    query: z
      .object({
        /** User ids of colleagues, separated by commas. */
        users: z
          .string()
          .regex(/^(\d{1,9}(,\d{1,9})*)?$/)
          .default('')
          .transform((value) => [...new Set(value.split(',').filter(Boolean).map(Number))])
          .refine(({ length }) => length <= maxFreeTimePeople),
        from: isoDate,
        to: isoDate,
        /** The person's own event to ignore, because it is being moved. */
        except: z.coerce.number().int().positive().optional(),
      })
      .refine(({ from, to }) => from <= to && daysBetween(from, to) <= maxBusyRangeDays, { path: ['to'] }),
    /** The busy times of the person, followed by those of the colleagues in the requested order. */
    response: z.object({ people: z.array(z.object({ id, busy: z.array(busySpan) })) }),
  },
  'POST /api/events': {
    summary: 'Create an event; its guests are notified',
    access: requirePermission('personal', 'write'),
    changes: ['event'],
    body: eventBody.extend(occurrenceChanges),
    response: eventResponse,
  },
  'POST /api/events/import': {
    summary:
      'Import the events of an iCalendar file (multipart: `file`). Only checks it unless `write` is 1; unchanged events are skipped. `text/event-stream` reports progress',
    access: requirePermission('personal', 'write'),
    changes: ['event'],
    query: z.object({ write: z.literal('1').optional(), category: z.enum(eventCategories).default('personal') }),
    upload: true,
    response: z.object({
      events: z.array(importedEvent),
      /** The number of events that were created or changed. */
      written: z.int(),
    }),
  },
  'PUT /api/events/{id}': {
    summary: 'Change an own event; of a recurring event, one occurrence, the following ones or all',
    access: requirePermission('personal', 'write'),
    changes: ['event'],
    params: idParams,
    body: eventBody.extend({
      version: expectedVersion,
      ...occurrenceScope,
      ...occurrenceChanges,
      restores: restoredDates,
    }),
    response: eventResponse,
  },
  'DELETE /api/events/{id}': {
    summary: 'Delete an own event for all guests; of a recurring event, one occurrence, the following ones or all',
    access: requirePermission('personal', 'write'),
    changes: ['event'],
    params: idParams,
    query: z.object(occurrenceScope),
    response: z.object({ ok: z.literal(true) }),
  },
  'GET /api/calendar/feed': {
    summary: 'Whether the caller’s calendar has a secret feed address for other calendars',
    access: requirePermission('personal', 'read'),
    lasting: 'changed only on the screen that shows it',
    response: z.object({ feed: calendarFeed }),
  },
  'POST /api/calendar/feed': {
    summary: 'Create a secret feed address. It is returned only once and replaces the previous one',
    access: requirePermission('personal', 'write'),
    changes: [],
    response: z.object({ feed: calendarFeed, secret: z.string() }),
  },
  'DELETE /api/calendar/feed': {
    summary: 'Revoke the secret feed address',
    access: requirePermission('personal', 'write'),
    changes: [],
    response: z.object({ feed: calendarFeed }),
  },
  'GET /api/calendar/{secret}.ics': {
    summary:
      'A person’s events and deadlines from one year back to two years ahead, as iCalendar, by the secret address',
    access: 'public',
    lasting: 'read by other programs',
    perMinute: 60,
    params: z.object({ secret: z.string().min(1).max(64) }),
  },
  'GET /api/settings/days/effect': {
    summary:
      'What would fall on a day off if these working days (`2027-07-05,2027-07-06`) became days off. Meetings are only counted, because they belong to other people',
    access: requirePermission('settings', 'write'),
    shows: ['application', 'techcard', 'project', 'offer', 'setting'],
    perMinute: 120,
    query: z.object({ off: dayList }),
    response: z.object({ effect: daysEffect }),
  },
})
