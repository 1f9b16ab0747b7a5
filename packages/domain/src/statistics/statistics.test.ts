import { describe, expect, it } from 'vitest'
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
