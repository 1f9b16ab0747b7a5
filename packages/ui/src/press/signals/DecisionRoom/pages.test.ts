import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listSpreads, getSpread, getNextOpening } from './pages.ts'

it('a book opens with its first page alone, then with two pages at a time', () => {
  expect(listSpreads('spread', 6)).toEqual([[1], [2, 3], [4, 5], [6]])
  expect(getSpread(19, 'spread', 214)).toEqual([18, 19])
  expect(getSpread(19, 'single', 214)).toEqual([19])
})

it('turning pages reaches every page, forward and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.constantFrom('spread', 'single'), (total, view) => {
      const visitedPages = new Set<number>()
      let page = 1
      for (let step = 0; step <= total; step += 1) {
        for (const visiblePage of getSpread(page, view, total)) visitedPages.add(visiblePage)
        page = getNextOpening(page, view, total, 1)
      }
      expect(visitedPages.size).toBe(total)
      for (let step = 0; step <= total; step += 1) page = getNextOpening(page, view, total, -1)
      expect(getSpread(page, view, total)).toContain(1)
      expect(listSpreads(view, total).flat()).toEqual([...visitedPages])
    }),
  )
})
