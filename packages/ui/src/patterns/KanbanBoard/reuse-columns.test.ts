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
    const keep = reuseColumns()
    expect(keep(columns(3))).toBe(keep(columns(3)))
  })

  it('stay the same objects while another column changes', () => {
    const keep = reuseColumns()
    const [stock, done] = keep(columns(3))
    const after = keep(columns(4))
    expect(after[0]).toBe(stock)
    expect(after[1]).not.toBe(done)
    expect(after[1]).toMatchObject({ total: 4 })
  })

  it('are replaced when their number changes or one loses a field', () => {
    const keep = reuseColumns()
    keep(columns(3))
    expect(keep(columns(3).slice(1))).toEqual(columns(3).slice(1))
    expect(
      keep([{ key: 'done', title: 'done', shortTitle: 'done', total: 3, overdue: 0, stage: 'done' }])[0],
    ).toHaveProperty('stage')
  })
})
