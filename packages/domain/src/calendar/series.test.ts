import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../shared/dates/dates.ts'
import {
  carriedRepeat,
  isoWeekday,
  repeatKinds,
  validateRepeat,
  repeatsByMonth,
  repeatsOnDays,
  type EventRepeat,
} from './repeats.ts'
import {
  alignStart,
  countOf,
  cutBefore,
  isOccurrence,
  lastOccurrence,
  occurrences,
  ruleText,
  type Series,
} from './series.ts'

const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-15', days))
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
const series = fc
  .record({
    start: day,
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

const span = ({ start }: Series) => ({ from: start, to: addDays(start, 800) })

/** Returns the Monday of a day's week. */
const weekOf = (date: string) => addDays(date, 1 - isoWeekday(date))

/** Returns how many days with the same weekday come before a day in its month. */
const earlier = (date: string) =>
  [7, 14, 21, 28].filter((days) => addDays(date, -days).slice(0, 7) === date.slice(0, 7)).length

/** Checks every day against a repetition rule, without the iCalendar library. The tests compare the code with this list. */
function listExpectedDays({ start, repeat: { kind, days, until, count } }: Series, to: string): string[] {
  const found: string[] = []
  for (let date = start; date <= (until && until < to ? until : to); date = addDays(date, 1)) {
    const sameWeekday = isoWeekday(date) === isoWeekday(start)
    const isMatch = {
      daily: true,
      weekly: days.includes(isoWeekday(date)),
      fortnightly: days.includes(isoWeekday(date)) && daysBetween(weekOf(start), weekOf(date)) % 14 === 0,
      monthly: date.slice(8) === start.slice(8),
      monthlyWeekday: sameWeekday && earlier(date) === earlier(start),
      monthlyLast: sameWeekday && addDays(date, 7).slice(0, 7) > date.slice(0, 7),
    }[kind]
    if (isMatch && (count === null || found.length < count)) found.push(date)
  }
  return found
}

describe('an event series', () => {
  it('has the days of its rule and starts on the first of them', () => {
    fc.assert(
      fc.property(series, (row) => {
        expect(occurrences(row, span(row))).toEqual(listExpectedDays(row, span(row).to))
        expect(occurrences(row, span(row))[0]).toBe(row.start)
      }),
    )
  })

  it('has the same days in any part of it that is queried', () => {
    fc.assert(
      fc.property(
        series,
        fc.integer({ min: -20, max: 700 }),
        fc.integer({ min: 0, max: 100 }),
        (row, after, length) => {
          const from = addDays(row.start, after)
          const to = addDays(from, length)
          const all = occurrences(row, { from: row.start, to: addDays(row.start, 820) })
          expect(occurrences(row, { from, to })).toEqual(all.filter((one) => from <= one && one <= to))
          expect(isOccurrence(row, from)).toBe(all.includes(from))
        },
      ),
    )
  })

  it('ends with its last event, or never when no end is set', () => {
    fc.assert(
      fc.property(series, (row) => {
        const { until, count } = row.repeat
        const last = lastOccurrence(row)
        expect(last === null).toBe(until === null && count === null)
        const all = occurrences(row, { from: row.start, to: last ?? addDays(row.start, 800) })
        expect(all.at(-1)).toBe(last ?? all.at(-1))
        expect(all).toHaveLength(count ?? all.length)
        expect(countOf(row)).toBe(last === null ? null : all.length)
      }),
    )
  })

  it('keeps its days when it is split in two', () => {
    fc.assert(
      fc.property(series, fc.nat(30), (row, index) => {
        const all = occurrences(row, span(row))
        const at = all[index % all.length] as string
        const { before, after } = cutBefore(row, at)
        const first = before ? occurrences({ start: row.start, repeat: before }, span(row)) : []
        expect([...first, ...occurrences({ start: at, repeat: after }, span(row))]).toEqual(all)
        expect(before === null).toBe(at === row.start)
      }),
    )
  })

  it('shifts each of its days when it is moved, unless it repeats by month', () => {
    fc.assert(
      fc.property(series, fc.integer({ min: -40, max: 40 }), (row, by) => {
        fc.pre(!repeatsByMonth(row.repeat))
        // Fortnights are counted from the week of the first event. If a move passes a Sunday, the days of the rule may fall in
        // different weeks.
        fc.pre(row.repeat.kind !== 'fortnightly' || row.repeat.days.length === 1)
        const carried = { start: addDays(row.start, by), repeat: carriedRepeat(row.repeat, by) }
        const { from, to } = span(row)
        expect(occurrences(carried, { from: addDays(from, by), to: addDays(to, by) })).toEqual(
          occurrences(row, { from, to }).map((one) => addDays(one, by)),
        )
      }),
    )
  })

  it('has the same days in other calendars', () => {
    fc.assert(
      fc.property(series, (row) => {
        const days = ICAL.Recur.fromString(ruleText(row)).iterator(ICAL.Time.fromDateString(row.start))
        const all = occurrences(row, span(row))
        expect(all.map(() => days.next()?.toString())).toEqual(all)
      }),
    )
  })

  it('occurs every month on the second Tuesday or the last Friday', () => {
    const endless = { days: [], until: null, count: null }
    const days = { from: '2026-11-01', to: '2027-02-28' }
    const second: EventRepeat = { kind: 'monthlyWeekday', ...endless }
    expect(occurrences({ start: '2026-11-10', repeat: second }, days)).toEqual([
      '2026-11-10',
      '2026-12-08',
      '2027-01-12',
      '2027-02-09',
    ])
    const last: EventRepeat = { kind: 'monthlyLast', ...endless }
    expect(occurrences({ start: '2026-11-27', repeat: last }, days)).toEqual([
      '2026-11-27',
      '2026-12-25',
      '2027-01-29',
      '2027-02-26',
    ])
    expect(ruleText({ start: '2026-11-27', repeat: last })).toBe('FREQ=MONTHLY;BYDAY=-1FR')
  })

  it('on the 31st skips months without one', () => {
    const repeat: EventRepeat = { kind: 'monthly', days: [], until: '2027-06-30', count: null }
    expect(occurrences({ start: '2026-12-31', repeat }, { from: '2026-01-01', to: '2028-01-01' })).toEqual([
      '2026-12-31',
      '2027-01-31',
      '2027-03-31',
      '2027-05-31',
    ])
    expect(ruleText({ start: '2026-12-31', repeat })).toBe('FREQ=MONTHLY;COUNT=4;BYMONTHDAY=31')
  })

  it('starts on the first day of its rule, or is refused', () => {
    const repeat: EventRepeat = { kind: 'weekly', days: [1], until: null, count: 3 }
    expect(alignStart({ start: '2026-11-25', repeat })?.start).toBe('2026-11-30')
    expect(alignStart({ start: '2026-11-25', repeat: { ...repeat, count: null, until: '2026-11-29' } })).toBeNull()
  })
})

describe('a recurrence rule', () => {
  const good: EventRepeat = { kind: 'weekly', days: [1, 3], until: null, count: null }
  it('requires weekdays and an end after its start', () => {
    expect(validateRepeat(good, '2026-11-25')).toEqual({})
    expect(validateRepeat({ ...good, kind: 'monthly', days: [] }, '2026-11-25')).toEqual({})
    expect(validateRepeat({ ...good, days: [], until: '2026-11-24' }, '2026-11-25')).toEqual({
      'repeat.days': 'required',
      'repeat.until': 'untilBeforeStart',
    })
    expect(validateRepeat({ ...good, until: '' }, '2026-11-25')).toEqual({ 'repeat.until': 'required' })
    expect(validateRepeat({ ...good, until: '2026-02-31' }, '2026-11-25')).toEqual({ 'repeat.until': 'date' })
  })
  it.each([0, -1, 1.5, 367, Number.NaN])('refuses a count of %s', (count) => {
    expect(validateRepeat({ ...good, count }, '2026-11-25')).toEqual({ 'repeat.count': 'count' })
  })
})
