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

/** The number of days after the last meeting within which the nearest free time may be. */
const daysAfter = 14

export interface Meeting extends BusySpan {
  /** The day that the rule gives the meeting. */
  occurrence: IsoDate
}

/** Returns the time in the form, and each meeting with its time, which may have been moved. */
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
  /** The people who are busy, and the minute until which each of them is busy. */
  busy: { id: number; to: number }[]
  /** The nearest time at which everyone is free. */
  nearest: BusySpan | null
}

export const conflictsOf = (people: readonly BusyPerson[], meetings: readonly Meeting[]): MeetingConflict[] =>
  meetings.flatMap((meeting) => {
    const busy = busyAt(people, meeting.date, meeting)
    return busy.length > 0 ? [{ meeting, busy, nearest: nearestFree(people, meeting) }] : []
  })

/** Returns the hours that lanes show: the press's hours, extended to include the meeting. */
export const getVisibleHours = ({ from, to }: MinuteSpan): MinuteSpan => ({
  from: Math.min(freeTimeHours.from, Math.floor(from / 60) * 60),
  to: Math.max(freeTimeHours.to, Math.ceil(to / 60) * 60),
})
