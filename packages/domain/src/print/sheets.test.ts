import { describe, expect, it } from 'vitest'
import { bookFormats, type BookFormat } from './formats.ts'
import { conventionalSheets, printedSheets, publisherSheets } from './sheets.ts'
import vectors from './vectors.json' with { type: 'json' }

describe('the volume of a book', () => {
  it.each(vectors.formats)(
    'of $format is cut and counted as the standard says',
    ({ format, trim, share, coefficient }) => {
      const known = format as BookFormat
      expect(bookFormats[known]).toEqual(trim)
      expect(printedSheets(share * 12, known)).toBe(12)
      expect(conventionalSheets(share * 100, known)).toBe(coefficient * 100)
    },
  )

  it.each(vectors.imprints)(
    'of $pages pages of $format is printed as $conventional',
    ({ format, pages, conventional }) => {
      expect(conventionalSheets(pages, format as BookFormat)).toBeCloseTo(conventional, 2)
    },
  )

  it('of 384 pages of 70×100/16 is 24 printed sheets', () => {
    expect(printedSheets(384, '70×100/16')).toBe(24)
  })

  it('in publisher’s sheets is its characters by 40 000', () => {
    expect(publisherSheets(384_000)).toBe(9.6)
  })
})
