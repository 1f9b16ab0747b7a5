import { describe, expect, it } from 'vitest'
import { firstBindings } from './bindings.ts'
import { isPageCountBindable, firstPapers } from './materials.ts'
import { calculateSpineWidthMm } from './spine.ts'

describe('the possible bindings', () => {
  it.each([
    [24, ['staple']],
    [26, []],
    [28, ['Wire-O', 'staple']],
    [46, ['KBS', 'Wire-O']],
    [56, ['7', '7BC', '7B', '7T', 'KBS', 'integral', 'Wire-O', 'staple']],
    [62, ['7', '7BC', '7B', '7T', 'KBS', 'integral', 'Wire-O']],
    [64, ['7', '7BC', '7B', '7T', 'KBS', 'KShS', 'integral', 'Wire-O', 'staple']],
    [66, ['7', '7BC', '7B', '7T', 'KBS', 'KShS', 'integral', 'Wire-O']],
    [704, ['7', '7BC', '7B', '7T', 'KShS', 'integral', 'Wire-O']],
  ])('are listed for %i pages', (pages, bindings) => {
    expect(firstBindings.map(({ key }) => key).filter((binding) => isPageCountBindable(binding, pages))).toEqual(
      bindings,
    )
  })
})

describe('a spine', () => {
  it.each([
    [100, 'offset80', 'soft', 10.3],
    [100, 'offset80', 'hard', 15],
    [192, 'offset80', 'hard', 24.2],
    [50, 'coated130', 'soft', 5.5],
    [17, 'offset120', 'soft', 2.85],
    [101, 'coated130', 'hard', 15.504],
  ] as const)('of %i leaves of %s, %s, is %d mm', (leaves, paper, cover, width) => {
    expect(calculateSpineWidthMm(leaves, paper, cover)).toBe(width)
  })

  it('is the sum of its leaves and its cover without floating-point errors', () => {
    for (const { key: paper, caliper } of firstPapers)
      for (let leaves = 1; leaves <= 1_000; leaves += 1) {
        const thousandths = leaves * Math.round(caliper * 1_000) + 300
        expect(calculateSpineWidthMm(leaves, paper, 'soft')).toBe(thousandths / 1_000)
      }
  })
})
