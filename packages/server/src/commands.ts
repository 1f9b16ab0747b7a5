import { isEmail, oneLine, roleKeys, roleByKey, type RoleKey } from '@press/domain'
import { z } from 'zod'
import { sealAnew } from './auth/confidential.ts'
import { sealKeysAnew } from './mail/dkim.ts'
import { createVault } from './auth/vault.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import type { Database } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { profiles, users } from './database/schema.ts'
import { invitationLifetime, newResetLink } from './mail/letters.ts'
import { openPress } from './openPress.ts'

/** Does one piece of work on the press of the settings. */
async function withPress(create: boolean, work: (database: Database, config: Config) => Promise<void>): Promise<void> {
  const { config, database } = await openPress({ create })
  try {
    await work(database, config)
  } finally {
    await database.close()
  }
}

/** The same, with the database brought to this version. */
const withDatabase = (create: boolean, work: (database: Database, config: Config) => Promise<void>): Promise<void> =>
  withPress(create, async (database, config) => {
    await migrate(database.url)
    await work(database, config)
  })

export const migrateCommand = (create: boolean): Promise<void> =>
  withDatabase(create, async () => console.log('The database is of this version.'))

export async function seedCommand(given: string, finished: boolean): Promise<void> {
  const scale = Number(given)
  if (!Number.isInteger(scale) || scale < 1) throw new ConfigError(`--scale ${given} is not a whole number from 1 on.`)
  await withDatabase(true, async ({ url }, config) => {
    const { fillWithDemo } = await import('./demo/fillWithDemo.ts')
    await fillWithDemo(url, config, { scale, finished })
    console.log('The demo press is in the database.')
  })
}

/** Ends the way from one PRESS_SECRET to the next: afterwards the one before opens nothing that is still needed. */
export const rotateSecretCommand = (): Promise<void> =>
  withDatabase(false, async ({ db }, config) => {
    const vault = createVault(config)
    const count = (await sealAnew(db, vault)) + (await sealKeysAnew(db, vault))
    console.log(`Closed anew: ${count}. PRESS_SECRET_BEFORE can go.`)
  })

export const lockDemoCommand = (): Promise<void> =>
  withDatabase(false, async ({ db }) => {
    const { lockDemo } = await import('./demo/openAccounts.ts')
    console.log(`Demo accounts turned off: ${await lockDemo(db)}.`)
  })

interface NewUser {
  email: string | undefined
  name: string | undefined
  role: string | undefined
  /** Whether the press may be made for it. */
  create: boolean
}

/** Makes an account without a password and prints a link that sets one. */
export async function createUserCommand({ email = '', name = '', role = '', create }: NewUser): Promise<void> {
  const address = email.trim().toLowerCase()
  if (!isEmail(address)) throw new ConfigError('--email needs an e-mail address.')
  if (!name.trim()) throw new ConfigError('--name needs the name of the person.')
  if (!roleKeys.includes(role as RoleKey)) throw new ConfigError(`--role is one of ${roleKeys.join(', ')}.`)
  await withDatabase(create, async ({ db }, { origins }) => {
    const link = await db.transaction(async (tx) => {
      const [user] = await tx
        .insert(users)
        .values({ email: address, name: oneLine(name), role_id: roleByKey(role as RoleKey).id })
        .onConflictDoNothing()
        .returning()
      if (!user) throw new ConfigError(`${address} has an account already.`)
      await tx.insert(profiles).values({ user_id: user.id })
      return newResetLink(tx, user, origins, invitationLifetime)
    })
    console.log(`The account is made. Within ${invitationLifetime} hours this link sets its password:\n${link}`)
  })
}

/** Without bringing the database to this version: a backup is made before that. */
export async function backupCommand(to: string | undefined): Promise<void> {
  if (!to) throw new ConfigError('--to needs a folder that is not there yet.')
  const { backup } = await import('./backup/backup.ts')
  await withPress(false, async (database, config) => {
    const { damaged } = await backup({ url: database.url, config, to, say: console.log })
    console.log(
      `The backup is in ${to}. Keep PRESS_SECRET, or the file \`secret\` of the data folder, in another place.`,
    )
    if (damaged.length === 0) return
    console.error(`These files are damaged or gone, and the backup lacks them:\n${damaged.join('\n')}`)
    process.exitCode = 1
  })
}

export async function restoreCommand(
  from: string | undefined,
  { check, otherSecret }: { check: boolean; otherSecret: boolean },
): Promise<void> {
  if (!from) throw new ConfigError('--from needs the folder of a backup.')
  const { checkBackup, restore } = await import('./backup/restore.ts')
  if (check) {
    await checkBackup(from, console.log)
    console.log('The backup is whole.')
    return
  }
  await withPress(true, async (database, config) => {
    await restore({ url: database.url, config, from, otherSecret, say: console.log })
    console.log('The press is as it was when the backup was made.')
  })
}

/** What `--until` says: without a zone it is this machine's own time. */
function momentOf(until: string): Date {
  if (!z.iso.datetime({ local: true, offset: true }).safeParse(until).success)
    throw new ConfigError(`--until ${until} is not a moment such as 2026-11-23T14:05:00Z.`)
  return new Date(until)
}

export async function recoverCommand(
  archive: string | undefined,
  { until, otherSecret }: { until: string | undefined; otherSecret: boolean },
): Promise<void> {
  if (!archive) throw new ConfigError('--archive needs the folder of an archive.')
  const config = readConfig(process.env)
  if (config.databaseUrl)
    throw new ConfigError('An archive is one of the embedded database; unset DATABASE_URL to restore it.')
  const { recover } = await import('./archive/recover.ts')
  const moment = until === undefined ? undefined : momentOf(until)
  const { at, damaged } = await recover({ config, archive, until: moment, otherSecret, say: console.log })
  console.log(`The press is as it was at ${(moment ?? at)?.toISOString() ?? 'the base backup'}.`)
  if (damaged.length === 0) return
  console.error(`These files were damaged or gone before they were archived:\n${damaged.join('\n')}`)
  process.exitCode = 1
}
