import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from '../../packages/server/src/database/client.ts'
import { dataDir } from './addresses.ts'

/** Runs a statement on the test's database. Tests use it to make changes that otherwise need time to pass. */
export const runStatement = (statement: string, values: readonly unknown[] = []): Promise<void> =>
  withClient(readFileSync(join(dataDir, 'database.url'), 'utf8').trim(), async (client) => {
    await client.query(statement, [...values])
  })
