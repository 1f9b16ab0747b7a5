import { describe, expect, it } from 'vitest'
import { getWorkColumn, workColumns, workDropRefusal } from './work-board.ts'
import { workTypeRefusal } from './work-types.ts'

describe('an executor’s board', () => {
  it('lets go what is paid or cancelled', () => {
    expect(getWorkColumn('paid')).toBeUndefined()
    expect(getWorkColumn('cancelled')).toBeUndefined()
    expect(workColumns.map(getWorkColumn)).toEqual(workColumns)
  })

  it('takes a drop exactly where the way of a work does', () => {
    const executor = { role: 'executor', own: true } as const
    for (const from of workColumns)
      for (const to of workColumns) {
        if (from === to) continue
        const way = workTypeRefusal({ status: from, executor_id: 5, result_files: [{}] }, executor, to)
        expect([from, to, workDropRefusal(from, to, false) === null]).toEqual([from, to, way === null])
      }
  })

  it('waits for the manager once an offer to several is answered', () => {
    expect(workDropRefusal('offered', 'in progress', true)).toBe('answered')
  })
})
