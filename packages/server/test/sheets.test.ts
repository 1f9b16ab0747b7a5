import { expect, it } from 'vitest'
import { openPress } from './support.ts'
import { zip } from './zip.ts'

const press = await openPress()
const pm = await press.as('pm')
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Builds a workbook with one sheet that has these rows, given as XML. */
const workbook = (rows: string, { strings = '', path = 'worksheets/sheet1.xml' } = {}): Buffer =>
  zip(
    Object.entries({
      '[Content_Types].xml':
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
      '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="1" sheetId="1" r:id="s"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="s" Type="${relationships}/worksheet" Target="${path}"/><Relationship Id="t" Type="${relationships}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
      'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>${strings}</t></si></sst>`,
      [path.startsWith('/') ? path.slice(1) : `xl/${path}`]:
        `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    }).map(([name, xml]) => ({ name, content: Buffer.from(xml) })),
  )

const cell = (reference: string, text = 'x'): string => `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`
const head = `<row r="1">${cell('A1', 'Название')}</row>`

async function refusal(content: Buffer): Promise<string | undefined> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), 'books.xlsx')
  const { status, body } = await pm.call('POST /api/books/import', { query: { dry: 1 }, body: form })
  expect([200, 422]).toContain(status)
  return status === 200 ? undefined : body.error.fields?.['file']
}

const columns = 'Не больше 50 столбцов'
const rows = 'Не больше 10000 строк'
const large = 'Таблица слишком велика. Оставьте только нужные строки и сохраните файл заново'

it.each([
  ['the last cell there is', `${head}<row r="1048576">${cell('XFD1048576')}</row>`, rows],
  ['a cell far to the right', `${head}<row r="2">${cell('AY2')}</row>`, columns],
  ['a cell far below in a row that says nothing', `${head}<row>${cell('A10002')}</row>`, rows],
  ['a row that counts beyond', `${head}<row r="10002"/>`, rows],
  ['more rows than are read', head + '<row/>'.repeat(10_001), rows],
  ['more cells in a row than are read', `<row r="1">${'<c/>'.repeat(51)}</row>`, columns],
  ['a row without a number', '<row r="first"/>', rows],
])('a sheet with %s is refused', async (_what, xml, sentence) => {
  expect(await refusal(workbook(xml))).toBe(sentence)
  expect(await refusal(workbook(xml, { path: '/sheets/other.xml' }))).toBe(sentence)
})

it('a sheet that unpacks to more than the limit is refused', async () => {
  expect(await refusal(workbook(`${head}<!--${' '.repeat(50 * 1024 ** 2)}-->`))).toBe(large)
})

it('a sheet with a long text in each cell is refused', async () => {
  const many = Array.from(
    { length: 600 },
    (_, row) => `<row r="${row + 2}"><c r="A${row + 2}" t="s"><v>0</v></c></row>`,
  )
  expect(await refusal(workbook(head + many.join(''), { strings: 'x'.repeat(32_000) }))).toBe(large)
})

it('a sheet that is not XML is refused', async () => {
  expect(await refusal(workbook('<row'))).toMatch('Содержимое файла')
})

it('a sheet exactly at the limits is read', async () => {
  expect(await refusal(workbook(`${head}<row r="10001">${cell('AX10001')}</row>`))).toMatch('В таблице нет столбцов')
})
