import { describe, expect, it } from 'vitest'
import { buildImprint, getPrinter, type ImprintInput } from './imprint.ts'
import { calculatePrintedSheets } from './sheets.ts'
import vectors from './imprints.json' with { type: 'json' }

const emptyImprint: ImprintInput = {
  udc: null,
  bbk: null,
  signed: null,
  format: null,
  pages: null,
  volume: null,
  symbols: null,
  paper: null,
  typeface: null,
  method: null,
  copies: null,
  order: null,
  publisher: null,
  printer: null,
}
const press = { name: 'Қазақ университеті', address: 'Алматы, пр. аль-Фараби, 71' }
const getConventionalSheets = (facts: Partial<ImprintInput>): number | undefined =>
  buildImprint({ ...emptyImprint, ...facts }).flatMap((part) =>
    part.part === 'conventionalSheets' ? part.sheets : [],
  )[0]

describe('the imprint line of a book', () => {
  it.each(vectors.worked)(
    'calculates the printed volume of $pages pages of $format',
    ({ format, pages, conventional }) => {
      // A volume with one decimal may differ by half of a tenth, and a volume with two decimals by a whole hundredth.
      const tolerance = /\.\d\d/.test(conventional) ? 0.01 : 0.05
      expect(Math.abs((getConventionalSheets({ format, pages }) ?? 0) - Number(conventional))).toBeLessThanOrEqual(
        tolerance,
      )
    },
  )

  it.each(vectors.worked.filter(({ printed }) => printed))('counts $printed sheets of $pages pages', (book) => {
    expect(calculatePrintedSheets(book.pages, book.format)).toBe(book.printed)
  })

  it('lists all parts in the usual order', () => {
    const bookData = {
      signed: '2026-03-12',
      format: '60×84/16',
      pages: 200,
      symbols: 412_345,
      paper: 'offset80',
    } as const
    const productionData = { udc: '51(075.8)', bbk: '22.1я73', typeface: 'Times New Roman', method: 'digital' } as const
    const imprintFirms = { publisher: press, printer: { name: 'Дәуір', address: '' } }
    expect(
      buildImprint({ ...emptyImprint, ...bookData, ...productionData, ...imprintFirms, copies: 500, order: '1143' }),
    ).toEqual([
      { part: 'udc', code: '51(075.8)' },
      { part: 'bbk', code: '22.1я73' },
      { part: 'signed', day: '2026-03-12' },
      { part: 'format', format: '60×84 1/16' },
      { part: 'paper', paper: 'offset80' },
      { part: 'typeface', typeface: 'Times New Roman' },
      { part: 'method', method: 'digital' },
      { part: 'conventionalSheets', sheets: 11.63 },
      { part: 'publisherSheets', sheets: 10.31 },
      { part: 'copies', copies: 500 },
      { part: 'order', order: '1143' },
      { part: 'published', firm: press },
      { part: 'printed', firm: { name: 'Дәуір', address: '' } },
    ])
  })

  it('names a press once when it prints its own book', () => {
    const pressAsPrinter = getPrinter({ printer_name: null, printer_address: null }, press)
    expect(buildImprint({ ...emptyImprint, publisher: press, printer: pressAsPrinter })).toEqual([
      { part: 'publishedAndPrinted', firm: press },
    ])
    const otherPrinter = getPrinter({ printer_name: 'Дәуір', printer_address: null }, press)
    expect(buildImprint({ ...emptyImprint, publisher: press, printer: otherPrinter }).map(({ part }) => part)).toEqual([
      'published',
      'printed',
    ])
    expect(buildImprint({ ...emptyImprint, publisher: press })).toEqual([{ part: 'published', firm: press }])
  })

  it('uses the volume that was entered by hand', () => {
    expect(getConventionalSheets({ format: '60×84/16', pages: 200, volume: 12 })).toBe(12)
    expect(getConventionalSheets({ volume: 12 })).toBe(12)
  })

  it('omits unknown parts', () => {
    expect(buildImprint(emptyImprint)).toEqual([])
    expect(buildImprint({ ...emptyImprint, format: 'A5' })).toEqual([{ part: 'format', format: 'A5' }])
  })
})
