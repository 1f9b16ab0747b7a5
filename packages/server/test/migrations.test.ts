import { afterAll, expect, it } from 'vitest'
import { withClient } from '../src/database/client.ts'
import { readLastMigration, migrate, migrateTo } from '../src/database/migrate.ts'
import { createEmptyDatabase, createDemoDatabase } from './support.ts'

const demo = await createDemoDatabase()
afterAll(demo.close)

const migrationsTable = 'drizzle.__drizzle_migrations'

it('a database with every folded migration counts as the baseline and migrates', async () => {
  const url = await createEmptyDatabase(demo.url)
  await withClient(url, async (client) => {
    await migrateTo(client, '0048_baseline')
    // A database with every folded migration has a row for each of the 49 migrations.
    await client.query(`insert into ${migrationsTable} (hash, created_at)
      select 'folded', created_at - n from ${migrationsTable}, generate_series(1, 48) n`)
    expect(await readLastMigration(client)).toBe('0048_baseline')
  })
  await migrate(url)
  await withClient(demo.url, async (current) => {
    const lastMigration = await readLastMigration(current)
    await withClient(url, async (client) => expect(await readLastMigration(client)).toBe(lastMigration))
  })
})

it('a database without a folded migration is refused and stays unchanged', async () => {
  const url = await createEmptyDatabase(demo.url)
  await withClient(url, async (client) => {
    await migrateTo(client, '0048_baseline')
    await client.query(`update ${migrationsTable} set created_at = created_at - 1`)
  })
  await expect(migrate(url)).rejects.toThrow('older than migration 0048')
  await withClient(url, async (client) => {
    const { rowCount } = await client.query(`select from ${migrationsTable}`)
    expect(rowCount).toBe(1)
    await expect(readLastMigration(client)).rejects.toThrow('older than migration 0048')
  })
})
