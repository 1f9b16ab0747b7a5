// The process that set-up.ts starts. It runs the database server and makes the template database. It stops the server when standard
// input ends.
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { startEmbeddedDatabase } from '../../../packages/server/src/database/embedded.ts'
import { withMigrationLock } from '../../../packages/server/src/database/migrate.ts'
import { openDemoSessions } from '../../../packages/server/test/demo-sessions.ts'
import { stopDatabaseOnExit } from '../../../packages/server/test/exit-watcher.ts'
import { makeTemplate } from '../../../packages/server/test/template.ts'
import { runFolder } from '../addresses.ts'
import { sessionsFile, type Sessions } from './sessions.ts'

rmSync(runFolder, { recursive: true, force: true })
mkdirSync(runFolder, { recursive: true })
// Ends the server if this process is killed. `stop` does not stop a server that a press is still connected to.
stopDatabaseOnExit(runFolder)
const server = await startEmbeddedDatabase(runFolder)
const getDatabaseUrl = (database: string): string => server.url.replace(/[^/]+$/, database)
await withMigrationLock(server.url, (client) =>
  makeTemplate(client, getDatabaseUrl, runFolder, async (database, files) => {
    const sessions: Sessions = {
      browser: await openDemoSessions(database, files),
      client: await openDemoSessions(database, files),
    }
    writeFileSync(sessionsFile, JSON.stringify(sessions))
  }),
)
process.stdout.write(`${server.url}\n`)
await once(process.stdin.resume(), 'end')
await server.stop()
process.exit(0)
