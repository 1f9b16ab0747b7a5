import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { withClient } from '../../../packages/server/src/database/client.ts'
import { createCloneSql, linkFiles, getTemplateFolder } from '../../../packages/server/test/template.ts'
import { runFolder } from '../addresses.ts'

/** Replaces a database and a data folder with fresh copies of the template. Returns the URL of the database. */
export async function clonePress(name: string, dataDir: string): Promise<string> {
  const url = await newDatabase(name, createCloneSql(name))
  rmSync(dataDir, { recursive: true, force: true })
  linkFiles(getTemplateFolder(runFolder), dataDir)
  return saveUrl(dataDir, url)
}

/**
 * Replaces a database and a data folder with an empty database and an empty folder, as in a new press. Returns the URL of the
 * database.
 */
export async function emptyPress(name: string, dataDir: string): Promise<string> {
  const url = await newDatabase(name, `create database ${name} template template0`)
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  return saveUrl(dataDir, url)
}

async function newDatabase(name: string, statement: string): Promise<string> {
  const server = process.env['PRESS_E2E_DATABASE'] ?? ''
  await withClient(server.replace(/[^/]+$/, 'postgres'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(statement)
  })
  return server.replace(/[^/]+$/, name)
}

/**
 * Saves the URL of the database in a file. support/database.ts reads the file. A second process on the same data
 * (`startIsolatedServer` with `shared`) reads the file too.
 */
function saveUrl(dataDir: string, url: string): string {
  writeFileSync(`${dataDir}/database.url`, url)
  return url
}
