import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { portals } from '@press/domain'
import { createTransport } from 'nodemailer'
import { checkArchive } from './archive/state.ts'
import { readConfig, type Config } from './config.ts'
import { openDatabase, describeDatabaseUrl, type Database } from './database/database.ts'
import { findOpenDemoAccounts, formatOpenDemoMessage } from './demo/open-accounts.ts'
import { isMigrated } from './database/migrate.ts'
import { verifySeals } from './events/seals.ts'
import { readAuthorities } from './files/authorities.ts'
import { createStore } from './files/create-store.ts'
import { testStore } from './files/store.ts'
import { hasDatabase } from './open-press.ts'

interface Check {
  what: string
  /** Resolves with the result of the check. Rejects with the action to take. */
  look: () => Promise<string>
}

const repositoryFolder = fileURLToPath(new URL('../../../', import.meta.url))

/** Checks everything that the press needs and reports problems. Exits with code 1 if there are any. */
export async function runDoctor(): Promise<void> {
  const config = readConfig(process.env)
  let hasErrors = false
  for (const { what: label, look: runCheck } of createChecks(config)) {
    try {
      console.log(`ok    ${label}: ${await runCheck()}`)
    } catch (error) {
      hasErrors = true
      console.log(`error ${label}: ${(error as Error).message}`)
    }
  }
  process.exitCode = hasErrors ? 1 : 0
}

/** Checks the configured database. Does not create a missing database. */
async function runDatabaseCheck(
  config: Config,
  checkDatabase: (database: Database) => Promise<string>,
): Promise<string> {
  if (!hasDatabase(config)) return 'none yet; the first start creates it'
  const database = await openDatabase(config)
  try {
    return await checkDatabase(database)
  } finally {
    await database.close()
  }
}

const createChecks = (config: Config): Check[] => [
  { what: 'settings', look: async () => `ports ${config.port} to ${config.port + 3}, data in ${config.dataDir}` },
  {
    what: 'database',
    look: () =>
      runDatabaseCheck(config, async ({ pool }) => {
        const { rows } = await pool.query<{ server_version: string }>('show server_version')
        if (!(await isMigrated(pool))) throw new Error('its tables belong to another version; run `press migrate`')
        return `PostgreSQL ${rows[0]?.server_version}, ${config.databaseUrl ? `at ${describeDatabaseUrl(config.databaseUrl)}` : 'embedded'}`
      }),
  },
  {
    what: 'archive',
    look: async () => {
      if (config.databaseUrl) return 'not used with the PostgreSQL of DATABASE_URL'
      if (!config.archive) return 'none; with PRESS_ARCHIVE the press can be restored to any moment'
      const { archive } = config
      return runDatabaseCheck(config, ({ pool }) => checkArchive(pool, archive))
    },
  },
  {
    what: 'audit log',
    look: () =>
      runDatabaseCheck(config, async ({ db }) => {
        const {
          sealed: sealedCount,
          cut: cutCount,
          last: lastHash,
          broken: [brokenRange],
        } = await verifySeals(db)
        if (brokenRange)
          throw new Error(
            `events ${brokenRange.from} to ${brokenRange.until} do not match their seals: they were changed by hand`,
          )
        if (!lastHash) return 'no events are sealed yet'
        const cutNote = cutCount > 0 ? ` (${cutCount} of them were cut after their retention period)` : ''
        return `${sealedCount} events match their seals${cutNote}; the last seal is ${lastHash}`
      }),
  },
  {
    what: 'accounts',
    look: async () => {
      if (config.demo) return 'demo accounts are active, because PRESS_DEMO is not 0'
      return runDatabaseCheck(config, async ({ db }) => {
        const { length: openAccountCount } = await findOpenDemoAccounts(db)
        if (openAccountCount > 0) throw new Error(formatOpenDemoMessage(openAccountCount))
        return 'none has the demo password'
      })
    },
  },
  {
    what: 'data folder',
    look: async () => {
      await access(config.dataDir, constants.W_OK)
      const { bavail, bsize } = await statfs(config.dataDir)
      const gigabytes = (bavail * bsize) / 1e9
      if (gigabytes < 1) throw new Error(`${gigabytes.toFixed(1)} GB are free; uploads need more`)
      return `${gigabytes.toFixed(0)} GB are free`
    },
  },
  {
    what: 'files',
    look: async () => {
      await testStore(createStore(config))
      if (!config.bucket) return 'stored in the data folder'
      const { endpoint, name } = config.bucket
      return `${endpoint}/${name} stores, returns and deletes them`
    },
  },
  {
    what: 'signatures',
    look: async () => {
      if (config.authorities === undefined)
        return 'not checked, because PRESS_AUTHORITIES is not set; the press confirms each one by hand'
      const { certificates, revocationLists } = await readAuthorities(config.authorities)
      return `checked against ${certificates.length} certificates and ${revocationLists.length} revocation lists in ${config.authorities}`
    },
  },
  {
    what: 'mail',
    look: async () => {
      if (!config.smtpUrl) return `letters are written to ${join(config.dataDir, 'mail')}`
      await createTransport(config.smtpUrl).verify()
      return 'the mail server of SMTP_URL answers'
    },
  },
  {
    what: 'portals',
    look: async () => {
      const missingPortals = portals.filter(
        (name) => !existsSync(join(repositoryFolder, 'portals', name, 'dist', 'index.html')),
      )
      if (missingPortals.length > 0)
        throw new Error(`not built: ${missingPortals.join(', ')}; \`npm start\` builds them`)
      return 'built'
    },
  },
]
