import type { Config } from '../config.ts'
import { createFiles } from '../files/files.ts'
import type { Database } from '../database/database.ts'
import { exclusively } from '../database/migrate.ts'

/** Fills a database that nobody has used yet with the demo press; several processes may call it at the same moment. */
export const seedWhenEmpty = ({ db, url }: Database, config: Config): Promise<void> =>
  exclusively(url, async (client) => {
    const { rows } = await client.query('select 1 from users limit 1')
    if (rows.length > 0) return
    const { seedDemo } = await import('./seed.ts')
    await seedDemo(db, { scale: 1, files: createFiles(db, config) })
  })
