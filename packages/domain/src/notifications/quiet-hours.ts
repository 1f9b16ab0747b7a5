import { addDays, isWorkingDay } from '../dates.ts'

/** Hours in which nobody is written to; times are `HH:mm` of the press's clock, and may go over midnight. */
export interface QuietHours {
  on: boolean
  from: string
  to: string
  /** Saturdays, Sundays and holidays are quiet from morning to night. */
  days_off: boolean
}

export const defaultQuietHours: QuietHours = { on: false, from: '20:00', to: '08:00', days_off: true }

/** When the letter of the day comes, on working days. */
export const dailyDigestTime = '08:30'

/** Rows of each part of the letter of the day. */
export const dailyDigestMaxRows = 5

/** A minute on the press's clock: `yyyy-mm-dd` and `HH:mm`. */
export interface LocalMinute {
  day: string
  time: string
}

const within = ({ from, to }: QuietHours, time: string): boolean =>
  from < to ? from <= time && time < to : from !== to && (time >= from || time < to)

export const isInQuietHours = (quiet: QuietHours, { day, time }: LocalMinute): boolean =>
  quiet.on && ((quiet.days_off && !isWorkingDay(day)) || within(quiet, time))

/** When what would come at a minute may come: then, or at the end of the quiet that it falls into. */
export function getNextDeliveryMinute(quiet: QuietHours, at: LocalMinute): LocalMinute {
  let { day, time } = at
  while (isInQuietHours(quiet, { day, time })) {
    const untilMorning = (quiet.days_off && !isWorkingDay(day)) || time >= quiet.to
    if (untilMorning) day = addDays(day, 1)
    time = untilMorning ? '00:00' : quiet.to
  }
  return { day, time }
}
