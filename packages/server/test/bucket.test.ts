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
import { findFreePort, createDataDir, signIn, spawnPress, startPress, stopPress, type RunningPress } from './process.ts'

const programPath = fileURLToPath(new URL('../src/press.ts', import.meta.url))
const testFolder = mkdtempSync(join(tmpdir(), 'press-bucket-'))
afterAll(() => rmSync(testFolder, { recursive: true, force: true }))

const server = await openBucketServer('press', 'another')
const secret = randomBytes(32).toString('hex')
const settings = { ...server.settings('press'), PRESS_SECRET: secret }

/** Starts two processes with separate folders, which share a database and a bucket. */
const [firstPress, secondPress] = await (async () => {
  const firstDataDir = createDataDir()
  const runningPress = await startPress(firstDataDir, await findFreePort(), settings)
  const url = readFileSync(join(firstDataDir, 'database.url'), 'utf8')
  const secondDataDir = createDataDir()
  return [
    { ...runningPress, dataDir: firstDataDir, url },
    {
      ...(await startPress(secondDataDir, await findFreePort(), { ...settings, DATABASE_URL: url })),
      dataDir: secondDataDir,
      url,
    },
  ] as const
})()
afterAll(async () => {
  await stopPress(secondPress, secondPress.dataDir)
  await stopPress(firstPress, firstPress.dataDir)
})
const authorization = `Bearer ${await signIn(firstPress.origin)}`

/** Runs a command of the press, by default on the shared database. */
const runPress = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(process.execPath, ['--conditions=@press/source', programPath, ...args], {
    env: { ...process.env, PRESS_DATA_DIR: secondPress.dataDir, DATABASE_URL: firstPress.url, ...settings, ...env },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
  )

const fetchPath = ({ origin }: Pick<RunningPress, 'origin'>, path: string) =>
  fetch(origin + path, { headers: { authorization } })
const downloadFile = async (runningPress: Pick<RunningPress, 'origin'>, id: number): Promise<Buffer> =>
  Buffer.from(await (await fetchPath(runningPress, `/api/files/${id}`)).arrayBuffer())

async function uploadContent(
  { origin }: Pick<RunningPress, 'origin'>,
  content: Buffer,
  name: string,
  purpose = 'document',
) {
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

const queryDatabase = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  withClient(firstPress.url, async (client) => (await client.query<Row>(text, values)).rows)

const countFiles = () => queryDatabase<{ n: number }>('select count(*)::int as n from files')

/** Returns the URL of an image or a page, as shown to the signed-in person. */
async function getPictureUrl(id: number, size: ImageSize | PageSize): Promise<string> {
  const [session] = await queryDatabase<{ id: number }>('select max(id) as id from sessions')
  return createImageUrlSigner(secret).url(id, { size, session: session?.id ?? 0 })
}

/** Returns the files on a process's disk, apart from its database. */
const listDiskFiles = (dataDir: string): string[] =>
  readdirSync(join(dataDir, 'files'), { recursive: true, encoding: 'utf8' }).filter((name) => name !== 'incoming')

const createPdf = (text: string): Promise<Buffer> =>
  makePdf({ title: text, lang: 'ru', content: [text], foot: { words: '', pages: '' } })

describe('several processes with one bucket', () => {
  it('serve files that were uploaded through another process', async () => {
    const content = await createPdf('Рукопись')
    const { status, id } = await uploadContent(firstPress, content, 'рукопись.pdf')
    expect(status).toBe(200)
    expect((await downloadFile(secondPress, id)).equals(content)).toBe(true)
    expect((await downloadFile(firstPress, id)).equals(content)).toBe(true)
  })

  it('serve image sizes and document pages through each process', async () => {
    const photo = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#145c66' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .toBuffer()
    const image = await uploadContent(firstPress, photo, 'cover.jpg', 'image')
    expect((await downloadFile(secondPress, image.id)).toString('latin1')).not.toContain('Somebody')
    const document = await uploadContent(secondPress, await createPdf('Сигнал'), 'signal.pdf', 'pdf')
    for (const process of [secondPress, firstPress])
      for (const [id, size, width] of [
        [image.id, 'thumb', 112],
        [image.id, 'full', 1200],
        [document.id, 'page1', 1200],
      ] as const) {
        const answer = await fetchPath(process, await getPictureUrl(id, size))
        expect(answer.headers.get('content-type')).toBe('image/webp')
        expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(width)
      }
    expect((await fetchPath(firstPress, await getPictureUrl(document.id, 'page2'))).status).toBe(404)
  })

  it('extract the text of a document', async () => {
    const { id } = await uploadContent(firstPress, await createPdf('Слово редактора'), 'word.pdf')
    expect(await (await fetchPath(secondPress, `/api/files/${id}/text`)).json()).toEqual({
      text: expect.stringContaining('Слово редактора') as string,
      pages: 1,
    })
  })

  it('keep no files on their own disks', () => {
    expect([listDiskFiles(firstPress.dataDir), listDiskFiles(secondPress.dataDir)]).toEqual([[], []])
  })
})

describe('an unavailable bucket', () => {
  it('gives a clear error, loses nothing and accepts the same upload after recovery', async () => {
    const content = await createPdf('Договор')
    const { id } = await uploadContent(firstPress, content, 'contract.pdf')
    const countBefore = await countFiles()
    await server.stop()
    const refusedUpload = await uploadContent(secondPress, content, 'again.pdf')
    expect(refusedUpload).toMatchObject({ status: 503, retryAfter: '60' })
    expect(refusedUpload.said).toBe('The file store does not answer now. Nothing was saved; try again in a minute.')
    const failedDownload = await fetchPath(firstPress, `/api/files/${id}`)
    expect([failedDownload.status, failedDownload.headers.get('content-type')]).toEqual([
      503,
      'application/json; charset=utf-8',
    ])
    expect(await countFiles()).toEqual(countBefore)
    expect([listDiskFiles(firstPress.dataDir), listDiskFiles(secondPress.dataDir)]).toEqual([[], []])
    // Calls that need no files still work.
    expect((await fetchPath(secondPress, '/api/notifications')).status).toBe(200)
    const failedBackup = await runPress(['backup', '--to', join(testFolder, 'none')])
    expect(failedBackup.code).toBe(1)
    expect(failedBackup.said).toMatch(/The bucket http:\S+ fails: ECONNREFUSED\.\n$/)
    expect(existsSync(join(testFolder, 'none'))).toBe(false)

    await server.start()
    expect((await uploadContent(secondPress, content, 'again.pdf')).status).toBe(200)
    expect((await downloadFile(firstPress, id)).equals(content)).toBe(true)
  })

  it('does not prevent the start, but a refusing bucket does, without exposing the secret', async () => {
    const runUntilExit = async (invalidSettings: NodeJS.ProcessEnv) => {
      const env = { ...settings, DATABASE_URL: firstPress.url, ...invalidSettings }
      const { exitPromise: code, getErrorOutput } = spawnPress(secondPress.dataDir, await findFreePort(), env)
      return { code: await code, said: getErrorOutput() }
    }
    expect(await runUntilExit({ PRESS_FILES_SECRET: 'tell-nobody' })).toEqual({
      code: 78,
      said: `PRESS_FILES: The bucket ${settings.PRESS_FILES} refuses: SignatureDoesNotMatch.\n`,
    })
    await server.stop()
    const thirdDataDir = createDataDir()
    const runningPress = await startPress(thirdDataDir, await findFreePort(), {
      ...settings,
      DATABASE_URL: firstPress.url,
    })
    await server.start()
    expect((await uploadContent(runningPress, await createPdf('Письмо'), 'letter.pdf')).status).toBe(200)
    await stopPress(runningPress, thirdDataDir)
  })
})

describe('a backup of a bucket', () => {
  it('is restored into another bucket', async () => {
    const content = await createPdf('Летопись')
    const { id } = await uploadContent(firstPress, content, 'chronicle.pdf')
    const folder = join(testFolder, 'night')
    expect(await runPress(['backup', '--to', folder])).toMatchObject({ code: 0 })
    const { files } = await readManifest(folder)
    expect(files.length).toBeGreaterThan(10)

    const dataDir = createDataDir()
    const otherBucketSettings = { ...settings, ...server.settings('another') }
    const restoreResult = await runPress(['restore', '--from', folder], {
      ...otherBucketSettings,
      PRESS_DATA_DIR: dataDir,
      DATABASE_URL: '',
    })
    expect(restoreResult).toMatchObject({ code: 0 })
    const runningPress = await startPress(dataDir, await findFreePort(), otherBucketSettings)
    expect((await downloadFile(runningPress, id)).equals(content)).toBe(true)
    expect(listDiskFiles(dataDir)).toEqual([])
    await stopPress(runningPress, dataDir)
  })

  it('lists files that are missing from the bucket', async () => {
    const { id } = await uploadContent(firstPress, await createPdf('Черновик'), 'draft.pdf')
    const [row] = await queryDatabase<{ key: string }>('select key from files where id = $1', [id])
    const store = createStore(readConfig({ ...settings, PRESS_DATA_DIR: secondPress.dataDir }))
    await store.remove(row?.key ?? '')
    const { code, said } = await runPress(['backup', '--to', join(testFolder, `gone-${id}`)])
    expect(code).toBe(1)
    expect(said).toContain(row?.key)
    await queryDatabase('delete from files where id = $1', [id])
  })
})

it('the doctor command tests the bucket and reports its refusal', async () => {
  expect((await runPress(['doctor'])).said).toContain(
    `ok    files: ${settings.PRESS_FILES} stores, returns and deletes them\n`,
  )
  const { code, said } = await runPress(['doctor'], { PRESS_FILES_SECRET: 'tell-nobody' })
  expect(code).toBe(1)
  expect(said).toContain(`error files: The bucket ${settings.PRESS_FILES} refuses: SignatureDoesNotMatch.\n`)
  expect(said).not.toContain('tell-nobody')
})
