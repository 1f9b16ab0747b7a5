import { describe, expect, it } from 'vitest'
import { calculateHoursInWeek, findWorkTransfer } from './workload.ts'

describe('the hours of a work in a week', () => {
  // From Monday to Sunday.
  const week = { first: '2026-11-23', last: '2026-11-29' }
  const calculateHours = (start_date: string | null, end_date: string | null) =>
    calculateHoursInWeek({ hours: 40, start_date, end_date }, week)

  it('are proportional to the working days that fall into the week', () => {
    expect(calculateHours('2026-11-23', '2026-12-04')).toBe(20)
    expect(calculateHours('2026-11-24', '2026-11-26')).toBe(40)
    expect(calculateHours('2026-11-19', '2026-11-24')).toBe(20)
  })

  it('count fully for late or undated works, and not at all for later works', () => {
    expect(calculateHours('2026-11-02', '2026-11-20')).toBe(40)
    expect(calculateHours(null, '2026-12-20')).toBe(40)
    expect(calculateHours('2026-11-30', '2026-12-04')).toBe(0)
    expect(calculateHoursInWeek({ hours: null, start_date: null, end_date: null }, week)).toBe(0)
  })
})

const createPerson = (hours: number, ...kinds: string[]) => ({ hours, waiting_hours: 0, capacity_hours: 40, kinds })

it('an overloaded person is relieved by a free person who does the same works', () => {
  const [overloadedPerson, mostOverloadedPerson, freePerson, freeTranslator] = [
    createPerson(45, 'layout'),
    createPerson(60, 'editing'),
    createPerson(20, 'layout', 'index'),
    createPerson(0, 'translation'),
  ]
  expect(findWorkTransfer([overloadedPerson, mostOverloadedPerson, freePerson, freeTranslator])).toEqual({
    from: overloadedPerson,
    to: freePerson,
    free: 20,
  })
  expect(findWorkTransfer([mostOverloadedPerson, freePerson, freeTranslator])).toBeUndefined()
  expect(findWorkTransfer([createPerson(45, 'layout'), createPerson(35, 'layout')])).toBeUndefined()
})
