import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/dates/dates.ts'
import {
  bestTimes,
  busyAt,
  busySpansOf,
  freeTimeHours,
  freeTimeMeetings,
  meetingDays,
  mergeBusySpans,
  nearestFree,
  type BusyPerson,
  type BusySpan,
} from './free-time.ts'
import { repeatKinds, repeatsOnDays } from './repeats.ts'
import { occurrences } from './series.ts'

const hour = (clock: number) => clock * 60
const tuesday = '2026-11-24'
const busy = (date: string, from: number, to: number): BusySpan => ({ date, from: hour(from), to: hour(to) })
const person = (id: number, ...spans: BusySpan[]): BusyPerson => ({ id, busy: spans })

describe('the busy time of an event', () => {
  const year = { from: '2026-01-01', to: '2026-12-31' }

  it('covers its hours, and splits at midnight', () => {
    const dates = { start: tuesday, end: addDays(tuesday, 1) }
    expect(busySpansOf({ dates, times: { start: '22:00', end: '02:00' }, category: 'work' }, year)).toEqual([
      busy(tuesday, 22, 24),
      busy('2026-11-25', 0, 2),
    ])
  })

  it('covers the whole day of a trip and nothing of a birthday', () => {
    const dates = { start: tuesday, end: tuesday }
    expect(busySpansOf({ dates, times: null, category: 'trips' }, year)).toEqual([busy(tuesday, 0, 24)])
    expect(busySpansOf({ dates, times: null, category: 'personal' }, year)).toEqual([])
  })

  it('omits days outside the requested period', () => {
    const dates = { start: '2025-12-30', end: '2026-01-02' }
    const spans = busySpansOf({ dates, times: null, category: 'trips' }, year)
    expect(spans.map(({ date }) => date)).toEqual(['2026-01-01', '2026-01-02'])
  })

  it('is merged, so that it does not reveal the number of events', () => {
    const spans = [busy(tuesday, 10, 11), busy(tuesday, 9, 10), busy(tuesday, 10, 12), busy(tuesday, 14, 15)]
    expect(mergeBusySpans(spans)).toEqual([busy(tuesday, 9, 12), busy(tuesday, 14, 15)])
  })
})

describe('the days of a meeting series', () => {
  it('match those of the calendar without loading its library', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2000 }),
        fc.constantFrom(...repeatKinds),
        fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        fc.oneof(
          fc.record({ count: fc.integer({ min: 1, max: 80 }), until: fc.constant(null) }),
          fc.record({ count: fc.constant(null), until: fc.integer({ min: 0, max: 500 }) }),
          fc.constant({ count: null, until: null }),
        ),
        (offset, kind, days, { count, until }) => {
          const start = addDays('2024-01-15', offset)
          const repeat = {
            kind,
            days: repeatsOnDays({ kind }) ? days : [],
            count,
            until: until === null ? null : addDays(start, until),
          }
          const expected = occurrences({ start, repeat }, { from: start, to: addDays(start, 360) })
          expect(meetingDays(start, repeat)).toEqual(expected.slice(0, freeTimeMeetings))
        },
      ),
    )
  })
})

describe('the best time', () => {
  const days = [tuesday, '2026-12-08', '2026-12-22']
  const requestedSpan = { from: hour(10), to: hour(11) }

  it('is the requested one when everyone is free', () => {
    expect(bestTimes([person(1)], days, requestedSpan)[0]).toEqual({ ...requestedSpan, failing: [] })
  })

  it('is ranked over all meetings and names the days with conflicts', () => {
    const people = [
      person(1, busy(tuesday, 9, 10), busy('2026-12-08', 9, 10), busy('2026-12-22', 9, 10)),
      person(2, busy('2026-12-08', 10, 18)),
    ]
    const [first, ...others] = bestTimes(people, days, requestedSpan)
    expect(first).toEqual({ ...requestedSpan, failing: ['2026-12-08'] })
    for (const other of others) expect(other.failing.length).toBeGreaterThanOrEqual(1)
    expect(others.map(({ from }) => from)).not.toContain(hour(9))
  })

  it('is none when a person is always busy', () => {
    const away = person(1, ...days.map((date) => busy(date, 0, 24)))
    expect(bestTimes([away], days, requestedSpan)).toEqual([])
  })
})

describe('a conflict', () => {
  it('names the busy people and the end of their busy time', () => {
    const people = [person(1), person(2, busy(tuesday, 10, 10.5), busy(tuesday, 12, 13))]
    expect(busyAt(people, tuesday, { from: hour(10), to: hour(11) })).toEqual([{ id: 2, to: hour(10.5) }])
    expect(busyAt(people, tuesday, { from: hour(10.5), to: hour(12) })).toEqual([])
  })

  it('suggests the nearest time when everyone is free', () => {
    const people = [person(1, busy(tuesday, 9, 10)), person(2, busy(tuesday, 10, 10.5))]
    expect(nearestFree(people, busy(tuesday, 10, 11))).toEqual(busy(tuesday, 10.5, 11.5))
  })

  it('suggests the next working day when the whole day is busy', () => {
    const friday = '2026-11-27'
    expect(nearestFree([person(1, busy(friday, 0, 24))], busy(friday, 10, 11))).toEqual(busy('2026-11-30', 10, 11))
  })

  it('suggests only a time that is free for all within working hours, or nothing', () => {
    const span = fc
      .record({
        day: fc.integer({ min: 0, max: 14 }),
        from: fc.integer({ min: 0, max: 23 }),
        length: fc.integer({ min: 1, max: 10 }),
      })
      .map(({ day, from, length }) => busy(addDays(tuesday, day), from, Math.min(24, from + length)))
    fc.assert(
      fc.property(fc.array(fc.array(span), { maxLength: 4 }), fc.integer({ min: 9, max: 17 }), (lanes, from) => {
        const people = lanes.map((spans, id) => person(id, ...spans))
        const found = nearestFree(people, busy(tuesday, from, from + 1))
        fc.pre(found !== null)
        expect(busyAt(people, found.date, found)).toEqual([])
        expect(found.from).toBeGreaterThanOrEqual(freeTimeHours.from)
        expect(found.to).toBeLessThanOrEqual(freeTimeHours.to)
      }),
    )
  })
})
