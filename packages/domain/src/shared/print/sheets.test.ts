import { describe, expect, it } from 'vitest'
import { firstFormats } from './formats.ts'
import { formatSpec } from './materials.ts'
import { conventionalSheets, printedSheets, publisherSheets } from './sheets.ts'
import vectors from './vectors.json' with { type: 'json' }

const byText = (one: string, other: string) => one.localeCompare(other)

describe('the volume of a book', () => {
  it.each(vectors.formats)('of $format follows the standard', ({ format, trim, share, coefficient }) => {
    const { width, height } = formatSpec(format) ?? {}
    expect([width, height]).toEqual(trim)
    expect(printedSheets(share * 12, format)).toBe(12)
    expect(conventionalSheets(share * 100, format)).toBe(coefficient * 100)
  })

  it('is known for every built-in format', () => {
    expect(vectors.formats.map(({ format }) => format).toSorted(byText)).toEqual(
      firstFormats.map(({ key }) => key).toSorted(byText),
    )
  })

  it('is null for a format that the press does not have', () => {
    expect([printedSheets(100, '10×10/2'), conventionalSheets(100, '10×10/2')]).toEqual([null, null])
  })

  it.each(vectors.imprints)(
    'of $pages pages of $format is printed as $conventional',
    ({ format, pages, conventional }) => {
      expect(conventionalSheets(pages, format) ?? 0).toBeCloseTo(conventional, 2)
    },
  )

  it('of 384 pages of 70×100/16 is 24 printed sheets', () => {
    expect(printedSheets(384, '70×100/16')).toBe(24)
  })

  it('is its characters divided by 40 000 in publisher’s sheets', () => {
    expect(publisherSheets(384_000)).toBe(9.6)
  })
})
