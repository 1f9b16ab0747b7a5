import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { readManifest } from '../src/backup/manifest.ts'
import { readConfig } from '../src/config.ts'
import { withClient } from '../src/database/client.ts'
import { makePdf } from '../src/documents/pdf.ts'
import type { ImageSize, PageSize } from '../src/files/image-sizes.ts'
import { createImageUrlSigner } from '../src/files/signed-image-urls.ts'
import { createStore } from '../src/files/create-store.ts'
import { openBucketServer } from './bucket.ts'
import { freePort, newDataDir, signIn, spawnPress, startPress, stopPress, type Running } from './process.ts'

const program = fileURLToPath(new URL('../src/press.ts', import.meta.url))
const place = mkdtempSync(join(tmpdir(), 'press-bucket-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

const server = await openBucketServer('press', 'another')
const secret = randomBytes(32).toString('hex')
const settings = { ...server.settings('press'), PRESS_SECRET: secret }

/** Starts two processes with separate folders, which share a database and a bucket. */
const [first, second] = await (async () => {
  const one = newDataDir()
  const running = await startPress(one, await freePort(), settings)
  const url = readFileSync(join(one, 'database.url'), 'utf8')
  const two = newDataDir()
  return [
    { ...running, dataDir: one, url },
    { ...(await startPress(two, await freePort(), { ...settings, DATABASE_URL: url })), dataDir: two, url },
  ] as const
})()
afterAll(async () => {
  await stopPress(second, second.dataDir)
  await stopPress(first, first.dataDir)
})
const authorization = `Bearer ${await signIn(first.origin)}`

/** Runs a command of the press, by default on the shared database. */
const press = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(process.execPath, ['--conditions=@press/source', program, ...args], {
    env: { ...process.env, PRESS_DATA_DIR: second.dataDir, DATABASE_URL: first.url, ...settings, ...env },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
  )

const get = ({ origin }: Pick<Running, 'origin'>, path: string) => fetch(origin + path, { headers: { authorization } })
const bytesOf = async (running: Pick<Running, 'origin'>, id: number): Promise<Buffer> =>
  Buffer.from(await (await get(running, `/api/files/${id}`)).arrayBuffer())

async function upload({ origin }: Pick<Running, 'origin'>, content: Buffer, name: string, purpose = 'document') {
  const body = new FormData()
  body.append('purpose', purpose)
  body.append('file', new Blob([new Uint8Array(content)]), name)
  const answer = await fetch(`${origin}/api/files`, {
    method: 'POST',
    headers: { authorization, 'accept-language': 'en' },
    body,
  })
  const { file, error } = (await answer.json()) as { file: { id: number }; error: { message: string } }
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), id: file?.id, said: error?.message }
}

const select = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  withClient(first.url, async (client) => (await client.query<Row>(text, values)).rows)

const countFiles = () => select<{ n: number }>('select count(*)::int as n from files')

/** Returns the URL of an image or a page, as shown to the signed-in person. */
async function addressOf(id: number, size: ImageSize | PageSize): Promise<string> {
  const [session] = await select<{ id: number }>('select max(id) as id from sessions')
  return createImageUrlSigner(secret).url(id, { size, session: session?.id ?? 0 })
}

/** Returns the files on a process's disk, apart from its database. */
const onDisk = (dataDir: string): string[] =>
  readdirSync(join(dataDir, 'files'), { recursive: true, encoding: 'utf8' }).filter((name) => name !== 'incoming')

const pdf = (words: string): Promise<Buffer> =>
  makePdf({ title: words, lang: 'ru', content: [words], foot: { words: '', pages: '' } })

describe('several processes with one bucket', () => {
  it('serve files that were uploaded through another process', async () => {
    const content = await pdf('Рукопись')
    const { status, id } = await upload(first, content, 'рукопись.pdf')
    expect(status).toBe(200)
    expect((await bytesOf(second, id)).equals(content)).toBe(true)
    expect((await bytesOf(first, id)).equals(content)).toBe(true)
  })

  it('serve image sizes and document pages through each process', async () => {
    const photo = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#145c66' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .toBuffer()
    const image = await upload(first, photo, 'cover.jpg', 'image')
    expect((await bytesOf(second, image.id)).toString('latin1')).not.toContain('Somebody')
    const document = await upload(second, await pdf('Сигнал'), 'signal.pdf', 'pdf')
    for (const process of [second, first])
      for (const [id, size, width] of [
        [image.id, 'thumb', 112],
        [image.id, 'full', 1200],
        [document.id, 'page1', 1200],
      ] as const) {
        const answer = await get(process, await addressOf(id, size))
        expect(answer.headers.get('content-type')).toBe('image/webp')
        expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(width)
      }
    expect((await get(first, await addressOf(document.id, 'page2'))).status).toBe(404)
  })

  it('extract the text of a document', async () => {
    const { id } = await upload(first, await pdf('Слово редактора'), 'word.pdf')
    expect(await (await get(second, `/api/files/${id}/text`)).json()).toEqual({
      text: expect.stringContaining('Слово редактора') as string,
      pages: 1,
    })
  })

  it('keep no files on their own disks', () => {
    expect([onDisk(first.dataDir), onDisk(second.dataDir)]).toEqual([[], []])
  })
})

describe('an unavailable bucket', () => {
  it('gives a clear error, loses nothing and accepts the same upload after recovery', async () => {
    const content = await pdf('Договор')
    const { id } = await upload(first, content, 'contract.pdf')
    const before = await countFiles()
    await server.stop()
    const refused = await upload(second, content, 'again.pdf')
    expect(refused).toMatchObject({ status: 503, retryAfter: '60' })
    expect(refused.said).toBe('The file store does not answer now. Nothing was saved; try again in a minute.')
    const unread = await get(first, `/api/files/${id}`)
    expect([unread.status, unread.headers.get('content-type')]).toEqual([503, 'application/json; charset=utf-8'])
    expect(await countFiles()).toEqual(before)
    expect([onDisk(first.dataDir), onDisk(second.dataDir)]).toEqual([[], []])
    // Calls that need no files still work.
    expect((await get(second, '/api/notifications')).status).toBe(200)
    const failed = await press(['backup', '--to', join(place, 'none')])
    expect(failed.code).toBe(1)
    expect(failed.said).toMatch(/The bucket http:\S+ fails: ECONNREFUSED\.\n$/)
    expect(existsSync(join(place, 'none'))).toBe(false)

    await server.start()
    expect((await upload(second, content, 'again.pdf')).status).toBe(200)
    expect((await bytesOf(first, id)).equals(content)).toBe(true)
  })

  it('does not prevent the start, but a refusing bucket does, without exposing the secret', async () => {
    const ended = async (wrong: NodeJS.ProcessEnv) => {
      const env = { ...settings, DATABASE_URL: first.url, ...wrong }
      const { ended: code, said } = spawnPress(second.dataDir, await freePort(), env)
      return { code: await code, said: said() }
    }
    expect(await ended({ PRESS_FILES_SECRET: 'tell-nobody' })).toEqual({
      code: 78,
      said: `PRESS_FILES: The bucket ${settings.PRESS_FILES} refuses: SignatureDoesNotMatch.\n`,
    })
    await server.stop()
    const third = newDataDir()
    const running = await startPress(third, await freePort(), { ...settings, DATABASE_URL: first.url })
    await server.start()
    expect((await upload(running, await pdf('Письмо'), 'letter.pdf')).status).toBe(200)
    await stopPress(running, third)
  })
})

describe('a backup of a bucket', () => {
  it('is restored into another bucket', async () => {
    const content = await pdf('Летопись')
    const { id } = await upload(first, content, 'chronicle.pdf')
    const folder = join(place, 'night')
    expect(await press(['backup', '--to', folder])).toMatchObject({ code: 0 })
    const { files } = await readManifest(folder)
    expect(files.length).toBeGreaterThan(10)

    const dataDir = newDataDir()
    const elsewhere = { ...settings, ...server.settings('another') }
    const restored = await press(['restore', '--from', folder], {
      ...elsewhere,
      PRESS_DATA_DIR: dataDir,
      DATABASE_URL: '',
    })
    expect(restored).toMatchObject({ code: 0 })
    const running = await startPress(dataDir, await freePort(), elsewhere)
    expect((await bytesOf(running, id)).equals(content)).toBe(true)
    expect(onDisk(dataDir)).toEqual([])
    await stopPress(running, dataDir)
  })

  it('lists files that are missing from the bucket', async () => {
    const { id } = await upload(first, await pdf('Черновик'), 'draft.pdf')
    const [row] = await select<{ key: string }>('select key from files where id = $1', [id])
    const store = createStore(readConfig({ ...settings, PRESS_DATA_DIR: second.dataDir }))
    await store.remove(row?.key ?? '')
    const { code, said } = await press(['backup', '--to', join(place, `gone-${id}`)])
    expect(code).toBe(1)
    expect(said).toContain(row?.key)
    await select('delete from files where id = $1', [id])
  })
})

it('the doctor command tests the bucket and reports its refusal', async () => {
  expect((await press(['doctor'])).said).toContain(
    `ok    files: ${settings.PRESS_FILES} stores, returns and deletes them\n`,
  )
  const { code, said } = await press(['doctor'], { PRESS_FILES_SECRET: 'tell-nobody' })
  expect(code).toBe(1)
  expect(said).toContain(`error files: The bucket ${settings.PRESS_FILES} refuses: SignatureDoesNotMatch.\n`)
  expect(said).not.toContain('tell-nobody')
})
