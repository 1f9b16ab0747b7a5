import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLinearScale } from './scale.ts'

const getTicks = (min: number, max: number) => createLinearScale([min, max], [200, 0]).ticks

describe('the values on an axis', () => {
  it('are round and of a readable number', () => {
    expect(getTicks(0, 31)).toEqual([0, 10, 20, 30])
    expect(getTicks(0, 21.7)).toEqual([0, 5, 10, 15, 20])
    expect(getTicks(-12, 14)).toEqual([-10, -5, 0, 5, 10])
    expect(getTicks(0, 0.31)).toEqual([0, 0.1, 0.2, 0.3])
  })

  it('are whole numbers for whole values', () => {
    expect(getTicks(0, 3)).toEqual([0, 1, 2, 3])
    expect(getTicks(0, 11)).toEqual([0, 2, 4, 6, 8, 10])
    expect(getTicks(0, 1)).toEqual([0, 1])
  })

  it('lie inside any data in equal steps', () => {
    const number = fc.integer({ min: -1e9, max: 1e9 }).map((tenths) => tenths / 10)
    fc.assert(
      fc.property(number, number, (a, b) => {
        const [min, max] = [Math.min(a, b), Math.max(a, b) + 1]
        const ticks = createLinearScale([min, max], [200, 0], { zero: false }).ticks
        expect(ticks.length).toBeGreaterThan(0)
        expect(ticks.length).toBeLessThan(8)
        expect(ticks[0]).toBeGreaterThanOrEqual(min)
        expect(ticks.at(-1)).toBeLessThanOrEqual(max)
        const gaps = ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0))
        expect(Math.max(0, ...gaps) - Math.min(...gaps, Math.max(0, ...gaps))).toBeLessThan(1e-6)
      }),
    )
  })
})

it('maps values to pixels, also upward, and covers the whole data', () => {
  const { getPosition, ticks } = createLinearScale([14, null, 40], [200, 0])
  expect(ticks).toEqual([0, 10, 20, 30, 40])
  expect([getPosition(0), getPosition(20), getPosition(40)]).toEqual([200, 100, 0])
  expect(createLinearScale([31], [200, 0]).getPosition(31)).toBe(0)
  expect(createLinearScale([0, 0], [200, 0])).toMatchObject({ ticks: [0, 1] })
})
