import { expect, it } from 'vitest'
import { openPress } from './support.ts'
import { createZip } from './zip.ts'

const press = await openPress()
const pm = await press.as('pm')
const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationshipsNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Builds a workbook with one sheet that has these rows, given as XML. */
const createWorkbook = (rows: string, { strings = '', path = 'worksheets/sheet1.xml' } = {}): Buffer =>
  createZip(
    Object.entries({
      '[Content_Types].xml':
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
      '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="${relationshipsNamespace}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `<workbook xmlns="${mainNamespace}" xmlns:r="${relationshipsNamespace}"><sheets><sheet name="1" sheetId="1" r:id="s"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="s" Type="${relationshipsNamespace}/worksheet" Target="${path}"/><Relationship Id="t" Type="${relationshipsNamespace}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
      'xl/sharedStrings.xml': `<sst xmlns="${mainNamespace}"><si><t>${strings}</t></si></sst>`,
      [path.startsWith('/') ? path.slice(1) : `xl/${path}`]:
        `<worksheet xmlns="${mainNamespace}"><sheetData>${rows}</sheetData></worksheet>`,
    }).map(([name, xml]) => ({ name, content: Buffer.from(xml) })),
  )

const createCell = (reference: string, text = 'x'): string =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`
const headerRow = `<row r="1">${createCell('A1', 'Название')}</row>`

async function importAndGetError(content: Buffer): Promise<string | undefined> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), 'books.xlsx')
  const { status, body } = await pm.call('POST /api/books/import', { query: { dry: 1 }, body: form })
  expect([200, 422]).toContain(status)
  return status === 200 ? undefined : body.error.fields?.['file']
}

const tooManyColumnsMessage = 'Не больше 50 столбцов'
const tooManyRowsMessage = 'Не больше 10000 строк'
const tooLargeMessage = 'Таблица слишком велика. Оставьте только нужные строки и сохраните файл заново'

it.each([
  ['the last cell there is', `${headerRow}<row r="1048576">${createCell('XFD1048576')}</row>`, tooManyRowsMessage],
  ['a cell far to the right', `${headerRow}<row r="2">${createCell('AY2')}</row>`, tooManyColumnsMessage],
  ['a cell far below in a row that says nothing', `${headerRow}<row>${createCell('A10002')}</row>`, tooManyRowsMessage],
  ['a row that counts beyond', `${headerRow}<row r="10002"/>`, tooManyRowsMessage],
  ['more rows than are read', headerRow + '<row/>'.repeat(10_001), tooManyRowsMessage],
  ['more cells in a row than are read', `<row r="1">${'<c/>'.repeat(51)}</row>`, tooManyColumnsMessage],
  ['a row without a number', '<row r="first"/>', tooManyRowsMessage],
])('a sheet with %s is refused', async (_what, xml, sentence) => {
  expect(await importAndGetError(createWorkbook(xml))).toBe(sentence)
  expect(await importAndGetError(createWorkbook(xml, { path: '/sheets/other.xml' }))).toBe(sentence)
})

it('a sheet that unpacks to more than the limit is refused', async () => {
  expect(await importAndGetError(createWorkbook(`${headerRow}<!--${' '.repeat(50 * 1024 ** 2)}-->`))).toBe(
    tooLargeMessage,
  )
})

it('a sheet with a long text in each cell is refused', async () => {
  const manyRows = Array.from(
    { length: 600 },
    (_, row) => `<row r="${row + 2}"><c r="A${row + 2}" t="s"><v>0</v></c></row>`,
  )
  expect(await importAndGetError(createWorkbook(headerRow + manyRows.join(''), { strings: 'x'.repeat(32_000) }))).toBe(
    tooLargeMessage,
  )
})

it('a sheet that is not XML is refused', async () => {
  expect(await importAndGetError(createWorkbook('<row'))).toMatch('Содержимое файла')
})

it('a sheet exactly at the limits is read', async () => {
  expect(await importAndGetError(createWorkbook(`${headerRow}<row r="10001">${createCell('AX10001')}</row>`))).toMatch(
    'В таблице нет столбцов',
  )
})
