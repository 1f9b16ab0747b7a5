import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { PressError } from '../errors.ts'

/** GET /metrics: how long calls take, what the process uses, who listens (Prometheus); for who shows the settings' token. */
export function addMetrics(
  app: FastifyInstance,
  pool: pg.Pool,
  listeners: () => number,
  token: string | undefined,
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'press_http_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('press_live_browsers', 'Browsers with an open live channel', listeners)
  gauge('press_database_connections', 'Open connections to the database', () => pool.totalCount)
  gauge('press_database_waiting', 'Requests waiting for a connection', () => pool.waitingCount)

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'unknown'
    // A live channel lasts as long as its browser.
    if (route === '/api/live') return
    calls.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { schema: { hide: true }, config: { rateLimit: false } }, async (request, reply) => {
    // Without a token it is as if there were none, however it is asked for.
    if (!token) throw new PressError('notFound', { message: 'noSuchCall' })
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) throw new PressError('unauthorized')
    reply.type(registry.contentType)
    return registry.metrics()
  })
}

/** Takes the same time wherever they differ. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
