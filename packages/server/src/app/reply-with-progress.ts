import { PassThrough } from 'node:stream'
import type { Progress } from '@press/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { toErrorEvent } from '../http/error-handler.ts'

/** Says how far a work is. */
export type ReportProgress = (progress: Progress) => void

const kind = 'text/event-stream'

/**
 * Answers a work that takes its time. Who asks for an event stream hears how far it is, and in the last message what came of it:
 * `{ answer }`, or `{ status, refusal }`. Anybody else gets the answer alone.
 */
export async function replyWithProgress<Answer>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  work: (tell: ReportProgress) => Promise<Answer>,
): Promise<Answer> {
  if (!request.headers.accept?.includes(kind)) return work(() => undefined)
  const stream = new PassThrough()
  const say = (message: object): void => void stream.write(`data: ${JSON.stringify(message)}\n\n`)
  reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no').type(kind).send(stream)
  try {
    say({ answer: await work((progress) => say({ progress })) })
  } catch (error) {
    say(toErrorEvent(error, request))
  }
  stream.end()
  // Fastify takes nothing of what a handler gives once it is answered.
  return reply as never
}
