export type DateStyle = 'day' | 'dayMonth' | 'date' | 'dateTime' | 'time' | 'seconds' | 'month' | 'monthYear'

/** Format options that show all parts of a date as numbers. */
export const numericDateOptions: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
}

export const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short' },
  dayMonth: { day: 'numeric', month: 'long' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  dateTime: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
  /** The time of an entry, with seconds. Its day is shown above the entry. */
  seconds: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
  month: { month: 'short' },
  monthYear: { month: 'long', year: 'numeric' },
}
