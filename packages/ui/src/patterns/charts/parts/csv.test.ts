import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('writes a file that a spreadsheet reads: quotes kept, what is missing left empty', () => {
  expect(
    toCsv([
      ['Заказчик', 'Долг'],
      ['ТОО «Кітап; әлемі»', 3472000.5],
      ['ИП "Ли"', null],
    ]),
  ).toBe('\u{feff}Заказчик;Долг\r\n"ТОО «Кітап; әлемі»";3472000,5\r\n"ИП ""Ли""";\r\n')
})

it('never hands a spreadsheet a formula', () => {
  expect(toCsv([['=HYPERLINK(1)', -5]])).toBe("\u{feff}'=HYPERLINK(1);-5\r\n")
})
