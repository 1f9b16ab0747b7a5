import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from '../../packages/server/src/database/client.ts'
import { dataDir } from './addresses.ts'

/** Does to the tested press's database what only time does otherwise. */
export const inDatabase = (statement: string, values: readonly unknown[] = []): Promise<void> =>
  withClient(readFileSync(join(dataDir, 'database.url'), 'utf8').trim(), async (client) => {
    await client.query(statement, [...values])
  })
