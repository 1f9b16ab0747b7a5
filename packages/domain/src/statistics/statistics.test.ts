import { describe, expect, it } from 'vitest'
import { hoursInWeek, findRelief } from '../shared/people/workload.ts'
import { riskReason, type RiskInput } from './risks.ts'
import { findBottleneck, getStageThroughput } from './stage-throughput.ts'

const now = { books: 6, overdue: 1, entered: 3 }

describe('the throughput of a stage', () => {
  it('is measured from finished books and is empty without any', () => {
    expect(getStageThroughput('author', now, [9, 2, 30])).toMatchObject({
      passed: 3,
      median_days: 9,
      p90_days: 30,
      norm_days: 5,
    })
    expect(getStageThroughput('author', now, [])).toMatchObject({ passed: 0, median_days: null, p90_days: null })
    expect(getStageThroughput('done', now, []).norm_days).toBeNull()
  })

  it('shows as the bottleneck the stage with books that exceeds its norm most', () => {
    const rows = [
      getStageThroughput('author', now, [9]),
      getStageThroughput('process', now, [30]),
      getStageThroughput('wap', { ...now, books: 0 }, [40]),
      getStageThroughput('stock', now, [1]),
    ]
    expect(findBottleneck(rows)?.stage).toBe('author')
    expect(findBottleneck([getStageThroughput('stock', now, [5])])).toBeUndefined()
  })
})

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

it('a late book gets the reason that its stage still lacks', () => {
  const facts: RiskInput = {
    stage: 'process',
    protocol: true,
    has_project: true,
    late_work: false,
    open_works: 2,
    signal: true,
    signed: false,
    printing: false,
    received: true,
  }
  const reason = (change: Partial<RiskInput>) => riskReason({ ...facts, ...change })
  expect(reason({})).toBe('worksOpen')
  expect(reason({ late_work: true })).toBe('workLate')
  expect(reason({ open_works: 0 })).toBe('notSent')
  expect(reason({ stage: 'editor', protocol: false })).toBe('protocol')
  expect(reason({ stage: 'author' })).toBe('notSigned')
  expect(reason({ stage: 'author', signed: true })).toBe('notSentToPrint')
  expect(reason({ stage: 'stock' })).toBe('notHandedOver')
})
