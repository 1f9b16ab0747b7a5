import { describe, expect, it } from 'vitest'
import { findRiskReason, type RiskInput } from './risks.ts'
import { findBottleneck, getStageThroughput } from './stage-throughput.ts'

const currentCounts = { books: 6, overdue: 1, entered: 3 }

describe('the throughput of a stage', () => {
  it('is measured from finished books and is empty without any', () => {
    expect(getStageThroughput('author', currentCounts, [9, 2, 30])).toMatchObject({
      passed: 3,
      median_days: 9,
      p90_days: 30,
      norm_days: 5,
    })
    expect(getStageThroughput('author', currentCounts, [])).toMatchObject({
      passed: 0,
      median_days: null,
      p90_days: null,
    })
    expect(getStageThroughput('done', currentCounts, []).norm_days).toBeNull()
  })

  it('shows as the bottleneck the stage with books that exceeds its norm most', () => {
    const rows = [
      getStageThroughput('author', currentCounts, [9]),
      getStageThroughput('process', currentCounts, [30]),
      getStageThroughput('wap', { ...currentCounts, books: 0 }, [40]),
      getStageThroughput('stock', currentCounts, [1]),
    ]
    expect(findBottleneck(rows)?.stage).toBe('author')
    expect(findBottleneck([getStageThroughput('stock', currentCounts, [5])])).toBeUndefined()
  })
})

it('a late book gets the reason that its stage still lacks', () => {
  const lateBook: RiskInput = {
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
  const getReason = (change: Partial<RiskInput>) => findRiskReason({ ...lateBook, ...change })
  expect(getReason({})).toBe('worksOpen')
  expect(getReason({ late_work: true })).toBe('workLate')
  expect(getReason({ open_works: 0 })).toBe('notSent')
  expect(getReason({ stage: 'editor', protocol: false })).toBe('protocol')
  expect(getReason({ stage: 'author' })).toBe('notSigned')
  expect(getReason({ stage: 'author', signed: true })).toBe('notSentToPrint')
  expect(getReason({ stage: 'stock' })).toBe('notHandedOver')
})
