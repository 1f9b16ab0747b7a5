import { describe, expect, it } from 'vitest'
import { rebaseFormChanges } from './rebase-form-changes.ts'

const base = { book_name: 'Стилистика', quantity: 500 as number | null, authors: [{ name: 'А. Ким' }] }
const createOwnForm = (changes: Partial<typeof base>) => ({ version: 3, base, values: { ...base, ...changes } })
const createNewRow = (changes: Partial<typeof base>) => ({ version: 4, values: { ...base, ...changes } })

describe('a form over a row that another person has saved', () => {
  it('follows the row in fields that the person has not changed', () => {
    const { filling: rebasedState, clashes } = rebaseFormChanges(
      createOwnForm({ quantity: 700 }),
      createNewRow({ book_name: 'Стилистика текста' }),
    )
    expect(rebasedState.values).toEqual({ ...base, book_name: 'Стилистика текста', quantity: 700 })
    expect(clashes).toEqual([])
  })

  it('keeps the person’s value and names the field when both changed it', () => {
    const { filling: rebasedState, clashes } = rebaseFormChanges(
      createOwnForm({ quantity: 700 }),
      createNewRow({ quantity: 900 }),
    )
    expect(rebasedState.values.quantity).toBe(700)
    expect(clashes).toEqual(['quantity'])
  })

  it('reports no conflict when both entered the same value', () => {
    const authors = [{ name: 'А. Ким' }, { name: 'Б. Ли' }]
    const { clashes } = rebaseFormChanges(
      createOwnForm({ authors }),
      createNewRow({ authors: structuredClone(authors) }),
    )
    expect(clashes).toEqual([])
  })

  it('keeps an emptied field empty', () => {
    expect(rebaseFormChanges(createOwnForm({ quantity: null }), createNewRow({})).filling.values.quantity).toBeNull()
  })

  it('reports a conflict once when it is rebased twice', () => {
    const current = createNewRow({ quantity: 900 })
    const { filling: rebasedState } = rebaseFormChanges(createOwnForm({ quantity: 700 }), current)
    expect(rebasedState).toMatchObject({ version: 4, base: current.values })
    expect(rebaseFormChanges(rebasedState, current)).toEqual({ filling: rebasedState, clashes: [] })
  })
})
