import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { isMigrated } from '../database/migrate.ts'
import { PressError } from '../errors.ts'
import { assertDiskSpace } from './disk-space.ts'

const silentRoute = { schema: { hide: true }, config: { rateLimit: false }, logLevel: 'silent' } as const

/**
 * Adds two routes. One reports whether the process is alive. The other reports whether it can work: the database is reachable and
 * has this version, and there is disk space.
 */
export function addHealth(app: FastifyInstance, pool: pg.Pool, dataDir: string): void {
  app.get('/api/health', silentRoute, async () => ({ ok: true }))
  app.get('/api/ready', silentRoute, async () => {
    if (!(await isMigrated(pool))) throw new PressError('unavailable')
    await assertDiskSpace(dataDir)
    return { ok: true }
  })
}
