import { linkSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { readConfig } from '../src/config.ts'
import { createPool, type Database } from '../src/database/database.ts'
import { migrate } from '../src/database/migrate.ts'
import { seedDemo } from '../src/demo/seed.ts'
import { createFiles, type Files } from '../src/files/files.ts'

/* The name of a template database with the demo press. Each test clones it in about a tenth of a second. */

const template = 'press_template'

/** The folder of the template database's files. */
export const templateFiles = (folder: string): string => join(folder, 'template')

/**
 * Gives a press its own files as hard links to the template's files, in a quarter of the time of a copy. The store never changes a
 * file in place, so the links are safe.
 */
export function linkFiles(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, link] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFiles(source, link)
    else linkSync(source, link)
  }
}

/** The SQL statement that clones the template under a new name. */
export const cloneStatement = (name: string): string => `create database ${name} template ${template}`

/**
 * Creates the template unless it exists; the caller must hold a lock and can add rows. Turns off fsync, because the server is
 * deleted after the tests.
 */
export async function makeTemplate(
  client: pg.Client,
  urlOf: (database: string) => string,
  folder: string,
  more?: (database: Database, files: Files) => Promise<void>,
): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
  if (rowCount) return
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`alter system set ${setting} = off`)
  await client.query('select pg_reload_conf()')
  const draft = `${template}_draft`
  await client.query(`create database ${draft}`)
  await migrate(urlOf(draft))
  const database = createPool(urlOf(draft), { connectTimeoutMs: 0 })
  mkdirSync(templateFiles(folder), { recursive: true })
  const files = createFiles(database.db, readConfig({ PRESS_DATA_DIR: templateFiles(folder) }))
  await seedDemo(database.db, { scale: 1, files })
  await more?.(database, files)
  await database.close()
  await client.query(`alter database ${draft} rename to ${template}`)
}
