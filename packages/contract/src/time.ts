import { correctionStatuses, presences, maxSpansPerDay, type PresentPerson, type TimeCorrection } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, idParams, isoDateTime, version } from './common-schemas.ts'
import { activeUser } from './profile.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

/** A time as minutes since midnight, in the press's time zone. */
const minuteOfDay = z.number().int().min(0)
/**
 * A working period. `to` is null while the period lasts, or if the person never clocked out. In a night shift, `to` is above 1 440.
 */
const timeSpan = z.object({ from: minuteOfDay.max(1439), to: minuteOfDay.max(2879).nullable() })
const closedSpan = timeSpan.extend({ to: minuteOfDay.max(2879) })
/** A month, such as `2026-11`. */
const month = z.string().regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/)
const monthQuery = z.object({ month: month.optional() })
const awayCategory = z.enum(['holidays', 'trips'])

export const timeCorrection = schemaFor<TimeCorrection>()(
  z.object({
    id,
    version,
    day: isoDate,
    was: z.array(timeSpan),
    spans: z.array(closedSpan),
    reason: z.string(),
    status: z.enum(correctionStatuses),
    note: z.string(),
    created_at: isoDateTime,
    decided_at: isoDateTime.nullable(),
    decided_by: z.string().nullable(),
  }),
)

const presentPerson = schemaFor<PresentPerson>()(
  z.object({
    user: activeUser,
    presence: z.enum(presences),
    spans: z.array(timeSpan),
    away: z.object({ category: awayCategory, until: isoDate }).nullable(),
    worked: nonNegativeCount,
    norm: nonNegativeCount,
    waiting: nonNegativeCount,
  }),
)

export const timeCalls = defineCalls({
  'POST /api/time/clock': {
    summary: 'Record that the caller starts or stops work; a repeated call changes nothing',
    access: requirePermission('time', 'clock'),
    changes: ['time'],
    body: z.object({ step: z.enum(['in', 'out']) }),
    response: z.object({ day: isoDate, spans: z.array(timeSpan) }),
  },
  'GET /api/time/today': {
    summary: 'Who is at work now, and the hours of the month: for everyone, or only the caller',
    access: requirePermission('time', 'read'),
    shows: ['setting', 'time'],
    response: z.object({ day: isoDate, now: minuteOfDay, people: z.array(presentPerson) }),
  },
  'GET /api/time/export': {
    summary: 'The timesheet of a month as a workbook: one row per person, one column per day',
    access: requirePermission('time', 'approve'),
    lasting: 'a downloaded file',
    query: monthQuery,
  },
  'GET /api/time/users/{id}': {
    summary: 'A person’s hours of a month, and their corrections',
    access: requirePermission('time', 'read'),
    shows: ['setting', 'time'],
    params: idParams,
    query: monthQuery,
    response: z.object({
      user: activeUser,
      month,
      today: isoDate,
      now: minuteOfDay,
      /** The person's all-day leave and trips in this month, from the calendar. */
      away: z.array(z.object({ category: awayCategory, start: isoDate, end: isoDate })),
      /** The days with recorded hours. */
      days: z.array(z.object({ day: isoDate, spans: z.array(timeSpan) })),
      /** The corrections of this month’s days. The latest day is first. */
      corrections: z.array(timeCorrection),
    }),
  },
  'POST /api/time/corrections': {
    summary: 'Request a correction of the caller’s hours of a day',
    access: requirePermission('time', 'clock'),
    changes: ['time'],
    body: z.object({ day: isoDate, spans: z.array(closedSpan).max(maxSpansPerDay + 1), reason: z.string().max(2000) }),
    response: z.object({ correction: timeCorrection }),
  },
  'DELETE /api/time/corrections/{id}': {
    summary: 'Withdraw an undecided correction',
    access: requirePermission('time', 'clock'),
    changes: ['time'],
    params: idParams,
    response: z.object({ success: z.literal(true) }),
  },
  'POST /api/time/corrections/{id}/decide': {
    summary:
      'Approve a correction, which then replaces the hours of the day, or refuse it with a reason; never one’s own',
    access: requirePermission('time', 'approve'),
    changes: ['time'],
    params: idParams,
    body: z.object({
      version: version.optional(),
      status: z.enum(['approved', 'refused']),
      note: z.string().max(500).default(''),
    }),
    response: z.object({ correction: timeCorrection }),
  },
})
