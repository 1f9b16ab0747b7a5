import { eventProblems, eventReminders, type EventCategory, type EventTag } from '@press/domain'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import type { Person } from '../../people/wire.ts'
import type { CalendarEvent, EventDraft, EventSpan } from './types.ts'

/** What the form holds: an event whose times wait while it takes whole days. */
export interface EventValues {
  name: string
  category: EventCategory
  tag: EventTag
  allDay: boolean
  dates: { start: IsoDate; end: IsoDate }
  times: { start: string; end: string }
  users: { value: string; label: string }[]
  details: string
  /** Minutes; empty for never. */
  remind: string
}

const morning = { start: '09:00', end: '10:00' }

/** A new event over the time that was marked for it. */
export const valuesAt = ({ dates, times }: EventSpan): EventValues => ({
  name: '',
  category: 'work',
  tag: 'current',
  allDay: times === null,
  dates,
  times: times ?? morning,
  users: [],
  details: '',
  remind: '',
})

export const valuesOf = ({ times, users, remind, ...event }: CalendarEvent): EventValues => ({
  ...event,
  allDay: times === null,
  times: times ?? morning,
  users: users.map(({ id, name }) => ({ value: String(id), label: name })),
  remind: remind === null ? '' : String(remind),
})

/** What is sent. */
export function draftOf(values: EventValues, people: readonly Person[]): EventDraft {
  const { name, category, tag, allDay, dates, times, users, details, remind } = values
  return {
    name: name.trim(),
    category,
    tag,
    dates,
    times: allDay ? null : times,
    users: people.filter(({ id }) => users.some(({ value }) => value === String(id))),
    details: details.trim(),
    remind: eventReminders.find((minutes) => String(minutes) === remind) ?? null,
  }
}

export const problemsOf = (values: EventValues) => eventProblems(draftOf(values, []))
