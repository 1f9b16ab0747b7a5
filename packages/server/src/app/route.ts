import { contract, type Call, type CallName } from '@press/contract'
import { getGrantedScope, type Scope } from '@press/domain'
import { matchLocale } from '@press/i18n/node'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Authenticator } from '../auth/authenticate.ts'
import { getRateLimitKey } from '../auth/rate-limits.ts'
import type { Db } from '../database/database.ts'
import type { Files } from '../files/files.ts'
import { PressError } from '../errors.ts'
import { withOrigin } from '../events/origin.ts'
import { createForbiddenError, createValidationError } from '../http/refusals.ts'
import { getTranslator } from '../texts.ts'
import type { Handler, HandlerCall, Handlers } from './handler.ts'
import { readForm } from './multipart.ts'
import type { Person } from '../auth/person.ts'
import { buildRouteSchema } from './schema.ts'

export interface Services {
  db: Db
  files: Files
  personOf: Authenticator['personOf']
  wasEnded: Authenticator['wasEnded']
  /** Refuses a request that does not have the token of the program that may make the call. */
  assertToken: (request: FastifyRequest) => Promise<void>
  /** Records a refusal in the audit log. */
  refused: (person: Person, call: CallName) => Promise<void>
}

interface Admission {
  person: Person | undefined
  scope: Scope
}

/** The rate limit per address for calls that need no session. Sign-in has a separate, stricter limit. */
const publicLimit = { max: 300, timeWindow: '1 minute' }

const urlEncodedMimeType = 'application/x-www-form-urlencoded'

/** Creates a route for every call of the contract. A call without a handler is a compile error. */
export function addCalls(app: FastifyInstance, handlers: Handlers, services: Services): void {
  app.addContentTypeParser(urlEncodedMimeType, (_request, payload, done) => {
    payload.resume()
    done(null)
  })
  for (const name of Object.keys(contract) as CallName[]) addCall(app, name, handlers[name], services)
}

function addCall(app: FastifyInstance, name: CallName, handle: Handler<CallName>, services: Services): void {
  const call: Call = contract[name]
  const [method, path] = name.split(' ') as [string, string]
  const admissions = new WeakMap<FastifyRequest, Admission>()
  const refreshHeaders = getRefreshHeaders(call)
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    schema: buildRouteSchema(name, call),
    exposeHeadRoute: false,
    // Fastify does not validate: the contract's schemas validate the input below. Fastify's copies of the schemas only serve the
    // documentation.
    validatorCompiler: () => () => true,
    config: { rateLimit: getRateLimit(call, (request) => admissions.get(request)?.person) },
    // Runs before the body is read, so that the server does not receive data that the person may not send.
    onRequest: async (request, reply) => {
      // Sets the headers here instead of in the handler, so that a refusal has them too.
      reply.headers(refreshHeaders)
      admissions.set(request, await admitCaller(name, request, services))
      const isUnreadForm = isForm(request) && !call.files && !call.upload
      if ((isUnreadForm || isUrlEncodedForm(request)) && !call.ignoresBody) throw new PressError('unsupportedMediaType')
    },
    // Runs after the rate limit has counted the request, so that wrong tokens are limited, and before the body is read.
    ...(call.access === 'byToken' && {
      preParsing: async (request: FastifyRequest) => services.assertToken(request),
    }),
    handler: async (request, reply) => {
      const { person, scope } = admissions.get(request) as Admission
      reply.header('cache-control', 'no-store')
      const locale = matchLocale(request.headers['accept-language'])
      const params = parseInput(call.params, request.params, () => new PressError('notFound'))
      const query = parseInput(call.query, request.query, createValidationError)
      const form =
        call.files && isForm(request)
          ? await readForm(request, call.files, services.files, person?.id ?? null)
          : { body: request.body, stored: [] }
      try {
        const body = parseInput(call.body, form.body, createValidationError)
        const { db } = services
        const files = person ? services.files.forSession(person.session_id) : services.files
        const { log } = request
        const t = getTranslator(locale)
        const callContext = { params, query, body, person, scope, db, files, t, locale, log, request, reply }
        return await withOrigin(request, person, () => handle(callContext as HandlerCall<CallName>))
      } catch (error) {
        await services.files.discard(form.stored)
        if (person && isForbidden(error)) await withOrigin(request, person, () => services.refused(person, name))
        throw error
      }
    },
  })
}

/**
 * Returns headers that name the resources that an answer shows and the call has changed. The browser needs them because it does not
 * load the contract.
 */
const getRefreshHeaders = (call: Call): Record<string, string> => ({
  ...('shows' in call && { 'press-shows': call.shows.join(' ') }),
  ...('lasting' in call && { 'press-shows': '' }),
  ...(call.changes && { 'press-changes': call.changes.join(' ') }),
})

/** Whether a handler refused a row or a request, although the role may make the call. */
const isForbidden = (error: unknown): boolean => error instanceof PressError && error.code === 'forbidden'

/**
 * Returns the rate limit of a call. A call that needs no session is limited per address. A call that records data from anyone is
 * limited to ten times a minute per address and person.
 */
function getRateLimit({ access, perMinute }: Call, personOf: (request: FastifyRequest) => Person | undefined) {
  if (access === 'public' || access === 'byToken') return perMinute ? { ...publicLimit, max: perMinute } : publicLimit
  if (access !== 'anybody') return false
  return {
    max: 10,
    timeWindow: '1 minute',
    // Runs once the person is known and before the body is read.
    hook: 'preParsing' as const,
    keyGenerator: (request: FastifyRequest) => `${getRateLimitKey(request.ip)} ${personOf(request)?.id ?? ''}`,
  }
}

const isForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith('multipart/form-data') ?? false

const isUrlEncodedForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith(urlEncodedMimeType) ?? false

function parseInput(schema: z.ZodType | undefined, value: unknown, refuse: (error: z.ZodError) => PressError): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value ?? {}, { reportInput: true })
  if (!result.success) throw refuse(result.error)
  return result.data
}

/** Admits a person to a call, or refuses the call. A call that the permission table does not grant is refused. */
async function admitCaller(
  name: CallName,
  request: FastifyRequest,
  { personOf, wasEnded, refused: logRefusal }: Services,
): Promise<Admission> {
  const { access }: Call = contract[name]
  if (access === 'public' || access === 'signed' || access === 'byToken') return { person: undefined, scope: 'own' }
  // The call does not require a signed-in person, so it also works while the database is down.
  if (access === 'anybody') return { person: await personOf(request).catch(() => undefined), scope: 'own' }
  const person = await personOf(request)
  if (!person) throw new PressError((await wasEnded(request)) ? 'sessionEnded' : 'unauthorized')
  if (access === 'session') return { person, scope: 'own' }
  const scope = getGrantedScope(person.role, access.area, access.action as never)
  if (!scope) {
    await withOrigin(request, person, () => logRefusal(person, name))
    throw createForbiddenError(name)
  }
  return { person, scope }
}
