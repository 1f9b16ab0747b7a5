import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { limits } from '@press/domain'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { docx, pdf } from '../src/demo/documents.ts'
import { insertPerson } from './rows.ts'
import { openPress } from './support.ts'
import { zip } from './zip.ts'

const press = await openPress()
const author = await insertPerson(press, 'author')

const stored = async () => {
  const { rows } = await press.database.db.execute<{ n: number }>(sql`select count(*)::int as n from files`)
  const paths = readdirSync(join(press.config.dataDir, 'files'), { recursive: true, encoding: 'utf8' })
  return [rows[0]?.n, paths.filter((path) => /\/[0-9a-f]{32}/.test(path)).length]
}
async function refusal(content: Buffer, name: string): Promise<string | undefined> {
  const form = new FormData()
  form.append('purpose', 'document')
  form.append('file', new Blob([new Uint8Array(content)]), name)
  const before = await stored()
  const { status, body } = await author.call('POST /api/files', { body: form })
  if (status === 200) return undefined
  expect(status).toBe(422)
  expect(await stored()).toEqual(before)
  return body.error.fields?.['file']
}

const types = Buffer.from(
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override
  PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
)
const document = [
  { name: '[Content_Types].xml', content: types },
  { name: '_rels/.rels', content: Buffer.from('<Relationships/>') },
  { name: 'word/document.xml', content: Buffer.from('<w:document/>') },
]

describe('a document', () => {
  it('is accepted when valid', async () => {
    expect(await refusal(docx(['Рукопись']), 'Рукопись.docx')).toBeUndefined()
    expect(await refusal(zip(document), 'Рукопись.docx')).toBeUndefined()
    expect(await refusal(pdf('Review'), 'Рецензия.pdf')).toBeUndefined()
  })

  it('of exactly 100 MiB is accepted, and one byte more is refused with that limit', async () => {
    const beginning = Buffer.from('%PDF-1.7\n')
    const oversizedFile = Buffer.alloc(limits.documentBytes + 1, 'x')
    beginning.copy(oversizedFile)
    expect(await refusal(oversizedFile, 'large.pdf')).toBe('Файл больше 100 МБ. Уменьшите его или выберите другой')
    expect(await refusal(oversizedFile.subarray(0, limits.documentBytes), 'large.pdf')).toBeUndefined()
  })

  it.each([
    [
      'a page for a browser before a PDF',
      Buffer.concat([Buffer.from('<html><script>x</script>\n'), pdf('x')]),
      'a.pdf',
    ],
    ['a byte-order mark before a PDF', Buffer.concat([Buffer.from('\uFEFF'), pdf('x')]), 'a.pdf'],
    ['an archive without its directory', zip(document).subarray(0, -30), 'a.docx'],
    ['an archive that counts wrongly', Buffer.concat([zip(document).subarray(0, -12), Buffer.alloc(12)]), 'a.docx'],
  ])('is refused with %s', async (_what, content, name) => {
    expect(await refusal(content, name)).toContain('Содержимое файла')
  })

  it.each(['word/vbaProject.bin', 'word/VBAPROJECT.BIN'])('is refused with macros in %s', async (name) => {
    const withMacros = zip([...document, { name, content: Buffer.from('Sub AutoOpen()') }])
    expect(await refusal(withMacros, 'a.docx')).toContain('макросы')
  })

  it('is refused when it unpacks to twenty times its size or over one gibibyte', async () => {
    const zeros = { name: 'word/media/a.bin', content: Buffer.alloc(30 * 1024 ** 2) }
    expect(await refusal(zip([...document, zeros]), 'a.docx')).toContain('намного больше')
    // The directory claims more than one gibibyte. The content is small, so only the gibibyte limit can refuse the archive.
    const noise = Buffer.from(Array.from({ length: 60_000 }, (_none, index) => (index * 7919) % 251))
    const huge = { name: 'word/media/b.bin', content: noise, size: 1024 ** 3 + 1 }
    expect(await refusal(zip([...document, huge]), 'a.docx')).toContain('намного больше')
  })
})

it('a second file for one field is refused and neither is kept', async () => {
  const form = new FormData()
  form.append('book_name', 'Книга')
  for (const name of ['one.pdf', 'two.pdf']) form.append('manuscript', new Blob([new Uint8Array(pdf(name))]), name)
  const before = await stored()
  const { status } = await author.call('POST /api/applications/create', { body: form })
  expect(status).toBe(400)
  expect(await stored()).toEqual(before)
})
