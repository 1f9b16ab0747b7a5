const day = /^\d{4}-\d{2}-\d{2}$/

/** Returns whether a text is an existing date, `yyyy-mm-dd`: 2026-02-31 is not. */
export function isCalendarDay(text: string): boolean {
  const time = day.test(text) ? Date.parse(text) : Number.NaN
  // `Date.parse` reads a nonexistent day as one of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
