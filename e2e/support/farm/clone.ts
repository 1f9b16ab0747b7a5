import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { withClient } from '../../../packages/server/src/database/client.ts'
import { cloneStatement, templateFiles } from '../../../packages/server/test/template.ts'
import { folder } from '../addresses.ts'

/** Puts a database and a data folder as after the first start in the place of the last ones; gives the database's address. */
export async function clonePress(name: string, dataDir: string): Promise<string> {
  const server = process.env['PRESS_E2E_DATABASE'] ?? ''
  await withClient(server.replace(/[^/]+$/, 'postgres'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(cloneStatement(name))
  })
  rmSync(dataDir, { recursive: true, force: true })
  cpSync(templateFiles(folder), dataDir, { recursive: true })
  const url = server.replace(/[^/]+$/, name)
  // Where tests that reach into the database find it, and a process beside the press.
  writeFileSync(`${dataDir}/database.url`, url)
  return url
}
