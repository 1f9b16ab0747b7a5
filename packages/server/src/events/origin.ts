import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyRequest } from 'fastify'

/** The source of a request: its IP address, browser and signed-in person. */
interface Origin {
  ip: string | null
  /** The browser's user agent. */
  agent: string | null
  /** The person who is signed in; null for an unknown person, and for actions of the press itself. */
  actor_id: number | null
}

const maxAgentLength = 400

const outsideRequests: Origin = { ip: null, agent: null, actor_id: null }
const origins = new AsyncLocalStorage<Origin>()

/** Runs a request handler. Events recorded inside get the request's origin and person. */
export const withOrigin = <Result>(
  { ip, headers }: FastifyRequest,
  person: { id: number } | undefined,
  work: () => Result,
): Result =>
  origins.run(
    { ip, agent: headers['user-agent']?.slice(0, maxAgentLength) ?? null, actor_id: person?.id ?? null },
    work,
  )

/** Returns the origin of the current request; empty outside of requests. */
export const origin = (): Origin => origins.getStore() ?? outsideRequests
