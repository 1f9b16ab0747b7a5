import {
  busyAt,
  freeTimeHours,
  freeTimeSpanDays,
  meetingDays,
  nearestFree,
  type BusyPerson,
  type BusySpan,
  type MinuteSpan,
} from '@press/domain'
import { addDays } from '../../../primitives/DateField/dates.ts'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { getMinutes } from '../../../primitives/TimeField/time-text.ts'
import { ruleOf, type EventValues } from './event-values.ts'
import type { FreeTimeQuestion } from './types.ts'

const day = /^\d{4}-\d\d-\d\d$/
const clock = /^\d\d:\d\d$/

/** Whether an event has hours to compare with other people's: it has participants and lies within one day. */
export const hasLanes = ({ allDay, dates, times, users }: EventValues): boolean =>
  !allDay &&
  users.length > 0 &&
  day.test(dates.start) &&
  dates.start === dates.end &&
  clock.test(times.start) &&
  clock.test(times.end) &&
  times.start < times.end

/** How many days after the last meeting the nearest time may lie. */
const daysAfter = 14

export interface Meeting extends BusySpan {
  /** The day that the rule gives it. */
  occurrence: IsoDate
}

/** Returns the time in the form, and each meeting with the time it was moved to. */
export function meetingsOf({ dates, times, repeat, moves }: EventValues): { asked: MinuteSpan; meetings: Meeting[] } {
  const asked = { from: getMinutes(times.start), to: getMinutes(times.end) }
  const rule = ruleOf(repeat)
  const days = meetingDays(dates.start, rule).filter((one) => !rule || !repeat.except.includes(one))
  const meetings = days.map((occurrence) => {
    const moved = rule && moves.find((one) => one.occurrence === occurrence)
    return moved
      ? { occurrence, date: moved.dates.start, from: getMinutes(moved.times.start), to: getMinutes(moved.times.end) }
      : { occurrence, date: occurrence, ...asked }
  })
  return { asked, meetings }
}

export function questionOf(
  users: number[],
  meetings: readonly Meeting[],
  except: number | undefined,
): FreeTimeQuestion {
  const from = meetings[0]?.occurrence ?? ''
  const last = addDays(meetings.at(-1)?.occurrence ?? from, daysAfter)
  const limit = addDays(from, freeTimeSpanDays)
  return { users, from, to: last < limit ? last : limit, ...(except !== undefined && { except }) }
}

export interface MeetingConflict {
  meeting: Meeting
  /** Who is busy, and until which minute. */
  busy: { id: number; to: number }[]
  /** The nearest time at which everyone is free. */
  nearest: BusySpan | null
}

export const conflictsOf = (people: readonly BusyPerson[], meetings: readonly Meeting[]): MeetingConflict[] =>
  meetings.flatMap((meeting) => {
    const busy = busyAt(people, meeting.date, meeting)
    return busy.length > 0 ? [{ meeting, busy, nearest: nearestFree(people, meeting) }] : []
  })

/** Returns the hours that lanes show: the press's, extended to include the meeting. */
export const getVisibleHours = ({ from, to }: MinuteSpan): MinuteSpan => ({
  from: Math.min(freeTimeHours.from, Math.floor(from / 60) * 60),
  to: Math.max(freeTimeHours.to, Math.ceil(to / 60) * 60),
})
