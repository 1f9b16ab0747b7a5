import {
  findBusyPeople,
  freeTimeMinuteSpan,
  maxBusyRangeDays,
  getMeetingDays,
  findNearestFreeTime,
  type BusyPerson,
  type BusySpan,
  type MinuteSpan,
} from '@press/domain'
import { addDays } from '../../../primitives/DateField/dates.ts'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { getMinutes } from '../../../primitives/TimeField/time-text.ts'
import { toRepeatRule, type EventValues } from './event-values.ts'
import type { BusyHoursQuery } from './types.ts'

const dayPattern = /^\d{4}-\d\d-\d\d$/
const clockPattern = /^\d\d:\d\d$/

/** Whether an event has hours to compare with other people's: it has participants and lies within one day. */
export const canCompareHours = ({ allDay, dates, times, users }: EventValues): boolean =>
  !allDay &&
  users.length > 0 &&
  dayPattern.test(dates.start) &&
  dates.start === dates.end &&
  clockPattern.test(times.start) &&
  clockPattern.test(times.end) &&
  times.start < times.end

/** The number of days after the last meeting within which the nearest free time may be. */
const maxDaysAfter = 14

export interface Meeting extends BusySpan {
  /** The day that the rule gives the meeting. */
  occurrence: IsoDate
}

/** Returns the time in the form, and each meeting with its time, which may have been moved. */
export function getMeetings({ dates, times, repeat, moves }: EventValues): {
  requestedSpan: MinuteSpan
  meetings: Meeting[]
} {
  const formSpan = { from: getMinutes(times.start), to: getMinutes(times.end) }
  const rule = toRepeatRule(repeat)
  const days = getMeetingDays(dates.start, rule).filter((meetingDay) => !rule || !repeat.except.includes(meetingDay))
  const meetings = days.map((occurrence) => {
    const movedMeeting = rule && moves.find((move) => move.occurrence === occurrence)
    return movedMeeting
      ? {
          occurrence,
          date: movedMeeting.dates.start,
          from: getMinutes(movedMeeting.times.start),
          to: getMinutes(movedMeeting.times.end),
        }
      : { occurrence, date: occurrence, ...formSpan }
  })
  return { requestedSpan: formSpan, meetings }
}

export function buildBusyHoursQuery(
  users: number[],
  meetings: readonly Meeting[],
  except: number | undefined,
): BusyHoursQuery {
  const from = meetings[0]?.occurrence ?? ''
  const lastDay = addDays(meetings.at(-1)?.occurrence ?? from, maxDaysAfter)
  const lastAllowedDay = addDays(from, maxBusyRangeDays)
  return {
    users,
    from,
    to: lastDay < lastAllowedDay ? lastDay : lastAllowedDay,
    ...(except !== undefined && { except }),
  }
}

export interface MeetingConflict {
  meeting: Meeting
  /** The people who are busy, and the minute until which each of them is busy. */
  busy: { id: number; to: number }[]
  /** The nearest time at which everyone is free. */
  nearest: BusySpan | null
}

export const findConflicts = (people: readonly BusyPerson[], meetings: readonly Meeting[]): MeetingConflict[] =>
  meetings.flatMap((meeting) => {
    const busyPeople = findBusyPeople(people, meeting.date, meeting)
    return busyPeople.length > 0 ? [{ meeting, busy: busyPeople, nearest: findNearestFreeTime(people, meeting) }] : []
  })

/** Returns the hours that lanes show: the press's hours, extended to include the meeting. */
export const getVisibleHours = ({ from, to }: MinuteSpan): MinuteSpan => ({
  from: Math.min(freeTimeMinuteSpan.from, Math.floor(from / 60) * 60),
  to: Math.max(freeTimeMinuteSpan.to, Math.ceil(to / 60) * 60),
})
