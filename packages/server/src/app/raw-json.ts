import type { FastifyReply } from 'fastify'

/** An answer that is JSON already, as PostgreSQL wrote it: it is sent as it is. */
export type RawJson = Buffer & { readonly written: true }

/** As bytes: a socket that is handed a text takes a fifth of the whole answer's work to encode it. */
export function createRawJson(reply: FastifyReply, json: string): RawJson {
  reply.type('application/json; charset=utf-8')
  return Buffer.from(json) as RawJson
}
