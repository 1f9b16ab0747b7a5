import { describe, expect, it } from 'vitest'
import { firstFormats } from './formats.ts'
import { getFormatSpec } from './materials.ts'
import { calculateConventionalSheets, calculatePrintedSheets, calculatePublisherSheets } from './sheets.ts'
import vectors from './vectors.json' with { type: 'json' }

const compareTexts = (one: string, other: string) => one.localeCompare(other)

describe('the volume of a book', () => {
  it.each(vectors.formats)('of $format follows the standard', ({ format, trim, share, coefficient }) => {
    const { width, height } = getFormatSpec(format) ?? {}
    expect([width, height]).toEqual(trim)
    expect(calculatePrintedSheets(share * 12, format)).toBe(12)
    expect(calculateConventionalSheets(share * 100, format)).toBe(coefficient * 100)
  })

  it('is known for every built-in format', () => {
    expect(vectors.formats.map(({ format }) => format).toSorted(compareTexts)).toEqual(
      firstFormats.map(({ key }) => key).toSorted(compareTexts),
    )
  })

  it('is null for a format that the press does not have', () => {
    expect([calculatePrintedSheets(100, '10×10/2'), calculateConventionalSheets(100, '10×10/2')]).toEqual([null, null])
  })

  it.each(vectors.imprints)(
    'of $pages pages of $format is printed as $conventional',
    ({ format, pages, conventional }) => {
      expect(calculateConventionalSheets(pages, format) ?? 0).toBeCloseTo(conventional, 2)
    },
  )

  it('of 384 pages of 70×100/16 is 24 printed sheets', () => {
    expect(calculatePrintedSheets(384, '70×100/16')).toBe(24)
  })

  it('is its characters divided by 40 000 in publisher’s sheets', () => {
    expect(calculatePublisherSheets(384_000)).toBe(9.6)
  })
})
