import { addDays, isWorkingDay } from '../shared/dates/dates.ts'

/** Hours in which no notifications are sent. Times are `HH:mm` in the press's time zone. The range may cross midnight. */
export interface QuietHours {
  on: boolean
  from: string
  to: string
  /** Whether Saturdays, Sundays and holidays are quiet all day. */
  days_off: boolean
}

export const defaultQuietHours: QuietHours = { on: false, from: '20:00', to: '08:00', days_off: true }

/** The time when the daily letter is sent, on working days. */
export const dailyDigestTime = '08:30'

/** The maximum number of rows in each part of the daily letter. */
export const dailyDigestMaxRows = 5

/** A minute in the press's time zone: `yyyy-mm-dd` and `HH:mm`. */
export interface LocalMinute {
  day: string
  time: string
}

const isTimeInRange = ({ from, to }: QuietHours, time: string): boolean =>
  from < to ? from <= time && time < to : from !== to && (time >= from || time < to)

export const isInQuietHours = (quietHours: QuietHours, { day, time }: LocalMinute): boolean =>
  quietHours.on && ((quietHours.days_off && !isWorkingDay(day)) || isTimeInRange(quietHours, time))

/** Returns the earliest minute at or after `minute` when a notification may be delivered. Within quiet hours, it is their end. */
export function getNextDeliveryMinute(quietHours: QuietHours, minute: LocalMinute): LocalMinute {
  let { day, time } = minute
  while (isInQuietHours(quietHours, { day, time })) {
    const isQuietUntilMidnight = (quietHours.days_off && !isWorkingDay(day)) || time >= quietHours.to
    if (isQuietUntilMidnight) day = addDays(day, 1)
    time = isQuietUntilMidnight ? '00:00' : quietHours.to
  }
  return { day, time }
}
