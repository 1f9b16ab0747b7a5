import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/dates/dates.ts'
import {
  findBestTimes,
  findBusyPeople,
  getBusySpans,
  freeTimeMinuteSpan,
  maxComparedMeetings,
  getMeetingDays,
  mergeBusySpans,
  findNearestFreeTime,
  type BusyPerson,
  type BusySpan,
} from './free-time.ts'
import { repeatKinds, repeatsOnDays } from './repeats.ts'
import { listOccurrences } from './series.ts'

const toMinutes = (clock: number) => clock * 60
const tuesday = '2026-11-24'
const createBusySpan = (date: string, from: number, to: number): BusySpan => ({
  date,
  from: toMinutes(from),
  to: toMinutes(to),
})
const createPerson = (id: number, ...spans: BusySpan[]): BusyPerson => ({ id, busy: spans })

describe('the busy time of an event', () => {
  const yearRange = { from: '2026-01-01', to: '2026-12-31' }

  it('covers its hours, and splits at midnight', () => {
    const dates = { start: tuesday, end: addDays(tuesday, 1) }
    expect(getBusySpans({ dates, times: { start: '22:00', end: '02:00' }, category: 'work' }, yearRange)).toEqual([
      createBusySpan(tuesday, 22, 24),
      createBusySpan('2026-11-25', 0, 2),
    ])
  })

  it('covers the whole day of a trip and nothing of a birthday', () => {
    const dates = { start: tuesday, end: tuesday }
    expect(getBusySpans({ dates, times: null, category: 'trips' }, yearRange)).toEqual([createBusySpan(tuesday, 0, 24)])
    expect(getBusySpans({ dates, times: null, category: 'personal' }, yearRange)).toEqual([])
  })

  it('omits days outside the requested period', () => {
    const dates = { start: '2025-12-30', end: '2026-01-02' }
    const spans = getBusySpans({ dates, times: null, category: 'trips' }, yearRange)
    expect(spans.map(({ date }) => date)).toEqual(['2026-01-01', '2026-01-02'])
  })

  it('is merged, so that it does not reveal the number of events', () => {
    const spans = [
      createBusySpan(tuesday, 10, 11),
      createBusySpan(tuesday, 9, 10),
      createBusySpan(tuesday, 10, 12),
      createBusySpan(tuesday, 14, 15),
    ]
    expect(mergeBusySpans(spans)).toEqual([createBusySpan(tuesday, 9, 12), createBusySpan(tuesday, 14, 15)])
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
          const seriesDays = listOccurrences({ start, repeat }, { from: start, to: addDays(start, 360) })
          expect(getMeetingDays(start, repeat)).toEqual(seriesDays.slice(0, maxComparedMeetings))
        },
      ),
    )
  })
})

describe('the best time', () => {
  const days = [tuesday, '2026-12-08', '2026-12-22']
  const requestedSpan = { from: toMinutes(10), to: toMinutes(11) }

  it('is the requested one when everyone is free', () => {
    expect(findBestTimes([createPerson(1)], days, requestedSpan)[0]).toEqual({ ...requestedSpan, failing: [] })
  })

  it('is ranked over all meetings and names the days with conflicts', () => {
    const people = [
      createPerson(
        1,
        createBusySpan(tuesday, 9, 10),
        createBusySpan('2026-12-08', 9, 10),
        createBusySpan('2026-12-22', 9, 10),
      ),
      createPerson(2, createBusySpan('2026-12-08', 10, 18)),
    ]
    const [bestTime, ...otherTimes] = findBestTimes(people, days, requestedSpan)
    expect(bestTime).toEqual({ ...requestedSpan, failing: ['2026-12-08'] })
    for (const other of otherTimes) expect(other.failing.length).toBeGreaterThanOrEqual(1)
    expect(otherTimes.map(({ from }) => from)).not.toContain(toMinutes(9))
  })

  it('is none when a person is always busy', () => {
    const awayPerson = createPerson(1, ...days.map((date) => createBusySpan(date, 0, 24)))
    expect(findBestTimes([awayPerson], days, requestedSpan)).toEqual([])
  })
})

describe('a conflict', () => {
  it('names the busy people and the end of their busy time', () => {
    const people = [
      createPerson(1),
      createPerson(2, createBusySpan(tuesday, 10, 10.5), createBusySpan(tuesday, 12, 13)),
    ]
    expect(findBusyPeople(people, tuesday, { from: toMinutes(10), to: toMinutes(11) })).toEqual([
      { id: 2, to: toMinutes(10.5) },
    ])
    expect(findBusyPeople(people, tuesday, { from: toMinutes(10.5), to: toMinutes(12) })).toEqual([])
  })

  it('suggests the nearest time when everyone is free', () => {
    const people = [createPerson(1, createBusySpan(tuesday, 9, 10)), createPerson(2, createBusySpan(tuesday, 10, 10.5))]
    expect(findNearestFreeTime(people, createBusySpan(tuesday, 10, 11))).toEqual(createBusySpan(tuesday, 10.5, 11.5))
  })

  it('suggests the next working day when the whole day is busy', () => {
    const friday = '2026-11-27'
    expect(
      findNearestFreeTime([createPerson(1, createBusySpan(friday, 0, 24))], createBusySpan(friday, 10, 11)),
    ).toEqual(createBusySpan('2026-11-30', 10, 11))
  })

  it('suggests only a time that is free for all within working hours, or nothing', () => {
    const spanArbitrary = fc
      .record({
        day: fc.integer({ min: 0, max: 14 }),
        from: fc.integer({ min: 0, max: 23 }),
        length: fc.integer({ min: 1, max: 10 }),
      })
      .map(({ day, from, length: lengthHours }) =>
        createBusySpan(addDays(tuesday, day), from, Math.min(24, from + lengthHours)),
      )
    fc.assert(
      fc.property(
        fc.array(fc.array(spanArbitrary), { maxLength: 4 }),
        fc.integer({ min: 9, max: 17 }),
        (spansByPerson, from) => {
          const people = spansByPerson.map((spans, id) => createPerson(id, ...spans))
          const freeSpan = findNearestFreeTime(people, createBusySpan(tuesday, from, from + 1))
          fc.pre(freeSpan !== null)
          expect(findBusyPeople(people, freeSpan.date, freeSpan)).toEqual([])
          expect(freeSpan.from).toBeGreaterThanOrEqual(freeTimeMinuteSpan.from)
          expect(freeSpan.to).toBeLessThanOrEqual(freeTimeMinuteSpan.to)
        },
      ),
    )
  })
})
