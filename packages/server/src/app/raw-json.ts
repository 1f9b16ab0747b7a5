import type { FastifyReply } from 'fastify'

/** A response that PostgreSQL has already serialised as JSON. It is sent unchanged. */
export type RawJson = Buffer & { readonly isRawJson: true }

/**
 * Converts JSON text to bytes and sets the content type of the reply. A string would be slower: encoding it in the socket takes a
 * fifth of the response's time.
 */
export function createRawJson(reply: FastifyReply, json: string): RawJson {
  reply.type('application/json; charset=utf-8')
  return Buffer.from(json) as RawJson
}
