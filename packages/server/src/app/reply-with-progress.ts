import { PassThrough } from 'node:stream'
import type { Progress } from '@press/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { toErrorEvent } from '../http/error-handler.ts'

/** A function that reports the progress of a long operation. */
export type ReportProgress = (progress: Progress) => void

const eventStreamMimeType = 'text/event-stream'

/**
 * Answers a call that takes long. A client that accepts an event stream receives progress messages and, as the last message, `{
 * answer }` or `{ status, refusal }`. Any other client receives only the answer.
 */
export async function replyWithProgress<Answer>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  runOperation: (report: ReportProgress) => Promise<Answer>,
): Promise<Answer> {
  if (!request.headers.accept?.includes(eventStreamMimeType)) return runOperation(() => undefined)
  const stream = new PassThrough()
  const writeMessage = (message: object): void => void stream.write(`data: ${JSON.stringify(message)}\n\n`)
  reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no').type(eventStreamMimeType).send(stream)
  try {
    writeMessage({ answer: await runOperation((progress) => writeMessage({ progress })) })
  } catch (error) {
    writeMessage(toErrorEvent(error, request))
  }
  stream.end()
  // The return value does not matter: Fastify ignores it once the reply is sent.
  return reply as never
}
