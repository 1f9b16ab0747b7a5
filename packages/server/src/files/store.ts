import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface Received {
  /** Where the bytes wait until they are kept. */
  path: string
  size: number
  sha256: string
  /** There were more bytes than allowed; those that were too many are not on disk. */
  tooLarge: boolean
  /** Its sender has no room for all of it. */
  noRoom: boolean
}

/** Bytes in the data folder, by random keys that tell nothing of what they hold. */
export type Store = ReturnType<typeof createStore>

export function createStore(dataDir: string) {
  const root = join(dataDir, 'files')
  const incoming = join(root, 'incoming')
  const pathOf = (key: string): string => join(root, key.slice(0, 2), key)

  return {
    pathOf,
    read: (path: string) => createReadStream(path),

    /** Writes a stream to disk, flushed; nothing stays when the stream breaks off. */
    async receive(content: Readable, limit: number, hasRoom: (bytes: number) => boolean): Promise<Received> {
      await mkdir(incoming, { recursive: true })
      const path = join(incoming, randomBytes(16).toString('hex'))
      const hash = createHash('sha256')
      let size = 0
      let noRoom = false
      try {
        const file = await open(path, 'wx', 0o600)
        // The rest of a stream that is too long is read all the same: its sender hears why only after having sent it.
        const bounded = async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            size += chunk.length
            // Asked only for what would be written.
            if (size <= limit && !noRoom) noRoom = !hasRoom(chunk.length)
            if (size > limit || noRoom) continue
            hash.update(chunk)
            yield chunk
          }
        }
        await pipeline(content, bounded, file.createWriteStream({ flush: true }))
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
      return { path, size, sha256: hash.digest('hex'), tooLarge: size > limit, noRoom }
    },

    /** Makes received bytes permanent and gives their key. */
    async keep(received: Received): Promise<string> {
      const key = randomBytes(16).toString('hex')
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      await rename(received.path, path)
      // The new name has to reach the disk as well as the bytes.
      const folder = await open(dirname(path), 'r')
      try {
        await folder.sync()
      } finally {
        await folder.close()
      }
      return key
    },

    /** Size and hash of what lies under a key. */
    async measure(key: string): Promise<Pick<Received, 'size' | 'sha256'>> {
      const hash = createHash('sha256')
      let size = 0
      for await (const chunk of createReadStream(pathOf(key)) as AsyncIterable<Buffer>) {
        hash.update(chunk)
        size += chunk.length
      }
      return { size, sha256: hash.digest('hex') }
    },

    /** Removes received bytes that are not to be kept. */
    discard: (received: Received) => rm(received.path, { force: true }),

    /** Removes bytes and what was made of them. */
    async remove(key: string): Promise<void> {
      const folder = dirname(pathOf(key))
      const names = await readdir(folder).catch(() => [])
      await Promise.all(
        names.filter((name) => name.startsWith(key)).map((name) => rm(join(folder, name), { force: true })),
      )
    },

    /** Keys that have lain here for longer than some milliseconds, folder by folder. Uploads that a crash cut off are removed. */
    async *olderThan(age: number): AsyncGenerator<string[]> {
      for (const folder of await readdir(root).catch(() => [])) {
        const old: string[] = []
        for (const name of await readdir(join(root, folder))) {
          const path = join(root, folder, name)
          const { mtimeMs } = await stat(path)
          if (mtimeMs > Date.now() - age) continue
          if (folder === 'incoming') await rm(path, { force: true })
          else if (!name.includes('.')) old.push(name)
        }
        yield old
      }
    },
  }
}
