import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { readConfig, type Config } from '../src/config.ts'
import { createStore } from '../src/files/create-store.ts'
import { testStore, type Store } from '../src/files/store.ts'
import { openBucketServer } from './bucket.ts'

const server = await openBucketServer('press')
const testFolder = mkdtempSync(join(tmpdir(), 'press-stores-'))
afterAll(() => rmSync(testFolder, { recursive: true, force: true }))

let configCount = 0
const createConfig = (settings: NodeJS.ProcessEnv): Config =>
  readConfig({ PRESS_DATA_DIR: join(testFolder, String((configCount += 1))), ...settings })

const hasRoom = () => true
const receiveContent = (store: Store, content: Buffer | string) =>
  store.receive(Readable.from([Buffer.from(content)]), 1e9, hasRoom)
const putContent = async (store: Store, content: Buffer | string) => store.keep(await receiveContent(store, content))
const listKeys = async (store: Store, age: number): Promise<string[]> => {
  const foundKeys: string[] = []
  for await (const keys of store.olderThan(age)) foundKeys.push(...keys)
  return foundKeys
}
const listIncomingFiles = ({ dataDir }: Config): string[] => readdirSync(join(dataDir, 'files', 'incoming'))
const missingFileError = expect.objectContaining({ code: 'ENOENT' }) as Error

describe.each([
  ['the data folder', {}],
  ['a bucket', server.settings('press')],
  [
    'a folder of a bucket',
    { ...server.settings('press'), PRESS_FILES: `${server.settings('press')['PRESS_FILES']}/a/b-c` },
  ],
])('files in %s', (_where, settings) => {
  const config = createConfig(settings)
  const store = createStore(config)

  it('are returned unchanged, however large', async () => {
    const [smallContent, largeContent] = [Buffer.from('қолжазба'), randomBytes(20 * 1024 ** 2)]
    const [first, second] = [await putContent(store, smallContent), await putContent(store, largeContent)]
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(await buffer(await store.read(first))).toEqual(smallContent)
    expect((await buffer(await store.read(second))).equals(largeContent)).toBe(true)
    expect(listIncomingFiles(config)).toEqual([])
  })

  it('are not written beyond the size limit and are discarded on request', async () => {
    const receivedFile = await store.receive(Readable.from([Buffer.alloc(10), Buffer.alloc(10)]), 15, hasRoom)
    expect(receivedFile).toMatchObject({ tooLarge: true, size: 20 })
    expect(listIncomingFiles(config)).toHaveLength(1)
    await store.discard(receivedFile)
    expect(listIncomingFiles(config)).toEqual([])
  })

  it('leave no bytes when their stream breaks', async () => {
    const brokenStream = Readable.from(
      (async function* () {
        yield Buffer.alloc(10)
        throw new Error('cut')
      })(),
    )
    await expect(store.receive(brokenStream, 1e9, hasRoom)).rejects.toThrow('cut')
    expect(listIncomingFiles(config)).toEqual([])
  })

  it('keep their derived files, created before or after storing', async () => {
    const receivedFile = await receiveContent(store, 'image')
    writeFileSync(`${receivedFile.path}.thumb.webp`, 'small')
    writeFileSync(`${receivedFile.path}.full.webp.99.part`, 'half')
    const key = await store.keep(receivedFile)
    expect(await text(await store.read(`${key}.thumb.webp`))).toBe('small')
    await store.lend(key, async (path) => writeFileSync(`${path}.page1.webp`, 'page'))
    expect(await text(await store.read(`${key}.page1.webp`))).toBe('page')
    await store.discard(receivedFile)
    expect(listIncomingFiles(config)).toEqual([])
  })

  it('are available at a temporary path only during a callback', async () => {
    const key = await putContent(store, 'document')
    const readAtPath = (path: string) =>
      store
        .read(key)
        .then(text)
        .then((storedText) => `${storedText} ${path.length > 0}`)
    expect(await store.lend(key, readAtPath)).toBe('document true')
    await expect(store.lend(key, () => Promise.reject(new Error('unreadable')))).rejects.toThrow('unreadable')
    expect(await text(await store.read(key))).toBe('document')
    expect(listIncomingFiles(config)).toEqual([])
  })

  it('under an unknown key are reported as missing, not as a store failure', async () => {
    const unknownKey = '0'.repeat(32)
    await expect(store.read(unknownKey)).rejects.toThrow(missingFileError)
    await expect(store.lend(unknownKey, async () => 'never')).rejects.toThrow(missingFileError)
    await store.remove(unknownKey)
  })

  it('are removed with their derived files, and other files stay', async () => {
    const [removedKey, remainingKey] = [await putContent(store, 'goes'), await putContent(store, 'stays')]
    await store.lend(removedKey, async (path) => writeFileSync(`${path}.page1.webp`, 'page'))
    await store.remove(removedKey)
    await expect(store.read(removedKey)).rejects.toThrow(missingFileError)
    await expect(store.read(`${removedKey}.page1.webp`)).rejects.toThrow(missingFileError)
    expect(await text(await store.read(remainingKey))).toBe('stays')
  })

  it('are listed once for the cleanup when they are old', async () => {
    const key = await putContent(store, 'old')
    await store.lend(key, async (path) => writeFileSync(`${path}.page1.webp`, 'page'))
    await receiveContent(store, 'cut off')
    expect(await listKeys(store, 60_000)).toEqual([])
    expect(listIncomingFiles(config)).toHaveLength(1)
    // A bucket measures ages in whole seconds.
    const oldKeys = await listKeys(store, -2_000)
    expect(oldKeys.filter((one) => one === key)).toEqual([key])
    expect(listIncomingFiles(config)).toEqual([])
  })

  it('are restored under their previous keys', async () => {
    const [key, path] = ['ab'.repeat(16), join(testFolder, 'kept')]
    writeFileSync(path, 'of the backup')
    await store.putBack(key, path)
    await store.putBack(key, path)
    expect(await text(await store.read(key))).toBe('of the backup')
  })

  it('leave nothing after the store check', async () => {
    const keysBefore = await listKeys(store, -2_000)
    await testStore(store)
    expect(await listKeys(store, -2_000)).toEqual(keysBefore)
  })
})

describe('a data folder', () => {
  it('with a different file system clock keeps new files', async () => {
    const config = createConfig({})
    const store = createStore(config)
    await putContent(store, 'kept')
    await receiveContent(store, 'coming in')
    const dateSpy = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000)
    try {
      expect(await listKeys(store, 3_600_000)).toEqual([])
      expect(listIncomingFiles(config)).toHaveLength(1)
    } finally {
      dateSpy.mockRestore()
    }
  })
})

describe('a bucket', () => {
  it('with more files than one page of its listing is listed completely', async () => {
    const store = createStore(
      createConfig({ ...server.settings('press'), PRESS_FILES: `${server.settings('press')['PRESS_FILES']}/many` }),
    )
    const path = join(testFolder, 'small')
    writeFileSync(path, 'x')
    const keys = Array.from({ length: 1_010 }, () => randomBytes(16).toString('hex'))
    for (let start = 0; start < keys.length; start += 50)
      await Promise.all(keys.slice(start, start + 50).map((key) => store.putBack(key, path)))
    expect((await listKeys(store, -2_000)).sort()).toEqual([...keys].sort())
  })

  it.each([
    ['no such bucket', { PRESS_FILES: `${server.settings('press')['PRESS_FILES']}-other` }, 'NoSuchBucket'],
    ['an unknown key', { PRESS_FILES_KEY: 'somebody' }, 'InvalidAccessKeyId'],
    ['a wrong secret', { PRESS_FILES_SECRET: 'tell-nobody' }, 'SignatureDoesNotMatch'],
  ])('that refuses reports the reason without its credentials: %s', async (_what, settings, why) => {
    const store = createStore(createConfig({ ...server.settings('press'), ...settings }))
    const failure = (await testStore(store).catch((error: unknown) => error)) as Error & { code: string }
    expect(failure.code).toBe('EACCES')
    expect(failure.message).toContain(why)
    expect(`${JSON.stringify(failure)} ${failure.stack}`).not.toMatch(/somebody|tell-nobody|S3RVER/)
  })

  it('that is unreachable fails like a disk and works again afterwards', async () => {
    const store = createStore(createConfig(server.settings('press')))
    const key = await putContent(store, 'before')
    await server.stop()
    const unavailableError = expect.objectContaining({ code: 'EIO' }) as Error
    const receivedFile = await receiveContent(store, 'meanwhile')
    await expect(store.keep(receivedFile)).rejects.toThrow(unavailableError)
    await expect(store.read(key)).rejects.toThrow(unavailableError)
    await expect(store.remove(key)).rejects.toThrow(unavailableError)
    await server.start()
    expect(await text(await store.read(key))).toBe('before')
    // The store still has the received bytes, so the same upload can be kept now.
    expect(await text(await store.read(await store.keep(receivedFile)))).toBe('meanwhile')
  })
})
