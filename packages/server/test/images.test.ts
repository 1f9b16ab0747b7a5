import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { limits } from '@press/domain'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { insertPerson } from './rows.ts'
import { openPress, type Person } from './support.ts'

const press = await openPress()
const { db } = press.database

const uploadImage = (person: Person, content: Buffer, name: string, purpose = 'image') => {
  const body = new FormData()
  body.append('purpose', purpose)
  body.append('file', new Blob([new Uint8Array(content)]), name)
  return person.call('POST /api/files', { body })
}
const createPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#145c66' } })
const downloadBytes = async (person: Person, id: number) =>
  Buffer.from(await (await person.fetch(`/api/files/${id}`)).arrayBuffer())

/** Returns all files in the store, including incomplete ones. */
const listStoredFiles = (): string[] =>
  readdirSync(join(press.config.dataDir, 'files'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\/[0-9a-f]{32}/.test(path),
  )

/** Returns the child processes that decode images. The processes of earlier test files end some time after their last image. */
const listDecoders = (): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
        return Number(parent) === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('image-process')
      } catch {
        // The entry is not a process, or the process has just ended.
        return false
      }
    })
const earlierDecoders = new Set(listDecoders())
/** Returns the processes of this file's press. */
const listOwnDecoders = (): number[] => listDecoders().filter((pid) => !earlierDecoders.has(pid))

describe('an image', () => {
  it('is stored upright and without metadata', async () => {
    const person = await insertPerson(press, 'author')
    const originalBytes = await createPicture(300, 200)
      .jpeg()
      .withExif({
        IFD0: { Copyright: 'Somebody', Make: 'Camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 15/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(originalBytes).metadata()).exif).toBeDefined()
    const { body } = await uploadImage(person, originalBytes, 'photo.jpg')
    const storedBytes = await downloadBytes(person, body.file.id)
    const { exif, xmp, iptc, orientation, width, height, format } = await sharp(storedBytes).metadata()
    expect({ exif, xmp, iptc, orientation, format }).toEqual({ format: 'jpeg' })
    expect([width, height]).toEqual([200, 300])
    expect(storedBytes.toString('latin1')).not.toContain('Somebody')
    expect(body.file.size).toBe(storedBytes.length)
  })

  it('in PNG keeps every pixel and loses its metadata', async () => {
    const person = await insertPerson(press, 'author')
    const originalBytes = await createPicture(220, 210)
      .png()
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .toBuffer()
    const { body } = await uploadImage(person, originalBytes, 'cover.png')
    const storedBytes = await downloadBytes(person, body.file.id)
    expect(storedBytes.toString('latin1')).not.toMatch(/Somebody|eXIf|tEXt|iTXt/)
    expect(await sharp(storedBytes).raw().toBuffer()).toEqual(await sharp(originalBytes).raw().toBuffer())
  })

  it('of more than 25 megapixels is refused, however small its file', async () => {
    const person = await insertPerson(press, 'author')
    const wide = await createPicture(6000, 5000).png({ palette: true }).toBuffer()
    const filesBefore = listStoredFiles()
    const { status, body } = await uploadImage(person, wide, 'wide.png')
    expect(status).toBe(422)
    expect(body.error.fields?.['file']).toBe('В изображении больше 25 мегапикселей. Уменьшите его и загрузите ещё раз')
    expect(listStoredFiles()).toEqual(filesBefore)
  })

  it('is decoded in a separate low-priority process, one at a time', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => insertPerson(press, 'author')))
    const largeImage = await createPicture(3000, 3000).jpeg().toBuffer()
    const counts = new Set<number>()
    const sampleTimer = setInterval(() => counts.add(listOwnDecoders().length), 10)
    const answers = await Promise.all(people.map((person) => uploadImage(person, largeImage, 'cover.jpg')))
    clearInterval(sampleTimer)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(Math.max(...counts)).toBe(1)
    expect(getPriority(listOwnDecoders()[0])).toBeGreaterThan(0)
  })

  it('is decoded only in the image and page processes', () => {
    const root = fileURLToPath(new URL('../src/', import.meta.url))
    const decodingModules = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.ts') && /from 'sharp'/.test(readFileSync(join(root, path), 'utf8')),
    )
    expect(decodingModules).toEqual(['files/image-process.ts', 'files/page-process.ts'])
  })

  it('is rate limited per person', async () => {
    const [person, other] = [await insertPerson(press, 'author'), await insertPerson(press, 'author')]
    await db.execute(sql`insert into login_attempts (key) select ${`image:${person.id}`} from generate_series(1, 60)`)
    const smallImage = await createPicture(200, 200).jpeg().toBuffer()
    expect((await uploadImage(person, smallImage, 'cover.jpg')).status).toBe(429)
    expect((await uploadImage(other, smallImage, 'cover.jpg')).status).toBe(200)
  })
})

/** Inserts rows of uploads that already exist. */
const insertUploads = (owner: number, count: number, size: number) =>
  db.execute(sql`insert into files (owner_id, purpose, name, mime, size, sha256, key)
    select ${owner}, 'document', 'a.pdf', 'application/pdf', ${size}, 'x', 'x' || ${owner} || n from generate_series(1, ${count}::int) n`)

describe('uploads without a link', () => {
  const document = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1000, 'x')])
  it.each([
    ['files', limits.unlinkedFiles, 1],
    ['bytes', 1, limits.unlinkedBytes - 500],
  ])('of one person are limited by their %s, even for simultaneous uploads', async (_what, count, size) => {
    const person = await insertPerson(press, 'author')
    await insertUploads(person.id, count - (size === 1 ? 1 : 0), size)
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => uploadImage(person, document, 'a.pdf', 'document')),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(size === 1 ? 1 : 0)
    const refusedAnswer = answers.find(({ status }) => status === 422)
    expect(refusedAnswer?.body.error.fields?.['file']).toContain('не больше 40 файлов и 200 МБ')
    const otherPerson = await insertPerson(press, 'author')
    expect((await uploadImage(otherPerson, document, 'a.pdf', 'document')).status).toBe(200)
  })

  it('no longer count once a row links to them', async () => {
    const person = await insertPerson(press, 'author')
    await insertUploads(person.id, limits.unlinkedFiles, 1)
    expect((await uploadImage(person, document, 'a.pdf', 'document')).status).toBe(422)
    await db.execute(sql`insert into file_links (file_id, resource, resource_id, field)
      select id, 'user', id, 'photo' from files where owner_id = ${person.id}`)
    expect((await uploadImage(person, document, 'a.pdf', 'document')).status).toBe(200)
  })
})
