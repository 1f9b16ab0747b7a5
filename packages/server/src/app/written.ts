import type { FastifyReply } from 'fastify'

/** An answer that is JSON text already, as PostgreSQL wrote it: it is sent as it is. */
export function written<Answer>(reply: FastifyReply, json: string): Answer {
  reply.type('application/json; charset=utf-8')
  return json as unknown as Answer
}
