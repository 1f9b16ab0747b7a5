import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/dates/dates.ts'
import { repeatKinds, repeatsOnDays } from './repeats.ts'
import { readRule } from './rules.ts'
import { alignStart, listOccurrences, formatIcalRule, type Series } from './series.ts'

const readRuleText = (text: string, start: string, until: string | null = null) =>
  readRule(ICAL.Recur.fromString(text), start, until)
const createRule = (change: object) => ({ kind: 'weekly', days: [], until: null, count: null, ...change })

const seriesArbitrary = fc
  .record({
    start: fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-15', days)),
    kind: fc.constantFrom(...repeatKinds),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    count: fc.option(fc.integer({ min: 1, max: 60 })),
  })
  .map(({ start, kind, days, count }): Series => {
    const row = alignStart({ start, repeat: { kind, days: repeatsOnDays({ kind }) ? days : [], until: null, count } })
    if (!row) throw new Error('The rule has no further day')
    return row
  })
const listSeriesDays = ({ start, repeat }: Series) =>
  listOccurrences({ start, repeat }, { from: start, to: addDays(start, 900) })

const weekdayArbitrary = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU')
/** Repetition rules of other calendars. Some are valid, some are not. */
const foreignRules = fc
  .record({
    freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 3 }),
    byDay: fc.array(
      fc.oneof(
        weekdayArbitrary,
        fc.tuple(fc.integer({ min: -2, max: 4 }), weekdayArbitrary).map(([n, one]) => `${n || ''}${one}`),
      ),
      {
        maxLength: 3,
      },
    ),
    byMonthDay: fc.array(fc.integer({ min: 1, max: 31 }), { maxLength: 2 }),
    wkst: fc.option(weekdayArbitrary),
    count: fc.option(fc.integer({ min: 1, max: 400 })),
  })
  .map(({ freq, interval, byDay, byMonthDay, wkst, count }) =>
    [
      `FREQ=${freq};INTERVAL=${interval}`,
      byDay.length > 0 && `BYDAY=${byDay.join()}`,
      byMonthDay.length > 0 && `BYMONTHDAY=${byMonthDay.join()}`,
      wkst && `WKST=${wkst}`,
      count && `COUNT=${count}`,
    ]
      .filter(Boolean)
      .join(';'),
  )

describe('a recurrence rule from another calendar', () => {
  it('is read unchanged when this calendar exported it', () => {
    fc.assert(
      fc.property(seriesArbitrary, (row) => {
        const repeat = readRuleText(formatIcalRule(row), row.start)
        expect(typeof repeat === 'object' && listSeriesDays({ start: row.start, repeat })).toEqual(listSeriesDays(row))
      }),
    )
  })

  it('is imported with all of its days or refused', () => {
    fc.assert(
      fc.property(foreignRules, fc.integer({ min: 0, max: 800 }), (text, daysAfter) => {
        const start = addDays('2026-01-01', daysAfter)
        const repeat = readRuleText(text, start)
        if (typeof repeat === 'string') return
        const days = ICAL.Recur.fromString(text).iterator(ICAL.Time.fromDateString(start))
        const allDays = listSeriesDays({ start, repeat })
        expect(allDays.map(() => days.next()?.toString())).toEqual(allDays)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['FREQ=WEEKLY', '2026-11-25', createRule({ days: [3] })],
    ['FREQ=WEEKLY;WKST=SU;BYDAY=WE,MO', '2026-11-25', createRule({ days: [1, 3] })],
    ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=10', '2026-11-25', createRule({ days: [1, 2, 3, 4, 5], count: 10 })],
    ['FREQ=MONTHLY;BYMONTHDAY=31', '2026-12-31', createRule({ kind: 'monthly' })],
    ['FREQ=MONTHLY;BYDAY=4WE', '2026-11-25', createRule({ kind: 'monthlyWeekday' })],
    ['FREQ=MONTHLY;BYDAY=-1WE', '2026-11-25', createRule({ kind: 'monthlyLast' })],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=WE', '2026-11-25', createRule({ kind: 'fortnightly', days: [3] })],
  ])('%s is supported', (text, start, expectedRepeat) => {
    expect(readRuleText(text, start)).toEqual(expectedRepeat)
  })

  it('ends on its last given day', () => {
    expect(readRuleText('FREQ=DAILY;UNTIL=20261201T040000Z', '2026-11-25', '2026-12-01')).toEqual(
      createRule({ kind: 'daily', until: '2026-12-01' }),
    )
  })

  it.each([
    ['FREQ=YEARLY', 'frequency'],
    ['FREQ=SECONDLY', 'frequency'],
    ['FREQ=DAILY;INTERVAL=3', 'frequency'],
    ['FREQ=MONTHLY;BYDAY=4WE,4TH', 'parts'],
    ['FREQ=MONTHLY;BYDAY=WE', 'parts'],
    ['FREQ=MONTHLY;BYDAY=-2WE', 'first'],
    ['FREQ=MONTHLY;BYMONTHDAY=1,25', 'parts'],
    ['FREQ=WEEKLY;BYMONTH=11', 'parts'],
    ['FREQ=DAILY;BYHOUR=9,10,11;BYMINUTE=1;BYSECOND=1', 'parts'],
    // In a calendar whose weeks start on Sunday, a fortnightly rule covers different weeks than ours.
    ['FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,WE', 'parts'],
    ['FREQ=WEEKLY;BYDAY=MO', 'first'],
    ['FREQ=DAILY;COUNT=1000000000', 'count'],
  ])('%s is refused', (text, problem) => {
    expect(readRuleText(text, '2026-11-25')).toBe(problem)
  })
})
