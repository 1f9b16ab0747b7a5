import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWorkingDay } from '../shared/dates/dates.ts'
import { editionTypes } from '../shared/books/reference-lists.ts'
import { forecastWorks, forecastProject, type DelayedWork } from './delay-forecast.ts'
import { buildTemplateTasks } from './templates.ts'
import { workTypeStatuses } from '../shared/books/work-types.ts'

const createWork = (id: number, start_date: string, end_date: string, status: DelayedWork['status'] = 'offered') => ({
  id,
  status,
  start_date,
  end_date,
})

describe('the delay forecast', () => {
  // The plan starts on Monday 16 November 2026.
  const plan = [
    createWork(1, '2026-11-16', '2026-11-20', 'in progress'),
    createWork(2, '2026-11-18', '2026-11-27'),
    createWork(3, '2026-11-23', '2026-11-25'),
  ]

  it('shows no delay while all works are on schedule', () => {
    expect(forecastWorks(plan, '2026-11-17').map(({ late }) => late)).toEqual([0, 0, 0])
  })

  it('moves the works that start later and not those in parallel', () => {
    const startedPlan = plan.map((one) => (one.id === 2 ? { ...one, status: 'in progress' as const } : one))
    const { works, ends: expectedEnd, over: daysOver } = forecastProject(startedPlan, '2026-11-27', '2026-11-26')
    expect(works).toMatchObject([
      { id: 1, expected_end: '2026-11-26', late: 6, because: null },
      { id: 2, expected_end: '2026-11-27', late: 0 },
      { id: 3, expected_start: '2026-11-27', expected_end: '2026-12-01', because: 1 },
    ])
    expect([expectedEnd, daysOver]).toEqual(['2026-12-01', 4])
  })

  it('shows no delay for a work planned to start on a day off', () => {
    const worksFromDayOff = [
      createWork(1, '2026-11-16', '2026-11-21', 'approved'),
      createWork(2, '2026-11-22', '2026-11-26', 'in progress'),
    ]
    expect(forecastWorks(worksFromDayOff, '2026-11-23').map(({ late, because }) => [late, because])).toEqual([
      [0, null],
      [0, null],
    ])
  })

  it('ends once the work is submitted', () => {
    const submittedPlan = plan.map((one) => (one.id === 1 ? { ...one, status: 'completed' as const } : one))
    expect(forecastWorks(submittedPlan, '2026-11-23')[2]).toMatchObject({ late: 0, because: null })
  })

  it('never moves a work forward and ignores cancelled ones', () => {
    const dayArbitrary = fc
      .integer({ min: 0, max: 60 })
      .map((n) => new Date(Date.UTC(2026, 10, 1 + n)).toISOString().slice(0, 10))
    const workArbitrary = fc.record({
      id: fc.integer({ min: 1, max: 99 }),
      status: fc.constantFrom(...workTypeStatuses),
      start_date: fc.option(dayArbitrary),
      end_date: fc.option(dayArbitrary),
    })
    fc.assert(
      fc.property(fc.array(workArbitrary, { maxLength: 8 }), dayArbitrary, (works, today) => {
        for (const one of forecastWorks(works, today)) {
          expect(one.expected_start >= one.start_date).toBe(true)
          expect(one.late).toBeGreaterThanOrEqual(0)
        }
        const activeWorks = works.filter(({ status }) => status !== 'cancelled')
        expect(forecastWorks(works, today)).toEqual(forecastWorks(activeWorks, today))
      }),
    )
  })
})

describe('a template of works', () => {
  it.each(editionTypes)('for a %s uses working days and each work once', (type) => {
    // The project starts on a Saturday, so its first work starts on Monday.
    const tasks = buildTemplateTasks(type, '2026-11-21')
    expect(tasks[0]?.start_date).toBe('2026-11-23')
    for (const { start_date, end_date } of tasks) {
      expect([start_date, end_date].every(isWorkingDay)).toBe(true)
      expect(end_date >= start_date).toBe(true)
    }
    expect(new Set(tasks.map(({ name }) => name)).size).toBe(tasks.length)
  })
})
