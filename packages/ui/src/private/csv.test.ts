import { describe, expect, it } from 'vitest'
import { toCsv, toTsv } from './csv.ts'

describe('a table for a spreadsheet', () => {
  it('keeps separators, quotes and line breaks inside a cell and leaves missing values empty', () => {
    expect(
      toCsv([
        ['Заказчик', 'Долг'],
        ['ТОО «Кітап; әлемі»', 3472000.5],
        ['ИП "Ли"\nАлматы', null],
      ]),
    ).toBe('\u{feff}Заказчик;Долг\r\n"ТОО «Кітап; әлемі»";3472000,5\r\n"ИП ""Ли""\nАлматы";\r\n')
  })
  it('can be copied as tab-separated text', () => {
    expect(
      toTsv([
        ['Том\t1', 'а;б'],
        [1.5, -2],
      ]),
    ).toBe('"Том\t1"\tа;б\r\n1,5\t-2')
  })
  it.each(['=HYPERLINK(1)', '+7 701 000 00 00', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
    'never contains a formula: %j',
    (text) => {
      expect(toCsv([[text]])).toMatch(/^\u{feff}"?'/u)
      expect(toTsv([[text]])).toMatch(/^"?'/)
    },
  )
  it('keeps a negative number as a number', () => {
    expect(toCsv([[-5]])).toBe('\u{feff}-5\r\n')
  })
})
