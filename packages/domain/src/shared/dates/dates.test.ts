import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addMonths,
  addWorkingDays,
  getCalendarDayKind,
  getHoliday,
  isIsoDate,
  isWorkingDay,
  getLawfulMoves,
  workingDaysAgo,
  workingDaysBetween,
  findInvalidDates,
} from './dates.ts'

it.each(['2026-02-28', '2028-02-29', '2026-12-31'])('accepts %s as a date', (text) =>
  expect(isIsoDate(text)).toBe(true),
)

it.each(['', '2026-02-31', '2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '21.11.2026', '2026-11-21T00:00'])(
  'refuses «%s» as a date',
  (text) => expect(isIsoDate(text)).toBe(false),
)

it('accepts every date of the years of a press', () => {
  const dateArbitrary = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(dateArbitrary, (date) => {
      expect(isIsoDate(date.toISOString().slice(0, 10))).toBe(true)
    }),
  )
})

it.each(['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])(
  'refuses %s, which is outside the years of a press',
  (day) => {
    expect(isIsoDate(day)).toBe(false)
  },
)

it('names the invalid dates of a form and ignores empty ones', () => {
  const form = { one: '2026-02-31', other: null, third: '', last: '2026-02-28' }
  expect(findInvalidDates(form, ['one', 'other', 'third', 'last'])).toEqual(['one'])
})

it('moves a holiday on a weekend to the next working day, except Christmas', () => {
  expect([...getLawfulMoves('2027').keys()]).toEqual(['2027-01-04', '2027-03-24', '2027-05-03', '2027-05-10'])
  expect([...getLawfulMoves('2026').keys()]).toEqual([
    '2026-03-09',
    '2026-03-24',
    '2026-03-25',
    '2026-05-11',
    '2026-08-31',
    '2026-10-26',
  ])
  expect(new Date('2028-01-07').getUTCDay()).toBe(5)
  expect(new Date('2029-01-07').getUTCDay()).toBe(0)
  expect(isWorkingDay('2029-01-08')).toBe(true)
})

it('lists the legal days of a year, and the press’s settings override them', () => {
  const setDays = { '2027-05-16': 'kurbanAit', '2027-07-05': 'moved', '2027-07-03': 'working', '2027-03-24': 'working' }
  expect(
    [
      '2027-05-16',
      '2027-07-05',
      '2027-07-03',
      '2027-01-04',
      '2027-03-22',
      '2027-03-24',
      '2027-03-27',
      '2027-03-29',
    ].map((date) => getCalendarDayKind(date, setDays)),
  ).toEqual(['holiday', 'moved', 'working', 'moved', 'holiday', null, 'weekend', null])
})

it('recognises a holiday by its date, and a holiday is never a working day', () => {
  expect(getHoliday('2027-03-22')).toBe('nauryz')
  expect(getHoliday('2027-03-25')).toBeUndefined()
  for (let year = 2024; year < 2035; year += 1) expect(isWorkingDay(`${year}-12-16`)).toBe(false)
})

it.each([
  ['2026-11-15', 1, '2026-12-15'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
])('calculates %s plus %i months as %s', (from, months, to) => expect(addMonths(from, months)).toBe(to))

describe('working days', () => {
  it.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-21', 0, '2026-11-23'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-22', 1, '2026-11-23'],
    ['2026-11-20', 5, '2026-11-27'],
    // Independence Day and New Year are days off.
    ['2026-12-15', 1, '2026-12-17'],
    ['2026-12-31', 1, '2027-01-05'],
  ])('calculate %s plus %i as %s', (from, count, to) => expect(addWorkingDays(from, count)).toBe(to))

  it('are counted the same way as they are added', () => {
    const dateArbitrary = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(dateArbitrary, fc.integer({ min: 1, max: 120 }), (date, count) => {
        const from = date.toISOString().slice(0, 10)
        const to = addWorkingDays(from, count)
        expect(isWorkingDay(to)).toBe(true)
        expect(workingDaysBetween(from, to)).toBe(count)
        expect(workingDaysBetween(to, from)).toBe(0)
      }),
    )
  })

  it('are counted back to the earliest matching date', () => {
    const dateArbitrary = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(dateArbitrary, fc.nat(60), (date, count) => {
        const to = date.toISOString().slice(0, 10)
        const from = workingDaysAgo(to, count)
        expect(workingDaysBetween(from, to)).toBe(count)
        const dayBefore = new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10)
        expect(workingDaysBetween(dayBefore, to)).toBe(count + 1)
      }),
    )
  })
})
