const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** Returns whether a text is an existing date in the form `yyyy-mm-dd`. 2026-02-31, for example, does not exist. */
export function isCalendarDay(text: string): boolean {
  const time = dayPattern.test(text) ? Date.parse(text) : Number.NaN
  // Compares the parsed date with the text, because `Date.parse` turns a nonexistent day into a day of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
