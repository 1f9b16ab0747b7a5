import type { Config } from '../config.ts'
import { createFiles } from '../files/files.ts'
import { createPool, type Database } from '../database/database.ts'
import { withMigrationLock } from '../database/migrate.ts'
import type { DemoOptions } from './seed.ts'

/** Fills an empty database with the demo press. */
export async function fillWithDemo(url: string, config: Config, options: Omit<DemoOptions, 'files'>): Promise<void> {
  // Turns off the timeout. Hundreds of files queue for connections at once, and no request is waiting for them.
  const { db, close } = createPool(url, { connectTimeoutMs: 0 })
  try {
    const { seedDemo } = await import('./seed.ts')
    await seedDemo(db, { ...options, files: createFiles(db, config) })
  } finally {
    await close()
  }
}

/** Fills an unused database with the demo press. Several processes may call it at the same moment. */
export const seedWhenEmpty = ({ url }: Pick<Database, 'url'>, config: Config): Promise<void> =>
  withMigrationLock(url, async (client) => {
    const { rows } = await client.query('select 1 from users limit 1')
    if (rows.length === 0) await fillWithDemo(url, config, { scale: 1 })
  })
