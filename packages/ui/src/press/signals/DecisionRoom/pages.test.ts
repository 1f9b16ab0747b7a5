import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openings, openPages, turned } from './pages.ts'

it('a book lies open as it is bound: its first page alone, then two by two', () => {
  expect(openings('spread', 6)).toEqual([[1], [2, 3], [4, 5], [6]])
  expect(openPages(19, 'spread', 214)).toEqual([18, 19])
  expect(openPages(19, 'single', 214)).toEqual([19])
})

it('turning comes through every page, there and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.constantFrom('spread', 'single'), (total, view) => {
      const seen = new Set<number>()
      let page = 1
      for (let step = 0; step <= total; step += 1) {
        for (const open of openPages(page, view, total)) seen.add(open)
        page = turned(page, view, total, 1)
      }
      expect(seen.size).toBe(total)
      for (let step = 0; step <= total; step += 1) page = turned(page, view, total, -1)
      expect(openPages(page, view, total)).toContain(1)
      expect(openings(view, total).flat()).toEqual([...seen])
    }),
  )
})
