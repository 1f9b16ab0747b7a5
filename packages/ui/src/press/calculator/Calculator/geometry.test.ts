import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeBookOutlines, type Point } from './geometry.ts'

const board = { width: 494, height: 420 }
const arbitraryBook = fc.record({
  width: fc.integer({ min: 105, max: 220 }),
  height: fc.integer({ min: 148, max: 297 }),
  spine: fc.integer({ min: 5, max: 1050 }).map((tenths) => tenths / 10),
  hard: fc.boolean(),
})
const getLength = ([from, to]: readonly [Point, Point]) => Math.hypot(to[0] - from[0], to[1] - from[1])

describe('a book drawing', () => {
  test('keeps the proportions of the real one', () => {
    fc.assert(
      fc.property(arbitraryBook, (book) => {
        const { measures, scale } = computeBookOutlines(book, board)
        expect(getLength(measures.width) / scale).toBeCloseTo(book.width, 3)
        expect(getLength(measures.height) / scale).toBeCloseTo(book.height, 3)
        // Depth is foreshortened by the same factor for every book.
        expect(getLength(measures.spine) / scale / book.spine).toBeCloseTo(Math.hypot(0.89, 0.41), 3)
      }),
    )
  })

  test('stays on the board', () => {
    fc.assert(
      fc.property(arbitraryBook, (book) => {
        const { back, front, top, edge } = computeBookOutlines(book, board)
        for (const [x, y] of [...back, ...front, ...top, ...edge]) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(board.width)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(board.height)
        }
      }),
    )
  })
})
