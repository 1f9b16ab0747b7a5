import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, endOfWeek, listMonthWeeks, startOfWeek } from './dates.ts'
import { todayAtPress } from './today.ts'
import { formatDateText, parseDate } from './date-text.ts'

const today = '2026-11-21'
const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('typing a date', () => {
  test.each([
    ['24.11.2026', '2026-11-24'],
    ['24.11.26', '2026-11-24'],
    ['24/11/2026', '2026-11-24'],
    ['24 11 2026', '2026-11-24'],
    ['24-11-2026', '2026-11-24'],
    ['24,11,2026', '2026-11-24'],
    ['24112026', '2026-11-24'],
    ['241126', '2026-11-24'],
    ['31/12/26', '2026-12-31'],
    ['31 12 2026', '2026-12-31'],
    ['4.1.2027', '2027-01-04'],
    [' 24.11.2026 г. ', '2026-11-24'],
    ['2026-11-24', '2026-11-24'],
  ])('in digits: %s', (inputText, date) => expect(parseDate(inputText, today)).toBe(date))

  test.each([
    ['24 ноя', '2026-11-24'],
    ['24 ноября 2026', '2026-11-24'],
    ['24 Ноября 2026 г.', '2026-11-24'],
    ['9 мая 2027', '2027-05-09'],
    ['24 қар', '2026-11-24'],
    ['24 қараша 2026 ж.', '2026-11-24'],
    ['24 караша', '2026-11-24'],
    ['16 желтоқсан 2026', '2026-12-16'],
    ['31 декабря', '2026-12-31'],
    ['2026 ж. 31 желтоқсан', '2026-12-31'],
    ['2026 жыл 31 желтоқсан', '2026-12-31'],
    ['2026 31 желтоқсан', '2026-12-31'],
    ['8 наурыз 2027', '2027-03-08'],
    ['5 мамыр 2027', '2027-05-05'],
    ['5 маусым 2027', '2027-06-05'],
    ['24 Nov 2026', '2026-11-24'],
    ['24november', '2026-11-24'],
  ])('in words: %s', (inputText, date) => expect(parseDate(inputText, today)).toBe(date))

  test.each([
    ['24.11', '2026-11-24'],
    ['24.11.', '2026-11-24'],
    ['15.01', '2027-01-15'],
    ['1 қаң', '2027-01-01'],
    ['30.06', '2026-06-30'],
  ])('without a year, the nearest: %s', (inputText, date) => expect(parseDate(inputText, today)).toBe(date))

  test('29 February without a year is the nearest existing one', () => {
    expect(parseDate('29.02', '2027-11-21')).toBe('2028-02-29')
    expect(parseDate('29.02', today)).toBeNull()
  })

  test.each(['', 'завтра', '31.02.2026', '32.01.2026', '24.13.2026', '24', '24.11.202', '24 абв', '11/24/2026'])(
    'an invalid date: %s',
    (inputText) => expect(parseDate(inputText, today)).toBeNull(),
  )

  test('the displayed text of a date is parsed as the same date', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        expect(parseDate(formatDateText(date), today)).toBe(date)
      }),
    )
  })
})

describe('the calendar of a date field', () => {
  test('a month is six whole weeks that contain each of its days', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const weeks = listMonthWeeks(date)
        expect(weeks).toHaveLength(6)
        expect(weeks.flat()).toContain(date)
        for (const week of weeks)
          expect([startOfWeek(week[3] ?? ''), endOfWeek(week[3] ?? '')]).toEqual([week[0], week[6]])
      }),
    )
  })
  test('weeks begin on Monday', () => {
    expect(startOfWeek(today)).toBe('2026-11-16')
    expect(endOfWeek('2026-11-16')).toBe('2026-11-22')
  })
  test('another month keeps the day or uses its last day', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
  })
  test('late in the evening in UTC, the press already has the next day', () => {
    expect(todayAtPress(new Date('2026-11-20T20:00:00Z'))).toBe('2026-11-21')
  })
})
