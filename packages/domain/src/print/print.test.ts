import { describe, expect, it } from 'vitest'
import { bindingHolds, bindings } from './materials.ts'
import { spineWidth } from './spine.ts'

describe('a binding', () => {
  it.each([
    [32, ['KShS', 'integral', 'Wire-O', 'staple']],
    [46, ['KBS', 'KShS', 'integral', 'Wire-O']],
    [64, ['7', '7BC', '7B', '7T', 'KBS', 'KShS', 'integral', 'Wire-O', 'staple']],
    [66, ['7', '7BC', '7B', '7T', 'KBS', 'KShS', 'integral', 'Wire-O']],
    [704, ['7', '7BC', '7B', '7T', 'KShS', 'integral', 'Wire-O']],
  ])('of %i pages may be one of those that hold them', (pages, held) => {
    expect(bindings.filter((binding) => bindingHolds(binding, pages))).toEqual(held)
  })
})

describe('a spine', () => {
  it.each([
    [100, 'offset80', 'soft', 10.3],
    [100, 'offset80', 'hard', 15],
    [192, 'offset80', 'hard', 24.2],
    [50, 'coated130', 'soft', 5.5],
  ] as const)('of %i leaves of %s, %s, is %d mm', (leaves, paper, cover, width) => {
    expect(spineWidth(leaves, paper, cover)).toBe(width)
  })
})
