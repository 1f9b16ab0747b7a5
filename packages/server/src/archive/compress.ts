import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** Of a segment that ended before it was full most is zeros. */
export const compress = (from: string, to: string): Promise<void> =>
  pipeline(createReadStream(from), createGzip({ level: 1 }), createWriteStream(to, { flush: true, mode: 0o600 }))

/** Rejects when the bytes are not those that were compressed: each file carries a checksum. PostgreSQL flushes what it recovers from. */
export const decompress = (from: string, to: string): Promise<void> =>
  pipeline(createReadStream(from), createGunzip(), createWriteStream(to, { mode: 0o600 }))
