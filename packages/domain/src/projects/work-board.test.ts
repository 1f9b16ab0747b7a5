import { describe, expect, it } from 'vitest'
import { getWorkColumn, workColumns, getWorkDropRefusal } from './work-board.ts'
import { getWorkTypeRefusal } from '../shared/books/work-types.ts'

describe('an executor’s board', () => {
  it('drops paid and cancelled works', () => {
    expect(getWorkColumn('paid')).toBeUndefined()
    expect(getWorkColumn('cancelled')).toBeUndefined()
    expect(workColumns.map(getWorkColumn)).toEqual(workColumns)
  })

  it('accepts a drop exactly when the work’s transition is allowed', () => {
    const executor = { role: 'executor', own: true } as const
    for (const from of workColumns)
      for (const to of workColumns) {
        if (from === to) continue
        const refusal = getWorkTypeRefusal({ status: from, executor_id: 5, result_files: [{}] }, executor, to)
        expect([from, to, getWorkDropRefusal(from, to, false) === null]).toEqual([from, to, refusal === null])
      }
  })

  it('refuses to start an offer to several executors that is already answered', () => {
    expect(getWorkDropRefusal('offered', 'in progress', true)).toBe('answered')
  })
})
