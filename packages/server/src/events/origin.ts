import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyRequest } from 'fastify'

/** From where something was done. */
interface Origin {
  ip: string
  /** What the browser calls itself. */
  agent: string | null
}

/** Of what a browser calls itself so much is kept. */
const longestAgent = 400

const origins = new AsyncLocalStorage<Origin>()

/** Does the work of a request: what it records keeps from where it was asked for. */
export const askedFrom = <Result>({ ip, headers }: FastifyRequest, work: () => Result): Result =>
  origins.run({ ip, agent: headers['user-agent']?.slice(0, longestAgent) ?? null }, work)

/** From where the request under way came; nothing outside of requests. */
export const origin = (): Origin | { ip: null; agent: null } => origins.getStore() ?? { ip: null, agent: null }
