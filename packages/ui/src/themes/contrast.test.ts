import { describe, expect, test } from 'vitest'
import { minContrastRatios, getContrastRatio, getTokenValue } from './contrast.ts'
import { contrastPairs } from './contrast-pairs.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'
import { themeNames, themes } from './themes.ts'

const surfaces = { light, dark }

test('the contrast calculation follows WCAG and CSS', () => {
  expect(getContrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(getContrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  // Both arguments are the same color, in two notations.
  expect(getContrastRatio('oklch(0.6 0.098 212)', '#1d8fa2')).toBeCloseTo(1, 1)
  expect(getContrastRatio('oklch(1 0 0)', '#ffffff')).toBeCloseTo(1, 3)
})

test.each(themeNames)('%s puts each part on a surface that is measured here', (name) => {
  expect(Object.keys(surfaces)).toEqual(expect.arrayContaining(Object.values(themes[name])))
})

describe.each(Object.entries(surfaces))('the contrast on the %s surface', (_name, surface) => {
  test.each(contrastPairs)('%s: %s on %s', (kind, foreground, background) => {
    expect(
      getContrastRatio(getTokenValue(surface, foreground), getTokenValue(surface, background)),
    ).toBeGreaterThanOrEqual(minContrastRatios[kind])
  })
})
