import type { FastifyReply } from 'fastify'

/** A response that PostgreSQL has already serialised as JSON. It is sent unchanged. */
export type RawJson = Buffer & { readonly written: true }

/** Converts the text to bytes. If a socket gets a string instead, it spends a fifth of the response's time on encoding it. */
export function createRawJson(reply: FastifyReply, json: string): RawJson {
  reply.type('application/json; charset=utf-8')
  return Buffer.from(json) as RawJson
}
