import { expect, it } from 'vitest'
import { readCsvTable } from './csv-rows.ts'

it.each([
  ['semicolons', 'a;b\n1;2'],
  ['commas', 'a,b\r\n1,2\r\n'],
  ['tabs and a byte order mark', '\uFEFFa\tb\n1\t2'],
])('reads a table of %s', (_name, text) => {
  expect(readCsvTable(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

it('keeps separators and ends of lines within quotes', () => {
  expect(readCsvTable('a;b\n"1;\n2";3')).toEqual([
    ['a', 'b'],
    ['1;\n2', '3'],
  ])
})

it('takes off the apostrophe that keeps a text from being a formula, and no other', () => {
  expect(readCsvTable("a;b\n'=1+1;'Кобзарь'")).toEqual([
    ['a', 'b'],
    ['=1+1', "'Кобзарь'"],
  ])
})

it('is none when it breaks off within quotes', () => {
  expect(readCsvTable('a;b\n"1;2')).toBeNull()
})
