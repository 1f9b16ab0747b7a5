import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { readBaseBackups } from '../archive/base-backup.ts'
import { readArchiveState } from '../archive/state.ts'
import type { Config } from '../config.ts'
import { PressError } from '../errors.ts'

/** Adds GET /metrics: call durations, process usage and live listeners (Prometheus). Requires the token from the settings. */
export function addMetrics(
  app: FastifyInstance,
  pool: pg.Pool,
  countListeners: () => number,
  { metricsToken: token, archive }: Pick<Config, 'metricsToken' | 'archive'>,
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const callDurations = new Histogram({
    name: 'press_http_request_duration_seconds',
    help: 'Request duration in seconds',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const addGauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  const createGauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const jobsGauge = createGauge(
    'press_jobs',
    'Background jobs (e-mails, shop publications, file reading): due, due after a failure, failed for good',
    ['state'],
  )
  const jobDelaySeconds = createGauge(
    'press_jobs_late_seconds',
    'Seconds since the oldest pending background job became due',
  )
  const archiveDelaySeconds = createGauge(
    'press_archive_late_seconds',
    'Seconds that the oldest segment has waited to be archived',
  )
  const baseBackupAgeSeconds = createGauge('press_archive_base_age_seconds', 'Age of the newest base backup in seconds')
  const databaseUp = createGauge('press_database_up', '1 if the database answers, otherwise 0')
  addGauge('press_live_browsers', 'Browsers with an open live channel', countListeners)
  addGauge('press_database_connections', 'Open connections to the database', () => pool.totalCount)
  addGauge('press_database_waiting', 'Requests waiting for a database connection', () => pool.waitingCount)

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'unknown'
    // A live channel is not measured, because it lasts as long as its browser tab.
    if (route === '/api/live') return
    callDurations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { schema: { hide: true }, config: { rateLimit: false } }, async (request, reply) => {
    // If the settings have no token, the route behaves as if it did not exist.
    if (!token) throw new PressError('notFound', { message: 'noSuchCall' })
    if (!isSameText(request.headers.authorization ?? '', `Bearer ${token}`)) throw new PressError('unauthorized')
    const jobCounts = await readJobCounts(pool).catch(() => undefined)
    databaseUp.set(jobCounts ? 1 : 0)
    // The values are unknown while the database is unavailable; NaN never triggers an alert.
    jobsGauge.set({ state: 'due' }, jobCounts?.due ?? Number.NaN)
    jobsGauge.set({ state: 'failing' }, jobCounts?.failing ?? Number.NaN)
    jobsGauge.set({ state: 'failed' }, jobCounts?.failed ?? Number.NaN)
    jobDelaySeconds.set(jobCounts?.oldest ?? Number.NaN)
    const archiveDelays =
      archive === undefined ? undefined : await readArchiveDelays(pool, archive).catch(() => undefined)
    archiveDelaySeconds.set(archiveDelays?.late ?? Number.NaN)
    baseBackupAgeSeconds.set(archiveDelays?.age ?? Number.NaN)
    reply.type(registry.contentType)
    return registry.metrics()
  })
}

interface JobCounts {
  due: number
  failing: number
  failed: number
  /** The age of the oldest pending job in seconds. */
  oldest: number
}

async function readJobCounts(pool: pg.Pool): Promise<JobCounts> {
  const { rows } = await pool.query<JobCounts>(`select count(*) filter (where run_at <= now())::int as due,
    count(*) filter (where run_at <= now() and last_error is not null)::int as failing,
    count(*) filter (where run_at = 'infinity')::int as failed,
    coalesce(extract(epoch from now() - min(run_at) filter (where run_at <= now())), 0)::float as oldest
    from jobs where done_at is null`)
  return rows[0] ?? { due: 0, failing: 0, failed: 0, oldest: 0 }
}

/**
 * Returns the delay of the oldest pending segment and the age of the newest base backup, in seconds. The delay is infinite if the
 * server does not archive. The age is infinite if there is no base backup.
 */
async function readArchiveDelays(pool: pg.Pool, archive: string): Promise<{ late: number; age: number }> {
  const { archiving: isArchiving, late: delaySeconds } = await readArchiveState(pool, archive)
  const newestBackup = (await readBaseBackups(archive)).at(-1)
  return {
    late: isArchiving ? delaySeconds : Infinity,
    age: newestBackup ? (Date.now() - newestBackup.at.getTime()) / 1000 : Infinity,
  }
}

/** Compares two texts in constant time. */
const isSameText = (one: string, other: string): boolean => timingSafeEqual(hashText(one), hashText(other))
const hashText = (text: string): Buffer => createHash('sha256').update(text).digest()
