import { daysBetween } from '@press/domain'
import type { CSSProperties } from 'react'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { getMinutes } from '../../../primitives/TimeField/time-text.ts'
import { isMultiDay, lastDay } from './spans.ts'
import { keyOf, type CalendarEvent, type EventSpan } from './types.ts'

/** Pixels that a lane of bars takes: a bar is as high as a finger needs (WCAG 2.5.8), and one stays between two. */
export const laneHeight = 25

/** A stretch of days within one week, in a lane of its own. */
export interface Bar {
  event: CalendarEvent
  /** Index of its first day in the week. */
  from: number
  /** How many days of the week it takes. */
  length: number
  lane: number
  /** Whether it began in an earlier week, or goes on in a later one. */
  before: boolean
  after: boolean
}

const startOf = ({ dates, times }: CalendarEvent) => `${dates.start} ${times?.start ?? ''}`

/** The longest of a morning first: bars then stack without holes. */
const byStart = (one: CalendarEvent, other: CalendarEvent) =>
  Number(isMultiDay(other)) - Number(isMultiDay(one)) ||
  startOf(one).localeCompare(startOf(other)) ||
  lastDay(other).localeCompare(lastDay(one)) ||
  one.id - other.id

/** The first lane in which nothing ends after this begins. */
const freeLane = (ends: readonly number[], start: number) => {
  const lane = ends.findIndex((end) => end <= start)
  return lane < 0 ? ends.length : lane
}

export const isOn = (span: EventSpan, date: IsoDate): boolean => span.dates.start <= date && lastDay(span) >= date

/** The events of one day in the order they are read. */
export const eventsOn = (events: readonly CalendarEvent[], date: IsoDate): CalendarEvent[] =>
  events.filter((event) => isOn(event, date)).toSorted(byStart)

/** What a week shows as bars, each in the highest lane that is free; `lead` is the event that gets the first one. */
export function weekBars(events: readonly CalendarEvent[], week: readonly IsoDate[], lead?: string): Bar[] {
  const [first = '', last = ''] = [week[0], week.at(-1)]
  const rank = (event: CalendarEvent) => (keyOf(event) === lead ? 0 : 1)
  const taken: boolean[][] = []
  return events
    .filter((event) => event.dates.start <= last && lastDay(event) >= first)
    .toSorted((one, other) => rank(one) - rank(other) || byStart(one, other))
    .map((event) => {
      const before = event.dates.start < first
      const after = lastDay(event) > last
      const from = before ? 0 : daysBetween(first, event.dates.start)
      const to = after ? week.length - 1 : daysBetween(first, lastDay(event))
      const days = Array.from({ length: to - from + 1 }, (_day, index) => from + index)
      const free = taken.findIndex((lane) => days.every((index) => !lane[index]))
      const lane = free < 0 ? taken.length : free
      const row = (taken[lane] ??= [])
      for (const index of days) row[index] = true
      return { event, from, length: days.length, lane, before, after }
    })
}

/**
 * The bars that fit into so many lanes, and how many of each day do not. A day that hides some gives its last lane to
 * saying so.
 */
export function fitBars(bars: readonly Bar[], lanes: number, days: number): { shown: Bar[]; hidden: number[] } {
  const covers = (bar: Bar, day: number) => bar.from <= day && day < bar.from + bar.length
  const full = Array.from({ length: days }, (_day, day) => bars.some((bar) => bar.lane >= lanes && covers(bar, day)))
  const fits = (bar: Bar) =>
    bar.lane < lanes - 1 || (bar.lane === lanes - 1 && !full.some((over, day) => over && covers(bar, day)))
  const shown = bars.filter(fits)
  const hidden = full.map((_over, day) => bars.filter((bar) => covers(bar, day) && !fits(bar)).length)
  return { shown, hidden }
}

/** Where a bar lies, in the cell of its first day; each day leaves 3 px free at either side. */
export const barPlace = (top: number, { lane, length }: Pick<Bar, 'lane' | 'length'>): CSSProperties => ({
  position: 'absolute',
  insetBlockStart: top + lane * laneHeight,
  insetInlineStart: 3,
  inlineSize: `calc(${length * 100}% - 6px)`,
  zIndex: 1,
})

/** A stretch of hours within one day, beside what overlaps it. */
export interface Block {
  event: CalendarEvent
  /** Minutes since midnight. */
  start: number
  end: number
  lane: number
  /** How many lanes it takes: its own, and those beside it that are free meanwhile. */
  span: number
  /** Into how many lanes the width of the day is divided here. */
  lanes: number
}

/** Minutes that the shortest block takes on screen: room for one line. */
const shortest = 30

/** Where a block lies, in the cell of the hour it begins in. */
export const blockPlace = ({ start, end, lane, span, lanes }: Omit<Block, 'event'>): CSSProperties => ({
  position: 'absolute',
  insetBlockStart: `${((start % 60) / 60) * 100}%`,
  blockSize: `calc(${(Math.max(end - start, shortest) / 60) * 100}% - 1px)`,
  insetInlineStart: `calc(${(lane / lanes) * 100}% + 1px)`,
  inlineSize: `calc(${(span / lanes) * 100}% - 3px)`,
  zIndex: 1,
})

/** The minutes of one of its days that an event takes. */
export const hoursOn = ({ dates, times }: EventSpan, date: IsoDate): { start: number; end: number } => ({
  start: times && dates.start === date ? getMinutes(times.start) : 0,
  end: times && dates.end === date ? getMinutes(times.end) : 24 * 60,
})

/** The minute at which a block ends on screen. */
const ended = ({ start, end }: Block) => Math.max(end, start + shortest)

/** What a day shows between its hours. Events that overlap share the width, as far as they do; those that only follow do not. */
export function dayBlocks(events: readonly CalendarEvent[], date: IsoDate): Block[] {
  const blocks = events
    .filter((event) => !isMultiDay(event) && isOn(event, date))
    .toSorted(byStart)
    .map((event) => ({ event, ...hoursOn(event, date), lane: 0, span: 1, lanes: 1 }))
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
  let cluster: Block[] = []
  let ends: number[] = []
  const close = () => {
    for (const block of cluster) {
      const beside = cluster.filter(
        (one) => one.lane > block.lane && one.start < ended(block) && ended(one) > block.start,
      )
      block.lanes = ends.length
      block.span = Math.min(ends.length, ...beside.map(({ lane }) => lane)) - block.lane
    }
    cluster = []
    ends = []
  }
  for (const block of blocks) {
    if (ends.length > 0 && ends.every((end) => end <= block.start)) close()
    block.lane = freeLane(ends, block.start)
    ends[block.lane] = ended(block)
    cluster.push(block)
  }
  close()
  return blocks
}
