import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** Compresses a log segment. A segment that was closed before it was full is mostly zeros. */
export const compress = (sourcePath: string, targetPath: string): Promise<void> =>
  pipeline(
    createReadStream(sourcePath),
    createGzip({ level: 1 }),
    createWriteStream(targetPath, { flush: true, mode: 0o600 }),
  )

/**
 * Decompresses a file. Rejects when its checksum does not match. Does not flush the result, because PostgreSQL flushes the files
 * from which it recovers.
 */
export const decompress = (sourcePath: string, targetPath: string): Promise<void> =>
  pipeline(createReadStream(sourcePath), createGunzip(), createWriteStream(targetPath, { mode: 0o600 }))
