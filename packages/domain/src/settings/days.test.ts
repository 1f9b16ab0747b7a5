import { afterEach, describe, expect, it } from 'vitest'
import { addWorkingDays, getCalendarDayKind, getHoliday, isWorkingDay } from '../shared/dates/dates.ts'
import {
  findChangedDays,
  pairDays,
  calculateKurbanAitDays,
  findMissingKurbanAit,
  findUnannouncedDays,
  buildYearRows,
} from './days.ts'
import { setPressTables } from '../shared/press-tables.ts'

describe('Kurban Ait', () => {
  it.each([
    ['2025', ['2025-06-06']],
    ['2026', ['2026-05-27']],
    ['2027', ['2027-05-16']],
    // The Islamic year is shorter, so a Gregorian year may contain two Kurban Aits.
    ['2039', ['2039-01-05', '2039-12-26']],
  ])('is expected in %s on %j', (year, days) => expect(calculateKurbanAitDays(year)).toEqual(days))

  it('is suggested for a year without an announced or expected date', () => {
    expect(findMissingKurbanAit('2027', [{ date: '2026-05-27', kind: 'kurbanAit' }])).toEqual(['2027-05-16'])
    for (const kind of ['kurbanAit', 'kurbanAitExpected'])
      expect(findMissingKurbanAit('2027', [{ date: '2027-05-17', kind }])).toEqual([])
  })

  it('is pending from the current year on', () => {
    const days = ['2025-06-06', '2027-05-16', '2028-05-05'].map((date) => ({ date, kind: 'kurbanAitExpected' }))
    expect(findUnannouncedDays([...days, { date: '2027-07-05', kind: 'moved' }], '2026')).toEqual(days.slice(1))
  })
})

describe('a day whose date is expected', () => {
  afterEach(() => setPressTables({}))
  it('is already counted as a day off', () => {
    setPressTables({ days: { '2028-05-05': 'kurbanAitExpected' } })
    expect([getHoliday('2028-05-05'), isWorkingDay('2028-05-05')]).toEqual(['kurbanAit', false])
    // The days after Kurban Ait are a weekend, the day off that replaces Sunday's holiday, and another holiday.
    expect(addWorkingDays('2028-05-04', 1)).toBe('2028-05-10')
    expect(getCalendarDayKind('2028-05-05', { '2028-05-05': 'kurbanAitExpected' })).toBe('waiting')
  })
})

const days = [
  { date: '2027-05-16', kind: 'kurbanAitExpected' },
  { date: '2027-07-03', kind: 'working' },
  { date: '2027-07-05', kind: 'moved' },
  { date: '2027-12-11', kind: 'working' },
] as const

it('pairs a working Saturday with the nearest day off', () => {
  expect([...pairDays(days)]).toEqual([['2027-07-05', '2027-07-03']])
  const daysWithNearer = [{ date: '2027-07-02', kind: 'moved' }, ...days]
  expect([...pairDays(daysWithNearer)]).toEqual([['2027-07-02', '2027-07-03']])
})

it('lists legal days with their moves and the press’s own days by date', () => {
  const rows = buildYearRows('2027', days)
  expect(rows.slice(0, 2)).toEqual([
    { by: 'law', dates: ['2027-01-01', '2027-01-02'], holiday: 'newYear', moves: ['2027-01-04'] },
    { by: 'law', dates: ['2027-01-07'], holiday: 'christmas', moves: [] },
  ])
  expect(rows.filter(({ by }) => by === 'press')).toEqual([
    { by: 'press', dates: ['2027-05-16'], kind: 'kurbanAitExpected', works: undefined },
    { by: 'press', dates: ['2027-07-05'], kind: 'moved', works: '2027-07-03' },
    { by: 'press', dates: ['2027-12-11'], kind: 'working', works: undefined },
  ])
  expect(rows.map(({ dates: [first = ''] }) => first)).toEqual(
    rows.map(({ dates: [first = ''] }) => first).toSorted((one, other) => one.localeCompare(other)),
  )
})

it('lists the days that a change makes days off or working days', () => {
  expect(findChangedDays([], days)).toEqual({ off: ['2027-07-05'], working: ['2027-07-03', '2027-12-11'] })
  expect(findChangedDays(days, days)).toEqual({ off: [], working: [] })
  // The announced date is the expected date, so no deadline changes.
  const expectedDays = [{ date: '2028-05-05', kind: 'kurbanAitExpected' }] as const
  expect(findChangedDays(expectedDays, [{ date: '2028-05-05', kind: 'kurbanAit' }])).toEqual({ off: [], working: [] })
})
