import type { TimeSpan } from '@press/domain'

/** A minute of a day at the clock: «9:00»; beyond midnight that of the next day. */
export const clockOf = (minute: number): string =>
  `${Math.floor(minute / 60) % 24}:${String(minute % 60).padStart(2, '0')}`

/** «9:00–13:00, 14:00–18:00»; what is said where there are none is the caller's. */
export const clockSpans = (spans: readonly TimeSpan[]): string =>
  spans.map(({ from, to }) => `${clockOf(from)}–${to === null ? '' : clockOf(to)}`).join(', ')

/** From the first coming to the last leaving, without what lies between. */
const outer = (spans: readonly TimeSpan[]): readonly TimeSpan[] => {
  const [first, last] = [spans[0], spans.at(-1)]
  return first && last ? [{ from: first.from, to: last.to }] : []
}

/** What a day was and becomes, as short as tells them apart: «9:00–18:00», or all of both where only the time between changes. */
export function clockChange(was: readonly TimeSpan[], becomes: readonly TimeSpan[]): [was: string, becomes: string] {
  const [before, after] = [clockSpans(outer(was)), clockSpans(outer(becomes))]
  return before === after ? [clockSpans(was), clockSpans(becomes)] : [before, after]
}
