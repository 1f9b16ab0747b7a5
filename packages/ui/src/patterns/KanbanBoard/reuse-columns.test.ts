import { describe, expect, it } from 'vitest'
import { reuseColumns } from './reuse-columns.ts'

const createColumns = (total: number) =>
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
    expect(reuse(createColumns(3))).toBe(reuse(createColumns(3)))
  })

  it('stay the same objects while another column changes', () => {
    const reuse = reuseColumns()
    const [stockColumn, doneColumn] = reuse(createColumns(3))
    const columnsAfter = reuse(createColumns(4))
    expect(columnsAfter[0]).toBe(stockColumn)
    expect(columnsAfter[1]).not.toBe(doneColumn)
    expect(columnsAfter[1]).toMatchObject({ total: 4 })
  })

  it('are replaced when their number changes or one loses a field', () => {
    const reuse = reuseColumns()
    reuse(createColumns(3))
    expect(reuse(createColumns(3).slice(1))).toEqual(createColumns(3).slice(1))
    expect(
      reuse([{ key: 'done', title: 'done', shortTitle: 'done', total: 3, overdue: 0, stage: 'done' }])[0],
    ).toHaveProperty('stage')
  })
})
