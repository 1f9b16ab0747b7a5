import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Writable, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Passes bytes through, and returns their count and hash at the end. */
function createDigester() {
  const hash = createHash('sha256')
  let size = 0
  return {
    async *hashChunks(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    },
    getDigest: () => ({ size, sha256: hash.digest('hex') }),
  }
}

export interface FileDigest {
  size: number
  sha256: string
}

/** Writes a stream to a new file, flushes it to disk, and calculates its digest. The folder must exist. */
export async function writeWithDigest(content: Readable, targetPath: string): Promise<FileDigest> {
  const digester = createDigester()
  await pipeline(
    content,
    (chunks: AsyncIterable<Buffer>) => digester.hashChunks(chunks),
    createWriteStream(targetPath, { flush: true, mode: 0o600 }),
  )
  return digester.getDigest()
}

/** Does the same as `writeWithDigest`, but creates the folder if it is missing. */
export async function placeWithDigest(content: Readable, targetPath: string): Promise<FileDigest> {
  await mkdir(dirname(targetPath), { recursive: true, mode: 0o700 })
  return writeWithDigest(content, targetPath)
}

export async function digestFile(path: string): Promise<FileDigest> {
  const digester = createDigester()
  await pipeline(
    createReadStream(path),
    (chunks) => digester.hashChunks(chunks),
    new Writable({ write: (_chunk, _encoding, done) => done() }),
  )
  return digester.getDigest()
}

/** Flushes the names in a folder to disk, which flushing its files does not do. */
export async function fsyncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
