import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isMissing } from './is-missing.ts'

export interface StoredUpload {
  /** Where the bytes wait until they are kept. */
  path: string
  size: number
  sha256: string
  /** There were more bytes than allowed; those that were too many are not on disk. */
  tooLarge: boolean
  /** Its sender has no room for all of it. */
  noRoom: boolean
}

/** Bytes on this machine's disk for as long as something is done with them, whatever store keeps them. */
export function createIncoming(dataDir: string) {
  const folder = join(dataDir, 'files', 'incoming')

  /** A path for something new. */
  async function place(): Promise<string> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return join(folder, randomBytes(16).toString('hex'))
  }

  async function receive(content: Readable, limit: number, hasRoom: (bytes: number) => boolean): Promise<StoredUpload> {
    const path = await place()
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
  }

  /** The time in milliseconds by the clock of the file system, which is another machine's where the folder is shared. */
  async function fileClock(): Promise<number> {
    const path = await place()
    try {
      await writeFile(path, '')
      return (await stat(path)).mtimeMs
    } finally {
      await rm(path, { force: true })
    }
  }

  /** Removes what has lain here for longer than some milliseconds: a crash cut it off. */
  async function sweep(age: number): Promise<void> {
    const before = (await fileClock()) - age
    for (const name of await namesIn(folder)) {
      const path = join(folder, name)
      if (await isOlder(path, before)) await rm(path, { force: true })
    }
  }

  return { place, receive, fileClock, sweep, discard: ({ path }: Pick<StoredUpload, 'path'>) => removeAll(path) }
}

/** What was made of a file beside it: the ends of the names, which begin with the file's own. */
export async function listDerivedFiles(path: string): Promise<string[]> {
  const names = await readdir(dirname(path))
  return (
    names
      .filter((name) => name.startsWith(`${basename(path)}.`))
      .map((name) => name.slice(basename(path).length))
      // Of a process that was ended while it wrote.
      .filter((end) => !end.endsWith('.part'))
  )
}

/** Removes a file and what was made of it. */
export async function removeAll(path: string): Promise<void> {
  const folder = dirname(path)
  const names = (await namesIn(folder)).filter((name) => name.startsWith(basename(path)))
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
}

/** Whether a file was last changed before a time of the file system's clock (ms); false once it is gone. */
export const isOlder = (path: string, before: number): Promise<boolean> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs <= before,
    (error: unknown) => {
      if (isMissing(error)) return false
      throw error
    },
  )

/** Nothing, where there is no such folder. */
export const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
