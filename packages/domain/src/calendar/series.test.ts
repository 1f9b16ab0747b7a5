import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../shared/dates/dates.ts'
import {
  shiftRepeat,
  getIsoWeekday,
  repeatKinds,
  validateRepeat,
  repeatsByMonth,
  repeatsOnDays,
  type EventRepeat,
} from './repeats.ts'
import {
  alignStart,
  countOccurrences,
  splitSeries,
  isOccurrence,
  getLastOccurrence,
  listOccurrences,
  formatIcalRule,
  type Series,
} from './series.ts'

const dateArbitrary = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-15', days))
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
const seriesArbitrary = fc
  .record({
    start: dateArbitrary,
    kind: fc.constantFrom(...repeatKinds),
    days: weekdays,
    end: fc.oneof(
      fc.constant({ until: null, count: null }),
      fc.integer({ min: 1, max: 40 }).map((count) => ({ until: null, count })),
      fc.integer({ min: 62, max: 400 }).map((length) => ({ until: length, count: null })),
    ),
  })
  .map(({ start, kind, days, end }): Series => {
    const until = end.until === null ? null : addDays(start, end.until)
    const row = alignStart({
      start,
      repeat: { kind, days: repeatsOnDays({ kind }) ? days : [], until, count: end.count },
    })
    if (!row) throw new Error('The rule has no occurrence in two months')
    return row
  })

const getDayRange = ({ start }: Series) => ({ from: start, to: addDays(start, 800) })

/** Returns the Monday of a day's week. */
const getMonday = (date: string) => addDays(date, 1 - getIsoWeekday(date))

/** Returns how many days with the same weekday come before a day in its month. */
const countEarlierWeekdays = (date: string) =>
  [7, 14, 21, 28].filter((days) => addDays(date, -days).slice(0, 7) === date.slice(0, 7)).length

/** Checks every day against a repetition rule, without the iCalendar library. The tests compare the code with this list. */
function listExpectedDays({ start, repeat: { kind, days, until, count } }: Series, to: string): string[] {
  const matchingDays: string[] = []
  for (let date = start; date <= (until && until < to ? until : to); date = addDays(date, 1)) {
    const sameWeekday = getIsoWeekday(date) === getIsoWeekday(start)
    const isMatch = {
      daily: true,
      weekly: days.includes(getIsoWeekday(date)),
      fortnightly: days.includes(getIsoWeekday(date)) && daysBetween(getMonday(start), getMonday(date)) % 14 === 0,
      monthly: date.slice(8) === start.slice(8),
      monthlyWeekday: sameWeekday && countEarlierWeekdays(date) === countEarlierWeekdays(start),
      monthlyLast: sameWeekday && addDays(date, 7).slice(0, 7) > date.slice(0, 7),
    }[kind]
    if (isMatch && (count === null || matchingDays.length < count)) matchingDays.push(date)
  }
  return matchingDays
}

describe('an event series', () => {
  it('has the days of its rule and starts on the first of them', () => {
    fc.assert(
      fc.property(seriesArbitrary, (row) => {
        expect(listOccurrences(row, getDayRange(row))).toEqual(listExpectedDays(row, getDayRange(row).to))
        expect(listOccurrences(row, getDayRange(row))[0]).toBe(row.start)
      }),
    )
  })

  it('has the same days in any part of it that is queried', () => {
    fc.assert(
      fc.property(
        seriesArbitrary,
        fc.integer({ min: -20, max: 700 }),
        fc.integer({ min: 0, max: 100 }),
        (row, daysAfter, length) => {
          const from = addDays(row.start, daysAfter)
          const to = addDays(from, length)
          const allDays = listOccurrences(row, { from: row.start, to: addDays(row.start, 820) })
          expect(listOccurrences(row, { from, to })).toEqual(allDays.filter((one) => from <= one && one <= to))
          expect(isOccurrence(row, from)).toBe(allDays.includes(from))
        },
      ),
    )
  })

  it('ends with its last event, or never when no end is set', () => {
    fc.assert(
      fc.property(seriesArbitrary, (row) => {
        const { until, count } = row.repeat
        const lastDay = getLastOccurrence(row)
        expect(lastDay === null).toBe(until === null && count === null)
        const allDays = listOccurrences(row, { from: row.start, to: lastDay ?? addDays(row.start, 800) })
        expect(allDays.at(-1)).toBe(lastDay ?? allDays.at(-1))
        expect(allDays).toHaveLength(count ?? allDays.length)
        expect(countOccurrences(row)).toBe(lastDay === null ? null : allDays.length)
      }),
    )
  })

  it('keeps its days when it is split in two', () => {
    fc.assert(
      fc.property(seriesArbitrary, fc.nat(30), (row, index) => {
        const allDays = listOccurrences(row, getDayRange(row))
        const splitDay = allDays[index % allDays.length] as string
        const { before, after } = splitSeries(row, splitDay)
        const earlierDays = before ? listOccurrences({ start: row.start, repeat: before }, getDayRange(row)) : []
        expect([...earlierDays, ...listOccurrences({ start: splitDay, repeat: after }, getDayRange(row))]).toEqual(
          allDays,
        )
        expect(before === null).toBe(splitDay === row.start)
      }),
    )
  })

  it('shifts each of its days when it is moved, unless it repeats by month', () => {
    fc.assert(
      fc.property(seriesArbitrary, fc.integer({ min: -40, max: 40 }), (row, shiftDays) => {
        fc.pre(!repeatsByMonth(row.repeat))
        // Fortnights are counted from the week of the first event. If a move passes a Sunday, the days of the rule may fall in
        // different weeks.
        fc.pre(row.repeat.kind !== 'fortnightly' || row.repeat.days.length === 1)
        const shiftedSeries = { start: addDays(row.start, shiftDays), repeat: shiftRepeat(row.repeat, shiftDays) }
        const { from, to } = getDayRange(row)
        expect(listOccurrences(shiftedSeries, { from: addDays(from, shiftDays), to: addDays(to, shiftDays) })).toEqual(
          listOccurrences(row, { from, to }).map((one) => addDays(one, shiftDays)),
        )
      }),
    )
  })

  it('has the same days in other calendars', () => {
    fc.assert(
      fc.property(seriesArbitrary, (row) => {
        const days = ICAL.Recur.fromString(formatIcalRule(row)).iterator(ICAL.Time.fromDateString(row.start))
        const allDays = listOccurrences(row, getDayRange(row))
        expect(allDays.map(() => days.next()?.toString())).toEqual(allDays)
      }),
    )
  })

  it('occurs every month on the second Tuesday or the last Friday', () => {
    const endlessRule = { days: [], until: null, count: null }
    const dayRange = { from: '2026-11-01', to: '2027-02-28' }
    const secondTuesday: EventRepeat = { kind: 'monthlyWeekday', ...endlessRule }
    expect(listOccurrences({ start: '2026-11-10', repeat: secondTuesday }, dayRange)).toEqual([
      '2026-11-10',
      '2026-12-08',
      '2027-01-12',
      '2027-02-09',
    ])
    const lastFriday: EventRepeat = { kind: 'monthlyLast', ...endlessRule }
    expect(listOccurrences({ start: '2026-11-27', repeat: lastFriday }, dayRange)).toEqual([
      '2026-11-27',
      '2026-12-25',
      '2027-01-29',
      '2027-02-26',
    ])
    expect(formatIcalRule({ start: '2026-11-27', repeat: lastFriday })).toBe('FREQ=MONTHLY;BYDAY=-1FR')
  })

  it('on the 31st skips months without one', () => {
    const repeat: EventRepeat = { kind: 'monthly', days: [], until: '2027-06-30', count: null }
    expect(listOccurrences({ start: '2026-12-31', repeat }, { from: '2026-01-01', to: '2028-01-01' })).toEqual([
      '2026-12-31',
      '2027-01-31',
      '2027-03-31',
      '2027-05-31',
    ])
    expect(formatIcalRule({ start: '2026-12-31', repeat })).toBe('FREQ=MONTHLY;COUNT=4;BYMONTHDAY=31')
  })

  it('starts on the first day of its rule, or is refused', () => {
    const repeat: EventRepeat = { kind: 'weekly', days: [1], until: null, count: 3 }
    expect(alignStart({ start: '2026-11-25', repeat })?.start).toBe('2026-11-30')
    expect(alignStart({ start: '2026-11-25', repeat: { ...repeat, count: null, until: '2026-11-29' } })).toBeNull()
  })
})

describe('a recurrence rule', () => {
  const validRule: EventRepeat = { kind: 'weekly', days: [1, 3], until: null, count: null }
  it('requires weekdays and an end after its start', () => {
    expect(validateRepeat(validRule, '2026-11-25')).toEqual({})
    expect(validateRepeat({ ...validRule, kind: 'monthly', days: [] }, '2026-11-25')).toEqual({})
    expect(validateRepeat({ ...validRule, days: [], until: '2026-11-24' }, '2026-11-25')).toEqual({
      'repeat.days': 'required',
      'repeat.until': 'untilBeforeStart',
    })
    expect(validateRepeat({ ...validRule, until: '' }, '2026-11-25')).toEqual({ 'repeat.until': 'required' })
    expect(validateRepeat({ ...validRule, until: '2026-02-31' }, '2026-11-25')).toEqual({ 'repeat.until': 'date' })
  })
  it.each([0, -1, 1.5, 367, Number.NaN])('refuses a count of %s', (count) => {
    expect(validateRepeat({ ...validRule, count }, '2026-11-25')).toEqual({ 'repeat.count': 'count' })
  })
})
