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

const emptyOrigin: Origin = { ip: null, agent: null, actor_id: null }
const originStorage = new AsyncLocalStorage<Origin>()

/** Runs a request handler. Events recorded inside get the request's origin and person. */
export const withOrigin = <Result>(
  { ip, headers }: FastifyRequest,
  person: { id: number } | undefined,
  callback: () => Result,
): Result =>
  originStorage.run(
    { ip, agent: headers['user-agent']?.slice(0, maxAgentLength) ?? null, actor_id: person?.id ?? null },
    callback,
  )

/** Returns the origin of the current request; empty outside of requests. */
export const getOrigin = (): Origin => originStorage.getStore() ?? emptyOrigin
