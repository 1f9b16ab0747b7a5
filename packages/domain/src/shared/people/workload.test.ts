import { describe, expect, it } from 'vitest'
import { hoursInWeek, findRelief } from './workload.ts'

describe('the hours of a work in a week', () => {
  // From Monday to Sunday.
  const week = { first: '2026-11-23', last: '2026-11-29' }
  const hours = (start_date: string | null, end_date: string | null) =>
    hoursInWeek({ hours: 40, start_date, end_date }, week)

  it('are proportional to the working days that fall into the week', () => {
    expect(hours('2026-11-23', '2026-12-04')).toBe(20)
    expect(hours('2026-11-24', '2026-11-26')).toBe(40)
    expect(hours('2026-11-19', '2026-11-24')).toBe(20)
  })

  it('count fully for late or undated works, and not at all for later works', () => {
    expect(hours('2026-11-02', '2026-11-20')).toBe(40)
    expect(hours(null, '2026-12-20')).toBe(40)
    expect(hours('2026-11-30', '2026-12-04')).toBe(0)
    expect(hoursInWeek({ hours: null, start_date: null, end_date: null }, week)).toBe(0)
  })
})

const person = (hours: number, ...kinds: string[]) => ({ hours, waiting_hours: 0, capacity_hours: 40, kinds })

it('an overloaded person is relieved by a free person who does the same works', () => {
  const [full, fuller, free, other] = [
    person(45, 'layout'),
    person(60, 'editing'),
    person(20, 'layout', 'index'),
    person(0, 'translation'),
  ]
  expect(findRelief([full, fuller, free, other])).toEqual({ from: full, to: free, free: 20 })
  expect(findRelief([fuller, free, other])).toBeUndefined()
  expect(findRelief([person(45, 'layout'), person(35, 'layout')])).toBeUndefined()
})
