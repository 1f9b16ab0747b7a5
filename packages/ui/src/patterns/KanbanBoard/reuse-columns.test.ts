import { describe, expect, it } from 'vitest'
import { reuseColumns } from './reuse-columns.ts'

const columns = (total: number) =>
  (['stock', 'done'] as const).map((key) => ({
    key,
    title: key,
    shortTitle: key,
    total: key === 'done' ? total : 1,
    overdue: 0,
  }))

describe('the columns of a board', () => {
  it('stay the same list while their content is equal', () => {
    const reuse = reuseColumns()
    expect(reuse(columns(3))).toBe(reuse(columns(3)))
  })

  it('stay the same objects while another column changes', () => {
    const reuse = reuseColumns()
    const [stockColumn, doneColumn] = reuse(columns(3))
    const columnsAfter = reuse(columns(4))
    expect(columnsAfter[0]).toBe(stockColumn)
    expect(columnsAfter[1]).not.toBe(doneColumn)
    expect(columnsAfter[1]).toMatchObject({ total: 4 })
  })

  it('are replaced when their number changes or one loses a field', () => {
    const reuse = reuseColumns()
    reuse(columns(3))
    expect(reuse(columns(3).slice(1))).toEqual(columns(3).slice(1))
    expect(
      reuse([{ key: 'done', title: 'done', shortTitle: 'done', total: 3, overdue: 0, stage: 'done' }])[0],
    ).toHaveProperty('stage')
  })
})
