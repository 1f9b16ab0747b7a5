import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { readConfig } from '../src/config.ts'
import { connect, type Database } from '../src/database/database.ts'
import { migrate } from '../src/database/migrate.ts'
import { seedDemo } from '../src/demo/seed.ts'
import { createFiles, type Files } from '../src/files/files.ts'

/* The demo press as a template database: a test's own press is a clone of it, made in a tenth of a second. */

const template = 'press_template'

/** The demo's files, beside the databases that name them. */
export const templateFiles = (folder: string): string => join(folder, 'template')

/** The statement that makes a database of this name from the template. */
export const cloneStatement = (name: string): string => `create database ${name} template ${template}`

/**
 * Makes the template on a server, unless it is there; the caller holds a lock. `more` adds rows to it. The server is thrown away
 * after the tests, so it does not write to survive a power cut.
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
  const database = connect(urlOf(draft), { patience: 0 })
  mkdirSync(templateFiles(folder), { recursive: true })
  const files = createFiles(database.db, readConfig({ PRESS_DATA_DIR: templateFiles(folder) }))
  await seedDemo(database.db, { scale: 1, files })
  await more?.(database, files)
  await database.close()
  await client.query(`alter database ${draft} rename to ${template}`)
}
