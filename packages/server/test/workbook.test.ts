import readExcel from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { toSheetName, createWorkbook } from '../src/app/workbook.ts'

it.each([
  ['Долина Или: путевые записки', 'Долина Или путевые записки'],
  ['Қазақ тілінің тарихи грамматикасы', 'Қазақ тілінің тарихи грамматика'],
  ['Кино/театр [2-е изд.]?', 'Кино театр 2-е изд.'],
  ["'Абай'", 'Абай'],
  [' : ', 'Press'],
  [`${'a'.repeat(30)}😀`, 'a'.repeat(30)],
])('a sheet of «%s» is called «%s»', async (title, name) => {
  expect(toSheetName(title)).toBe(name)
  const file = await createWorkbook({ title, columns: [{ head: 'Книга' }], rows: [[title]] })
  const [sheet] = await readExcel(file)
  expect(sheet).toEqual({ sheet: name, data: [['Книга'], [title.trim()]] })
})
