/**
 * Returns a generator of numbers from 0 up to 1 (mulberry32). The same seed gives the same numbers, so the demo press is always the
 * same.
 */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const dayMs = 86_400_000

/**
 * Returns functions that calculate moments and days relative to now, so that the demo press is always in the middle of its work.
 */
export function createCalendar(now: Date, toDay: (moment: Date) => string) {
  /** Returns the moment that was the given number of days ago. */
  const ago = (days: number): Date => new Date(now.getTime() - days * dayMs)
  return {
    ago,
    /** Returns the calendar day that is `days` days ahead. */
    ahead: (days: number): string => toDay(ago(-days)),
    /** Returns the calendar day that was `days` days ago. */
    dayAgo: (days: number): string => toDay(ago(days)),
  }
}
export type Calendar = ReturnType<typeof createCalendar>
