import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isMissing } from './is-missing.ts'

export interface StoredUpload {
  /** The path of the temporary file. */
  path: string
  size: number
  sha256: string
  /** Whether the stream was longer than allowed; the excess is not on disk. */
  tooLarge: boolean
  /** Whether the upload exceeds its owner's quota. */
  noRoom: boolean
}

/** Manages temporary files on this machine's disk, for any kind of store. */
export function createIncomingFiles(dataDir: string) {
  const folder = join(dataDir, 'files', 'incoming')

  /** Returns a random path for a new temporary file. */
  async function createTempPath(): Promise<string> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return join(folder, randomBytes(16).toString('hex'))
  }

  async function receive(content: Readable, limit: number, hasRoom: (bytes: number) => boolean): Promise<StoredUpload> {
    const path = await createTempPath()
    const hash = createHash('sha256')
    let size = 0
    let isQuotaExceeded = false
    try {
      const file = await open(path, 'wx', 0o600)
      // Reads a stream to its end even if it is too long, because the client reads the error only after sending everything.
      const limitBytes = async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length
          // Checks the quota only for bytes that would be written.
          if (size <= limit && !isQuotaExceeded) isQuotaExceeded = !hasRoom(chunk.length)
          if (size > limit || isQuotaExceeded) continue
          hash.update(chunk)
          yield chunk
        }
      }
      await pipeline(content, limitBytes, file.createWriteStream({ flush: true }))
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
    return { path, size, sha256: hash.digest('hex'), tooLarge: size > limit, noRoom: isQuotaExceeded }
  }

  /**
   * Returns the time in milliseconds by the file system's clock. The clock may differ from this machine's, because a shared folder
   * uses another machine's clock.
   */
  async function getFileSystemTimeMs(): Promise<number> {
    const path = await createTempPath()
    try {
      await writeFile(path, '')
      return (await stat(path)).mtimeMs
    } finally {
      await rm(path, { force: true })
    }
  }

  /** Deletes files older than `minAgeMs` in milliseconds, which a crash has left behind. */
  async function removeOldFiles(minAgeMs: number): Promise<void> {
    const cutoffMs = (await getFileSystemTimeMs()) - minAgeMs
    for (const name of await listNames(folder)) {
      const path = join(folder, name)
      if (await isOlder(path, cutoffMs)) await rm(path, { force: true })
    }
  }

  return {
    place: createTempPath,
    receive,
    fileClock: getFileSystemTimeMs,
    sweep: removeOldFiles,
    discard: ({ path }: Pick<StoredUpload, 'path'>) => removeWithDerivedFiles(path),
  }
}

/** Returns the name suffixes of the files derived from a file. Their names start with the file's own name. */
export async function listDerivedFiles(path: string): Promise<string[]> {
  const names = await readdir(dirname(path))
  return (
    names
      .filter((name) => name.startsWith(`${basename(path)}.`))
      .map((name) => name.slice(basename(path).length))
      // Skips partial files of a process that was stopped while writing.
      .filter((suffix) => !suffix.endsWith('.part'))
  )
}

/** Deletes a file and the files derived from it. */
export async function removeWithDerivedFiles(path: string): Promise<void> {
  const folder = dirname(path)
  const names = (await listNames(folder)).filter((name) => name.startsWith(basename(path)))
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
}

/** Whether a file was last changed before a time (ms) of the file system's clock; false if the file no longer exists. */
export const isOlder = (path: string, cutoffMs: number): Promise<boolean> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs <= cutoffMs,
    (error: unknown) => {
      if (isMissing(error)) return false
      throw error
    },
  )

/** Returns the names in a folder; empty if the folder does not exist. */
export const listNames = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
