import { daysBetween } from '@press/domain'
import type { CSSProperties } from 'react'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { getMinutes } from '../../../primitives/TimeField/time-text.ts'
import { isMultiDay, getLastDay } from './spans.ts'
import { keyOf, type CalendarEvent, type EventSpan } from './types.ts'

/** Pixels per lane of bars. A bar is high enough for a finger (WCAG 2.5.8), with one pixel between two bars. */
export const laneHeight = 25

/** The days of an event within one week, in one lane. */
export interface Bar {
  event: CalendarEvent
  /** Index of the event's first day in the week. */
  from: number
  /** The number of days of the week that the event covers. */
  length: number
  lane: number
  /** Whether the event began in an earlier week, and whether it continues in a later week. */
  startsBefore: boolean
  endsAfter: boolean
}

const getStartKey = ({ dates, times }: CalendarEvent) => `${dates.start} ${times?.start ?? ''}`

/** Sorts longer events first when they start together, so that bars stack without gaps. */
const compareByStart = (a: CalendarEvent, b: CalendarEvent) =>
  Number(isMultiDay(b)) - Number(isMultiDay(a)) ||
  getStartKey(a).localeCompare(getStartKey(b)) ||
  getLastDay(b).localeCompare(getLastDay(a)) ||
  a.id - b.id

/** Returns the first lane that is free at the start. */
const findFreeLane = (laneEnds: readonly number[], start: number) => {
  const lane = laneEnds.findIndex((end) => end <= start)
  return lane < 0 ? laneEnds.length : lane
}

export const isOnDay = (span: EventSpan, date: IsoDate): boolean => span.dates.start <= date && getLastDay(span) >= date

/** Returns the events of a day in display order. */
export const listEventsOn = (events: readonly CalendarEvent[], date: IsoDate): CalendarEvent[] =>
  events.filter((event) => isOnDay(event, date)).toSorted(compareByStart)

/** Returns the bars of a week, each in the highest free lane. The event `lead` gets the first lane. */
export function getWeekBars(events: readonly CalendarEvent[], week: readonly IsoDate[], leadEventKey?: string): Bar[] {
  const [first = '', last = ''] = [week[0], week.at(-1)]
  const getRank = (event: CalendarEvent) => (keyOf(event) === leadEventKey ? 0 : 1)
  const occupiedLanes: boolean[][] = []
  return events
    .filter((event) => event.dates.start <= last && getLastDay(event) >= first)
    .toSorted((a, b) => getRank(a) - getRank(b) || compareByStart(a, b))
    .map((event) => {
      const startsBefore = event.dates.start < first
      const endsAfter = getLastDay(event) > last
      const from = startsBefore ? 0 : daysBetween(first, event.dates.start)
      const lastIndex = endsAfter ? week.length - 1 : daysBetween(first, getLastDay(event))
      const days = Array.from({ length: lastIndex - from + 1 }, (_day, index) => from + index)
      const freeIndex = occupiedLanes.findIndex((lane) => days.every((index) => !lane[index]))
      const lane = freeIndex < 0 ? occupiedLanes.length : freeIndex
      const occupiedDays = (occupiedLanes[lane] ??= [])
      for (const index of days) occupiedDays[index] = true
      return { event, from, length: days.length, lane, startsBefore: startsBefore, endsAfter: endsAfter }
    })
}

/**
 * Returns the bars that fit into the given number of lanes, and the number of hidden bars of each day. A day with hidden bars uses
 * its last lane to say so.
 */
export function fitBars(bars: readonly Bar[], lanes: number, days: number): { visible: Bar[]; hidden: number[] } {
  const coversDay = (bar: Bar, day: number) => bar.from <= day && day < bar.from + bar.length
  const hasOverflow = Array.from({ length: days }, (_day, day) =>
    bars.some((bar) => bar.lane >= lanes && coversDay(bar, day)),
  )
  const fitsIntoLanes = (bar: Bar) =>
    bar.lane < lanes - 1 ||
    (bar.lane === lanes - 1 && !hasOverflow.some((isOverflowing, day) => isOverflowing && coversDay(bar, day)))
  const visibleBars = bars.filter(fitsIntoLanes)
  const hiddenCounts = hasOverflow.map(
    (_isOverflowing, day) => bars.filter((bar) => coversDay(bar, day) && !fitsIntoLanes(bar)).length,
  )
  return { visible: visibleBars, hidden: hiddenCounts }
}

/** Returns the position of a bar in the cell of its first day, with 3 px free on both sides. */
export const getBarStyle = (top: number, { lane, length }: Pick<Bar, 'lane' | 'length'>): CSSProperties => ({
  position: 'absolute',
  insetBlockStart: top + lane * laneHeight,
  insetInlineStart: 3,
  inlineSize: `calc(${length * 100}% - 6px)`,
  zIndex: 1,
})

/** The hours of an event within one day, next to the events that overlap it. */
export interface Block {
  event: CalendarEvent
  /** The start and the end of the block, in minutes since midnight. */
  start: number
  end: number
  lane: number
  /** The number of lanes that the block covers: its own lane, and free lanes next to it. */
  span: number
  /** The number of lanes that share the width of the day here. */
  lanes: number
}

/** The minimum length of a block on screen, in minutes: enough for one line. */
const minBlockMinutes = 30

/** Returns the position of a block in the cell of the hour it begins in. */
export const getBlockStyle = ({ start, end, lane, span, lanes }: Omit<Block, 'event'>): CSSProperties => ({
  position: 'absolute',
  insetBlockStart: `${((start % 60) / 60) * 100}%`,
  blockSize: `calc(${(Math.max(end - start, minBlockMinutes) / 60) * 100}% - 1px)`,
  insetInlineStart: `calc(${(lane / lanes) * 100}% + 1px)`,
  inlineSize: `calc(${(span / lanes) * 100}% - 3px)`,
  zIndex: 1,
})

/** Returns the minutes of a day that an event covers. */
export const getHoursOn = ({ dates, times }: EventSpan, date: IsoDate): { start: number; end: number } => ({
  start: times && dates.start === date ? getMinutes(times.start) : 0,
  end: times && dates.end === date ? getMinutes(times.end) : 24 * 60,
})

/** Returns the minute at which a block ends on screen. */
const getDrawnEnd = ({ start, end }: Block) => Math.max(end, start + minBlockMinutes)

/**
 * Returns the blocks of a day. Events that overlap share the width only as far as they overlap; consecutive events do not share it.
 */
export function getDayBlocks(events: readonly CalendarEvent[], date: IsoDate): Block[] {
  const blocks = events
    .filter((event) => !isMultiDay(event) && isOnDay(event, date))
    .toSorted(compareByStart)
    .map((event) => ({ event, ...getHoursOn(event, date), lane: 0, span: 1, lanes: 1 }))
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
  let cluster: Block[] = []
  let laneEnds: number[] = []
  const finishCluster = () => {
    for (const block of cluster) {
      const overlappingBlocks = cluster.filter(
        (otherBlock) =>
          otherBlock.lane > block.lane &&
          otherBlock.start < getDrawnEnd(block) &&
          getDrawnEnd(otherBlock) > block.start,
      )
      block.lanes = laneEnds.length
      block.span = Math.min(laneEnds.length, ...overlappingBlocks.map(({ lane }) => lane)) - block.lane
    }
    cluster = []
    laneEnds = []
  }
  for (const block of blocks) {
    if (laneEnds.length > 0 && laneEnds.every((end) => end <= block.start)) finishCluster()
    block.lane = findFreeLane(laneEnds, block.start)
    laneEnds[block.lane] = getDrawnEnd(block)
    cluster.push(block)
  }
  finishCluster()
  return blocks
}
