import { describe, expect, it } from 'vitest'
import { listVisiblePages } from './page-list.ts'

describe('the list of page numbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 9, [1, 2, null, 9]],
    [3, 9, [1, 2, 3, 4, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [6, 9, [1, null, 5, 6, 7, 8, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('on page %i of %i', (page, lastPage, pages) => {
    expect(listVisiblePages(page, lastPage)).toEqual(pages)
  })
})
