import type { FastifyReply } from 'fastify'

/** An answer that is JSON text already, as PostgreSQL wrote it: it is sent as it is. */
export type Written = string & { readonly written: true }

export function written(reply: FastifyReply, json: string): Written {
  reply.type('application/json; charset=utf-8')
  return json as Written
}
