import { matchLocale } from '@press/i18n/node'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toErrorBody, PressError } from '../errors.ts'
import { recordDiskFullError } from './disk-space.ts'
import { toRefusal } from './refusals.ts'
import { getTranslator } from '../texts.ts'

/** Handles every error. Logs a server fault under the number that the person sees. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
  app.setNotFoundHandler((request, reply) => {
    answerError(new PressError('notFound', { message: 'noSuchCall' }), request, reply)
  })
}

/** Responds to any thrown error in the common error format. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toRefusal(error) ?? toInternalError(error, request)
  const { retryAfter } = refusal.details
  if (refusal.code === 'unavailable') request.log.warn({ reason: (error as Error).message }, 'unavailable')
  recordDiskFullError(error)
  if (retryAfter) reply.header('retry-after', retryAfter)
  if (refusal.code === 'unauthorized' || refusal.code === 'sessionEnded') reply.header('www-authenticate', 'Bearer')
  const body = toErrorBody(refusal, getTranslator(matchLocale(request.headers['accept-language'])))
  reply.status(refusal.statusCode).type('application/json; charset=utf-8').send(body)
}

/** Returns the error as an event, for a response that has already started. */
export function toErrorEvent(error: unknown, request: FastifyRequest) {
  const refusal = toRefusal(error) ?? toInternalError(error, request)
  recordDiskFullError(error)
  const t = getTranslator(matchLocale(request.headers['accept-language']))
  return { status: refusal.statusCode, refusal: toErrorBody(refusal, t) }
}

function toInternalError(error: unknown, { log, id }: FastifyRequest): PressError {
  log.error({ err: error }, 'internal error')
  return new PressError('internal', { message: { text: 'internal', params: { id } } })
}
