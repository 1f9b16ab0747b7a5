import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyRequest } from 'fastify'

/** Where a request came from, and who sent it. */
interface Origin {
  ip: string | null
  /** The browser's user agent. */
  agent: string | null
  /** The person who is signed in; null for somebody unknown and for what the press does by itself. */
  actor_id: number | null
}

const maxAgentLength = 400

const outsideRequests: Origin = { ip: null, agent: null, actor_id: null }
const origins = new AsyncLocalStorage<Origin>()

/** Runs the work of a request: its events are recorded with the request's origin and its person. */
export const withOrigin = <Result>(
  { ip, headers }: FastifyRequest,
  person: { id: number } | undefined,
  work: () => Result,
): Result =>
  origins.run(
    { ip, agent: headers['user-agent']?.slice(0, maxAgentLength) ?? null, actor_id: person?.id ?? null },
    work,
  )

/** The origin of the current request; empty outside of requests. */
export const origin = (): Origin => origins.getStore() ?? outsideRequests
