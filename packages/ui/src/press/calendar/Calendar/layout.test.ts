import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../primitives/DateField/dates.ts'
import { getTime } from '../../../primitives/TimeField/time-text.ts'
import { getDayBlocks, listEventsOn, fitBars, getWeekBars, type Block } from './layout.ts'
import { isSameSpan, shiftSpan, getSpanBetween, stretchSpan } from './spans.ts'
import type { CalendarEvent } from './types.ts'

const week = Array.from({ length: 7 }, (_day, index) => addDays('2026-11-16', index))

const arbitrarySpan = fc
  .record({
    start: fc.integer({ min: -9, max: 9 }),
    length: fc.integer({ min: 0, max: 9 }),
    whole: fc.boolean(),
    from: fc.integer({ min: 0, max: 1438 }),
    minutes: fc.integer({ min: 1, max: 1439 }),
  })
  .map(({ start, length, whole: isAllDay, from, minutes }) => {
    const first = addDays('2026-11-18', start)
    const last = addDays(first, length)
    const end = length > 0 ? minutes : Math.min(1439, from + minutes)
    return { dates: { start: first, end: last }, times: isAllDay ? null : { start: getTime(from), end: getTime(end) } }
  })
const arbitraryEvents = fc.array(arbitrarySpan, { maxLength: 14 }).map((spans) =>
  spans.map((eventSpan, index): CalendarEvent => ({
    id: index + 1,
    name: `event ${index}`,
    category: 'work',
    tag: 'current',
    users: [],
    details: '',
    remind: null,
    ...eventSpan,
  })),
)

describe('a week of bars', () => {
  test('draws every event of its days once, without overlaps', () => {
    fc.assert(
      fc.property(arbitraryEvents, (events) => {
        const bars = getWeekBars(events, week)
        const ids = new Set(week.flatMap((day) => listEventsOn(events, day).map(({ id }) => id)))
        expect(new Set(bars.map(({ event }) => event.id))).toEqual(ids)
        expect(bars).toHaveLength(ids.size)
        const occupiedCells = bars.flatMap(({ lane, from, length }) =>
          Array.from({ length }, (_day, index) => `${lane} ${from + index}`),
        )
        expect(new Set(occupiedCells).size).toBe(occupiedCells.length)
      }),
    )
  })

  test('counts the hidden events of each day and reserves the last lane for the count', () => {
    fc.assert(
      fc.property(arbitraryEvents, fc.integer({ min: 1, max: 5 }), (events, lanes) => {
        const { visible, hidden } = fitBars(getWeekBars(events, week), lanes, 7)
        week.forEach((day, index) => {
          const dayBars = visible.filter(({ from, length }) => from <= index && index < from + length)
          expect(dayBars.length + (hidden[index] ?? 0)).toBe(listEventsOn(events, day).length)
          expect(dayBars.every(({ lane }) => lane < (hidden[index] ? lanes - 1 : lanes))).toBe(true)
        })
      }),
    )
  })

  test('gives the first lane to a dragged event', () => {
    fc.assert(
      fc.property(arbitraryEvents, (events) => {
        const lastEventId = events.at(-1)?.id
        expect(
          getWeekBars(events, week, String(lastEventId)).find(({ event }) => event.id === lastEventId)?.lane ?? 0,
        ).toBe(0)
      }),
    )
  })
})

const overlaps = (block: Block, otherBlock: Block) =>
  block !== otherBlock && block.start < otherBlock.end && otherBlock.start < block.end

test('overlapping events of a day are placed side by side', () => {
  fc.assert(
    fc.property(arbitraryEvents, (events) => {
      const blocks = getDayBlocks(events, '2026-11-18')
      const pairs = blocks.flatMap((block) =>
        blocks.filter((otherBlock) => overlaps(block, otherBlock)).map((otherBlock) => [block, otherBlock]),
      )
      expect(
        pairs.filter(([block, otherBlock]) => block?.lane === otherBlock?.lane || block?.lanes !== otherBlock?.lanes),
      ).toEqual([])
      const coveredPairs = pairs.filter(
        ([block, otherBlock]) =>
          block && otherBlock && otherBlock.lane > block.lane && otherBlock.lane < block.lane + block.span,
      )
      expect(coveredPairs).toEqual([])
      expect(blocks.every((block) => block.span > 0 && block.lane + block.span <= block.lanes)).toBe(true)
    }),
  )
})

describe('moving an event', () => {
  const arbitraryDistance = fc.record({
    days: fc.integer({ min: -40, max: 40 }),
    minutes: fc.integer({ min: -2000, max: 2000 }),
  })

  test('forward and back changes nothing', () => {
    fc.assert(
      fc.property(arbitrarySpan, arbitraryDistance, (eventSpan, { days, minutes }) => {
        const shiftedBack = shiftSpan(shiftSpan(eventSpan, { days, minutes }), { days: -days, minutes: -minutes })
        expect(isSameSpan(shiftedBack, eventSpan)).toBe(true)
      }),
    )
  })

  test('by its end never puts the end before the start', () => {
    fc.assert(
      fc.property(arbitrarySpan, arbitraryDistance, (eventSpan, distance) => {
        const { dates, times } = stretchSpan(eventSpan, distance)
        expect(dates.start).toBe(eventSpan.dates.start)
        expect(`${dates.end} ${times?.end ?? '24'}` > `${dates.start} ${times?.start ?? ''}`).toBe(true)
      }),
    )
  })

  test('past midnight makes it end on the next day', () => {
    const lateEvent = { dates: { start: '2026-11-18', end: '2026-11-18' }, times: { start: '22:00', end: '23:30' } }
    expect(shiftSpan(lateEvent, { days: 0, minutes: 60 })).toEqual({
      dates: { start: '2026-11-18', end: '2026-11-19' },
      times: { start: '23:00', end: '00:30' },
    })
  })
})

describe('time dragged out for a new event', () => {
  const arbitraryPlace = fc.record({
    day: fc.constantFrom(...week),
    minutes: fc.integer({ min: 0, max: 24 * 60 - 1 }),
  })

  test('is the same from either end', () => {
    fc.assert(
      fc.property(
        arbitraryPlace,
        arbitraryPlace,
        fc.constantFrom(15, 60),
        (firstPlace, secondPlace, stretchMinutes) => {
          expect(
            isSameSpan(
              getSpanBetween(firstPlace, secondPlace, stretchMinutes),
              getSpanBetween(secondPlace, firstPlace, stretchMinutes),
            ),
          ).toBe(true)
        },
      ),
    )
  })

  test('includes every quarter of an hour it touches', () => {
    const day = '2026-11-18'
    expect(getSpanBetween({ day, minutes: 605 }, { day, minutes: 707.5 })).toEqual({
      dates: { start: day, end: day },
      times: { start: '10:00', end: '12:00' },
    })
  })

  test('up to midnight ends at the start of the next day', () => {
    const day = '2026-11-18'
    expect(getSpanBetween({ day, minutes: 23 * 60 }, { day, minutes: 23 * 60 }, 60)).toEqual({
      dates: { start: day, end: '2026-11-19' },
      times: { start: '23:00', end: '00:00' },
    })
  })

  test('across days covers whole days', () => {
    expect(getSpanBetween({ day: '2026-11-20', minutes: null }, { day: '2026-11-18', minutes: 600 })).toEqual({
      dates: { start: '2026-11-18', end: '2026-11-20' },
      times: null,
    })
  })
})
