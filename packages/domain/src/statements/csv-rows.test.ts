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

it('keeps separators and line breaks within quotes', () => {
  expect(readCsvTable('a;b\n"1;\n2";3')).toEqual([
    ['a', 'b'],
    ['1;\n2', '3'],
  ])
})

it('removes only the apostrophe that protects a text from becoming a formula', () => {
  expect(readCsvTable("a;b\n'=1+1;'Кобзарь'")).toEqual([
    ['a', 'b'],
    ['=1+1', "'Кобзарь'"],
  ])
})

it('returns null for a table that ends within quotes', () => {
  expect(readCsvTable('a;b\n"1;2')).toBeNull()
})
