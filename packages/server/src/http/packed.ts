import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Returns a handler for a large body that never changes while the process runs. The body is serialized and compressed once. */
export function createCompressedHandler(
  type: string,
  writeBody: () => string,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  let packedBodies: Promise<Record<'br' | 'gzip' | 'identity', Buffer>> | undefined
  const compressBody = async () => {
    const identity = Buffer.from(writeBody())
    const [br, gz] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)])
    return { br, gzip: gz, identity }
  }
  return async ({ headers }, reply) => {
    const bodies = await (packedBodies ??= compressBody())
    const acceptEncoding = headers['accept-encoding'] ?? ''
    const encoding = (['br', 'gzip'] as const).find((one) =>
      new RegExp(`\\b${one}\\b(?!;q=0(?:\\.0*)?(?:,|$))`, 'u').test(acceptEncoding),
    )
    return reply
      .type(type)
      .header('vary', 'accept-encoding')
      .header('content-encoding', encoding ?? 'identity')
      .send(bodies[encoding ?? 'identity'])
  }
}
