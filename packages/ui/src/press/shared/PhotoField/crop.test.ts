import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clampCrop, getMaxZoom, getCropSquare, wholeCrop } from './crop.ts'

const picture = fc.record({ width: fc.integer({ min: 200, max: 6000 }), height: fc.integer({ min: 200, max: 6000 }) })
const number = fc.double({ min: -3, max: 40, noNaN: true })

it('every crop stays inside the picture and above the minimum size', () => {
  fc.assert(
    fc.property(picture, number, number, number, (size, x, y, zoom) => {
      const { left, top, side } = getCropSquare(clampCrop({ x, y, zoom }, size, 200), size)
      expect(side).toBeGreaterThanOrEqual(200 - 1e-6)
      expect(left).toBeGreaterThanOrEqual(-1e-6)
      expect(top).toBeGreaterThanOrEqual(-1e-6)
      expect(left + side).toBeLessThanOrEqual(size.width + 1e-6)
      expect(top + side).toBeLessThanOrEqual(size.height + 1e-6)
    }),
  )
})

it('the initial crop is the middle of the picture', () => {
  expect(getCropSquare(wholeCrop, { width: 800, height: 600 })).toEqual({ left: 100, top: 0, side: 600 })
  expect(getMaxZoom({ width: 200, height: 600 }, 200)).toBe(1)
})
