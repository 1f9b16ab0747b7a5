import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/**
 * The size of a response in bytes below which compression saves nothing: two or three packets are enough for the uncompressed
 * response.
 */
const minCompressBytes = 4_000

/**
 * Compresses large responses if the client supports it, at the cheapest levels. A list of 50 shrinks to a tenth in a twentieth of a
 * millisecond. The best levels take twenty times as long for little gain.
 */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: minCompressBytes,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    zlibOptions: { level: 1 },
  })
}
