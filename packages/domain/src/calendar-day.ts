const day = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is a day that the calendar has, `yyyy-mm-dd`: 2026-02-31 is none. */
export function isCalendarDay(text: string): boolean {
  const time = day.test(text) ? Date.parse(text) : Number.NaN
  // A day that a month does not have is read as one of the next.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
