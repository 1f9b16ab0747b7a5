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
const place = mkdtempSync(join(tmpdir(), 'press-stores-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

let made = 0
const newConfig = (settings: NodeJS.ProcessEnv): Config =>
  readConfig({ PRESS_DATA_DIR: join(place, String((made += 1))), ...settings })

const room = () => true
const receive = (store: Store, content: Buffer | string) =>
  store.receive(Readable.from([Buffer.from(content)]), 1e9, room)
const putContent = async (store: Store, content: Buffer | string) => store.keep(await receive(store, content))
const keysIn = async (store: Store, age: number): Promise<string[]> => {
  const found: string[] = []
  for await (const keys of store.olderThan(age)) found.push(...keys)
  return found
}
const incoming = ({ dataDir }: Config): string[] => readdirSync(join(dataDir, 'files', 'incoming'))
const missing = expect.objectContaining({ code: 'ENOENT' }) as Error

describe.each([
  ['the data folder', {}],
  ['a bucket', server.settings('press')],
  [
    'a folder of a bucket',
    { ...server.settings('press'), PRESS_FILES: `${server.settings('press')['PRESS_FILES']}/a/b-c` },
  ],
])('files in %s', (_where, settings) => {
  const config = newConfig(settings)
  const store = createStore(config)

  it('are returned unchanged, however large', async () => {
    const [small, large] = [Buffer.from('қолжазба'), randomBytes(20 * 1024 ** 2)]
    const [first, second] = [await putContent(store, small), await putContent(store, large)]
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(await buffer(await store.read(first))).toEqual(small)
    expect((await buffer(await store.read(second))).equals(large)).toBe(true)
    expect(incoming(config)).toEqual([])
  })

  it('are not written beyond the size limit and are discarded on request', async () => {
    const received = await store.receive(Readable.from([Buffer.alloc(10), Buffer.alloc(10)]), 15, room)
    expect(received).toMatchObject({ tooLarge: true, size: 20 })
    expect(incoming(config)).toHaveLength(1)
    await store.discard(received)
    expect(incoming(config)).toEqual([])
  })

  it('leave no bytes when their stream breaks', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(10)
        throw new Error('cut')
      })(),
    )
    await expect(store.receive(broken, 1e9, room)).rejects.toThrow('cut')
    expect(incoming(config)).toEqual([])
  })

  it('keep their derived files, created before or after storing', async () => {
    const received = await receive(store, 'image')
    writeFileSync(`${received.path}.thumb.webp`, 'small')
    writeFileSync(`${received.path}.full.webp.99.part`, 'half')
    const key = await store.keep(received)
    expect(await text(await store.read(`${key}.thumb.webp`))).toBe('small')
    await store.lend(key, async (path) => writeFileSync(`${path}.page1.webp`, 'page'))
    expect(await text(await store.read(`${key}.page1.webp`))).toBe('page')
    await store.discard(received)
    expect(incoming(config)).toEqual([])
  })

  it('are available at a temporary path only during a callback', async () => {
    const key = await putContent(store, 'document')
    const read = (path: string) =>
      store
        .read(key)
        .then(text)
        .then((storedText) => `${storedText} ${path.length > 0}`)
    expect(await store.lend(key, read)).toBe('document true')
    await expect(store.lend(key, () => Promise.reject(new Error('unreadable')))).rejects.toThrow('unreadable')
    expect(await text(await store.read(key))).toBe('document')
    expect(incoming(config)).toEqual([])
  })

  it('under an unknown key are reported as missing, not as a store failure', async () => {
    const none = '0'.repeat(32)
    await expect(store.read(none)).rejects.toThrow(missing)
    await expect(store.lend(none, async () => 'never')).rejects.toThrow(missing)
    await store.remove(none)
  })

  it('are removed with their derived files, and other files stay', async () => {
    const [removedKey, remainingKey] = [await putContent(store, 'goes'), await putContent(store, 'stays')]
    await store.lend(removedKey, async (path) => writeFileSync(`${path}.page1.webp`, 'page'))
    await store.remove(removedKey)
    await expect(store.read(removedKey)).rejects.toThrow(missing)
    await expect(store.read(`${removedKey}.page1.webp`)).rejects.toThrow(missing)
    expect(await text(await store.read(remainingKey))).toBe('stays')
  })

  it('are listed once for the cleanup when they are old', async () => {
    const key = await putContent(store, 'old')
    await store.lend(key, async (path) => writeFileSync(`${path}.page1.webp`, 'page'))
    await receive(store, 'cut off')
    expect(await keysIn(store, 60_000)).toEqual([])
    expect(incoming(config)).toHaveLength(1)
    // A bucket measures ages in whole seconds.
    const old = await keysIn(store, -2_000)
    expect(old.filter((one) => one === key)).toEqual([key])
    expect(incoming(config)).toEqual([])
  })

  it('are restored under their previous keys', async () => {
    const [key, path] = ['ab'.repeat(16), join(place, 'kept')]
    writeFileSync(path, 'of the backup')
    await store.putBack(key, path)
    await store.putBack(key, path)
    expect(await text(await store.read(key))).toBe('of the backup')
  })

  it('leave nothing after the store check', async () => {
    const before = await keysIn(store, -2_000)
    await testStore(store)
    expect(await keysIn(store, -2_000)).toEqual(before)
  })
})

describe('a data folder', () => {
  it('with a different file system clock keeps new files', async () => {
    const config = newConfig({})
    const store = createStore(config)
    await putContent(store, 'kept')
    await receive(store, 'coming in')
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000)
    try {
      expect(await keysIn(store, 3_600_000)).toEqual([])
      expect(incoming(config)).toHaveLength(1)
    } finally {
      now.mockRestore()
    }
  })
})

describe('a bucket', () => {
  it('with more files than one page of its listing is listed completely', async () => {
    const store = createStore(
      newConfig({ ...server.settings('press'), PRESS_FILES: `${server.settings('press')['PRESS_FILES']}/many` }),
    )
    const path = join(place, 'small')
    writeFileSync(path, 'x')
    const keys = Array.from({ length: 1_010 }, () => randomBytes(16).toString('hex'))
    for (let at = 0; at < keys.length; at += 50)
      await Promise.all(keys.slice(at, at + 50).map((key) => store.putBack(key, path)))
    expect((await keysIn(store, -2_000)).sort()).toEqual([...keys].sort())
  })

  it.each([
    ['no such bucket', { PRESS_FILES: `${server.settings('press')['PRESS_FILES']}-other` }, 'NoSuchBucket'],
    ['an unknown key', { PRESS_FILES_KEY: 'somebody' }, 'InvalidAccessKeyId'],
    ['a wrong secret', { PRESS_FILES_SECRET: 'tell-nobody' }, 'SignatureDoesNotMatch'],
  ])('that refuses reports the reason without its credentials: %s', async (_what, settings, why) => {
    const store = createStore(newConfig({ ...server.settings('press'), ...settings }))
    const failure = (await testStore(store).catch((error: unknown) => error)) as Error & { code: string }
    expect(failure.code).toBe('EACCES')
    expect(failure.message).toContain(why)
    expect(`${JSON.stringify(failure)} ${failure.stack}`).not.toMatch(/somebody|tell-nobody|S3RVER/)
  })

  it('that is unreachable fails like a disk and works again afterwards', async () => {
    const store = createStore(newConfig(server.settings('press')))
    const key = await putContent(store, 'before')
    await server.stop()
    const away = expect.objectContaining({ code: 'EIO' }) as Error
    const received = await receive(store, 'meanwhile')
    await expect(store.keep(received)).rejects.toThrow(away)
    await expect(store.read(key)).rejects.toThrow(away)
    await expect(store.remove(key)).rejects.toThrow(away)
    await server.start()
    expect(await text(await store.read(key))).toBe('before')
    // The store still has the received bytes, so the same upload can be kept now.
    expect(await text(await store.read(await store.keep(received)))).toBe('meanwhile')
  })
})
