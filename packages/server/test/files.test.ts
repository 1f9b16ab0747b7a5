import { readdirSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { fileLinks, sessions } from '../src/database/schema.ts'
import { removeOrphans } from '../src/files/clean-up.ts'
import { hashToken } from '../src/auth/tokens.ts'
import { createFiles } from '../src/files/files.ts'
import type { ImageSize } from '../src/files/image-sizes.ts'
import { openPress, type Person } from './support.ts'

const press = await openPress()
const { db } = press.database
const author = await press.as('author')
const files = createFiles(db, press.config)

/** Returns the URL of an image, as a person sees it. */
async function getImageUrl(person: Person, id: number, size: ImageSize): Promise<string> {
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.token_hash, hashToken(person.token)))
  return createFiles(db, press.config)
    .forSession(session?.id ?? 0)
    .imageUrl(id, size)
}

const createPdf = (bytes = 2000): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'x')])
const createPng = (width = 300): Promise<Buffer> =>
  sharp({ create: { width, height: 400, channels: 3, background: '#145c66' } })
    .png()
    .toBuffer()

const createForm = (content: Buffer, name: string, purpose = 'document'): FormData => {
  const data = new FormData()
  data.append('purpose', purpose)
  data.append('file', new Blob([new Uint8Array(content)]), name)
  return data
}
const uploadContent = (person: Person, content: Buffer, name: string, purpose?: string) =>
  person.call('POST /api/files', { body: createForm(content, name, purpose) })

/** Returns all files in the store, including incomplete ones. */
const listStoredFiles = (): string[] =>
  readdirSync(join(press.config.dataDir, 'files'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\/[0-9a-f]{32}/.test(path),
  )
const countRows = async (): Promise<number> =>
  Number((await db.execute<{ n: string }>(sql`select count(*) as n from files`)).rows[0]?.n)

describe('uploading a file', () => {
  it('keeps its bytes and its name, including Kazakh letters, and returns it to its owner', async () => {
    const { status, body } = await uploadContent(author, createPdf(), 'Қолжазба №1.pdf')
    expect(status).toBe(200)
    expect(body.file).toMatchObject({ name: 'Қолжазба №1.pdf', size: 2009, mime: 'application/pdf' })
    const answer = await author.fetch(`/api/files/${body.file.id}`)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(createPdf())
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('Қолжазба №1.pdf')}`,
    )
  })

  it.each([
    ['a program under a document’s name', Buffer.from('MZ\x90\0this is no pdf'), 'act.pdf', 'document', 'Содержимое'],
    ['text under a document’s name', Buffer.from('hello'), 'act.pdf', 'document', 'Содержимое'],
    ['an image under a document’s name', null, 'act.pdf', 'document', 'Содержимое'],
    ['a name the field does not take', createPdf(), 'act.exe', 'document', 'Подойдёт файл PDF, DOCX, DOC, ODT'],
    ['a document where an image is wanted', createPdf(), 'cover.pdf', 'image', 'Подойдёт файл JPEG, PNG'],
    ['an empty file', Buffer.alloc(0), 'act.pdf', 'document', 'Файл пустой'],
    [
      'an image that is broken inside',
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(500)]),
      'c.png',
      'image',
      '',
    ],
    [
      'an image that is too large',
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(11 * 1024 ** 2)]),
      'c.png',
      'image',
      'Файл больше 10 МБ',
    ],
  ])('refuses %s with a message and leaves no file', async (_what, content, name, purpose, expectedMessage) => {
    const stateBefore = [listStoredFiles(), await countRows()]
    const { status, body } = await uploadContent(author, content ?? (await createPng()), name, purpose)
    expect(status).toBe(422)
    expect(body.error.fields?.['file']).toContain(expectedMessage)
    // The cleanup may use a temporary file for a moment.
    await expect.poll(async () => [listStoredFiles(), await countRows()]).toEqual(stateBefore)
  })

  it('leaves no file when the connection breaks', async () => {
    const stateBefore = [listStoredFiles(), await countRows()]
    const storedCount = listStoredFiles().length
    const brokenRequest = request(`${press.origin}/api/files`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${author.token}`,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': 1_000_000,
      },
    })
    const requestError = new Promise((resolve) => brokenRequest.on('error', resolve))
    brokenRequest.write('--b\r\nContent-Disposition: form-data; name="purpose"\r\n\r\ndocument\r\n')
    brokenRequest.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n')
    brokenRequest.write(createPdf(300_000))
    await expect.poll(() => listStoredFiles().length).toBe(storedCount + 1)
    brokenRequest.destroy(new Error('cut'))
    await requestError
    await expect.poll(async () => [listStoredFiles(), await countRows()]).toEqual(stateBefore)
  })

  it('requires a session', async () => {
    const anonymous = await press.as(null)
    expect((await uploadContent(anonymous, createPdf(), 'a.pdf')).status).toBe(401)
  })

  it('refuses a form where JSON is expected', async () => {
    const answer = await author.call('POST /api/password/change', { body: new FormData() })
    expect(answer.body.error.code).toBe('unsupportedMediaType')
  })
})

describe('reading a file', () => {
  it('is refused to other people while no row links to it', async () => {
    const { body } = await uploadContent(author, createPdf(), 'a.pdf')
    const stranger = await press.as('supervisor')
    expect((await stranger.fetch(`/api/files/${body.file.id}`)).status).toBe(404)
  })

  it('is allowed to readers of the row that links to it', async () => {
    const { body } = await uploadContent(author, createPdf(), 'a.pdf')
    const { rows } = await db.execute<{ id: number }>(sql`select id from users where email = 'author@demo.press'`)
    const [person] = rows
    await db
      .insert(fileLinks)
      .values({ file_id: body.file.id, resource: 'user', resource_id: person?.id as number, field: 'photo' })
    const reader = await press.as('hr')
    expect((await reader.fetch(`/api/files/${body.file.id}`)).status).toBe(200)
  })
})

describe('linking an upload to a row', () => {
  it('accepts only the person’s own upload that no other row has', async () => {
    const ownFile = (await uploadContent(author, createPdf(), 'a.pdf')).body.file.id
    const foreignFile = (await uploadContent(await press.as('pm'), createPdf(), 'b.pdf')).body.file.id
    const { rows } = await db.execute<{ id: number }>(sql`select id from users where email = 'author@demo.press'`)
    const me = { id: rows[0]?.id as number }
    const linkFile = (row: number, id: number | null) =>
      db.transaction((tx) => files.link(tx, me, 'application', row, { manuscript: id }))
    await linkFile(1, ownFile)
    await linkFile(1, ownFile)
    await expect(linkFile(2, ownFile)).rejects.toMatchObject({ details: { fields: { manuscript: 'unknownFile' } } })
    await expect(linkFile(1, foreignFile)).rejects.toMatchObject({ details: { fields: { manuscript: 'unknownFile' } } })
    expect((await files.findFiles(db, 'application', [1])).get(1)).toMatchObject({
      manuscript: { id: ownFile, name: 'a.pdf' },
    })
    await linkFile(1, null)
    expect((await files.findFiles(db, 'application', [1])).size).toBe(0)
  })
})

describe('images', () => {
  it('are re-encoded and have a URL that stays the same', async () => {
    const { body } = await uploadContent(author, await createPng(2000), 'cover.png', 'image')
    const url = await getImageUrl(author, body.file.id, 'thumb')
    expect(url).toBe(await getImageUrl(author, body.file.id, 'thumb'))
    const answer = await (await press.as(null)).fetch(url)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      width: 112,
      format: 'webp',
    })
  })

  it('are not found at a URL with a wrong signature', async () => {
    const { body } = await uploadContent(author, await createPng(), 'cover.png', 'image')
    const anonymous = await press.as(null)
    const url = await getImageUrl(author, body.file.id, 'thumb')
    for (const forged of [
      url.replace('thumb', 'full'),
      url.replace(/\d{5}-/, '99999-'),
      url.replace(/-(\d+)-/, (_match, session: string) => `-${Number(session) + 1}-`),
      files.imageUrl(body.file.id, 'thumb'),
      `${url.slice(0, -1)}~`,
      url.replace(`/${body.file.id}/`, '/1/'),
    ])
      expect((await anonymous.fetch(forged)).status).toBe(404)
  })
})

describe('an image URL', () => {
  it('expires with the session that received it', async () => {
    const person = await press.as('author')
    const { body } = await uploadContent(author, await createPng(), 'cover.png', 'image')
    const url = await getImageUrl(person, body.file.id, 'thumb')
    const anonymous = await press.as(null)
    expect((await anonymous.fetch(url)).status).toBe(200)
    await person.call('POST /api/logout')
    expect((await anonymous.fetch(url)).status).toBe(404)
  })
})

describe('the cleanup of uploads', () => {
  it('removes only old uploads that no row links to, with their bytes', async () => {
    const oldFileId = (await uploadContent(author, createPdf(), 'old.pdf')).body.file.id
    const newFileId = (await uploadContent(author, createPdf(), 'young.pdf')).body.file.id
    const linkedFile = (await uploadContent(author, createPdf(), 'named.pdf')).body.file.id
    await db.insert(fileLinks).values({ file_id: linkedFile, resource: 'techcard', resource_id: 1, field: 'cover' })
    await db.execute(
      sql`update files set created_at = now() - interval '50 minutes' where id in (${oldFileId}, ${linkedFile})`,
    )
    const fileCountBefore = listStoredFiles().length
    await removeOrphans(db, files, press.app.log)
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from files where id in (${oldFileId}, ${newFileId}, ${linkedFile}) order by id`,
    )
    expect(rows.map(({ id }) => id)).toEqual([newFileId, linkedFile])
    expect(listStoredFiles()).toHaveLength(fileCountBefore - 1)
  })
})

it('stored files are not accessible to other users of the machine', async () => {
  await uploadContent(author, createPdf(), 'secret.pdf')
  const modes = listStoredFiles()
    .filter((path) => !path.endsWith('.webp'))
    .map((path) => statSync(join(press.config.dataDir, 'files', path)).mode & 0o077)
  expect(new Set(modes)).toEqual(new Set([0]))
})
