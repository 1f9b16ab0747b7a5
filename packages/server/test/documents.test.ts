import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { limits } from '@press/domain'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createDocx, createPdf } from '../src/demo/documents.ts'
import { insertPerson } from './rows.ts'
import { openPress } from './support.ts'
import { createZip } from './zip.ts'

const press = await openPress()
const author = await insertPerson(press, 'author')

const countStored = async () => {
  const { rows } = await press.database.db.execute<{ n: number }>(sql`select count(*)::int as n from files`)
  const paths = readdirSync(join(press.config.dataDir, 'files'), { recursive: true, encoding: 'utf8' })
  return [rows[0]?.n, paths.filter((path) => /\/[0-9a-f]{32}/.test(path)).length]
}
async function uploadAndGetError(content: Buffer, name: string): Promise<string | undefined> {
  const form = new FormData()
  form.append('purpose', 'document')
  form.append('file', new Blob([new Uint8Array(content)]), name)
  const countsBefore = await countStored()
  const { status, body } = await author.call('POST /api/files', { body: form })
  if (status === 200) return undefined
  expect(status).toBe(422)
  expect(await countStored()).toEqual(countsBefore)
  return body.error.fields?.['file']
}

const contentTypesXml = Buffer.from(
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override
  PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
)
const documentParts = [
  { name: '[Content_Types].xml', content: contentTypesXml },
  { name: '_rels/.rels', content: Buffer.from('<Relationships/>') },
  { name: 'word/document.xml', content: Buffer.from('<w:document/>') },
]

describe('a document', () => {
  it('is accepted when valid', async () => {
    expect(await uploadAndGetError(createDocx(['Рукопись']), 'Рукопись.docx')).toBeUndefined()
    expect(await uploadAndGetError(createZip(documentParts), 'Рукопись.docx')).toBeUndefined()
    expect(await uploadAndGetError(createPdf('Review'), 'Рецензия.pdf')).toBeUndefined()
  })

  it('of exactly 100 MiB is accepted, and one byte more is refused with that limit', async () => {
    const beginning = Buffer.from('%PDF-1.7\n')
    const oversizedFile = Buffer.alloc(limits.documentBytes + 1, 'x')
    beginning.copy(oversizedFile)
    expect(await uploadAndGetError(oversizedFile, 'large.pdf')).toBe(
      'Файл больше 100 МБ. Уменьшите его или выберите другой',
    )
    expect(await uploadAndGetError(oversizedFile.subarray(0, limits.documentBytes), 'large.pdf')).toBeUndefined()
  })

  it.each([
    [
      'a page for a browser before a PDF',
      Buffer.concat([Buffer.from('<html><script>x</script>\n'), createPdf('x')]),
      'a.pdf',
    ],
    ['a byte-order mark before a PDF', Buffer.concat([Buffer.from('\uFEFF'), createPdf('x')]), 'a.pdf'],
    ['an archive without its directory', createZip(documentParts).subarray(0, -30), 'a.docx'],
    [
      'an archive that counts wrongly',
      Buffer.concat([createZip(documentParts).subarray(0, -12), Buffer.alloc(12)]),
      'a.docx',
    ],
  ])('is refused with %s', async (_what, content, name) => {
    expect(await uploadAndGetError(content, name)).toContain('Содержимое файла')
  })

  it.each(['word/vbaProject.bin', 'word/VBAPROJECT.BIN'])('is refused with macros in %s', async (name) => {
    const archiveWithMacros = createZip([...documentParts, { name, content: Buffer.from('Sub AutoOpen()') }])
    expect(await uploadAndGetError(archiveWithMacros, 'a.docx')).toContain('макросы')
  })

  it('is refused when it unpacks to twenty times its size or over one gibibyte', async () => {
    const zeroPart = { name: 'word/media/a.bin', content: Buffer.alloc(30 * 1024 ** 2) }
    expect(await uploadAndGetError(createZip([...documentParts, zeroPart]), 'a.docx')).toContain('намного больше')
    // The directory claims more than one gibibyte. The content is small, so only the gibibyte limit can refuse the archive.
    const noise = Buffer.from(Array.from({ length: 60_000 }, (_none, index) => (index * 7919) % 251))
    const hugePart = { name: 'word/media/b.bin', content: noise, size: 1024 ** 3 + 1 }
    expect(await uploadAndGetError(createZip([...documentParts, hugePart]), 'a.docx')).toContain('намного больше')
  })
})

it('a second file for one field is refused and neither is kept', async () => {
  const form = new FormData()
  form.append('book_name', 'Книга')
  for (const name of ['one.pdf', 'two.pdf'])
    form.append('manuscript', new Blob([new Uint8Array(createPdf(name))]), name)
  const countsBefore = await countStored()
  const { status } = await author.call('POST /api/applications/create', { body: form })
  expect(status).toBe(400)
  expect(await countStored()).toEqual(countsBefore)
})
