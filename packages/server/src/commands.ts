import { isEmail, collapseToLine, roleKeys, roleByKey, type RoleKey } from '@press/domain'
import { z } from 'zod'
import { reencryptAll } from './auth/encrypted-fields.ts'
import { reencryptDkimKeys } from './mail/dkim.ts'
import { createFieldCipher } from './auth/field-cipher.ts'
import { OperatorError, readConfig, type Config } from './config.ts'
import type { Database } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { profiles, users } from './database/schema.ts'
import { invitationLinkLifetimeHours, createResetLink } from './mail/letters.ts'
import { openPress } from './open-press.ts'

/** Runs `callback` with the configured database and closes the database afterwards. */
async function withPress(
  canCreateDatabase: boolean,
  callback: (database: Database, config: Config) => Promise<void>,
): Promise<void> {
  const { config, database } = await openPress({ create: canCreateDatabase })
  try {
    await callback(database, config)
  } finally {
    await database.close()
  }
}

/** Like `withPress`, but migrates the database first. */
const withDatabase = (
  canCreateDatabase: boolean,
  callback: (database: Database, config: Config) => Promise<void>,
): Promise<void> =>
  withPress(canCreateDatabase, async (database, config) => {
    await migrate(database.url)
    await callback(database, config)
  })

export const migrateCommand = (canCreateDatabase: boolean): Promise<void> =>
  withDatabase(canCreateDatabase, async () => console.log('The database is up to date.'))

export async function seedDemoCommand(scaleText: string, includesPastYears: boolean): Promise<void> {
  const scale = Number(scaleText)
  if (!Number.isInteger(scale) || scale < 1)
    throw new OperatorError(`--scale ${scaleText} must be a whole number, 1 or more.`)
  await withDatabase(true, async ({ url }, config) => {
    const { fillWithDemo } = await import('./demo/seed-command.ts')
    await fillWithDemo(url, config, { scale, finished: includesPastYears })
    console.log('Demo data loaded.')
  })
}

/** Re-encrypts everything with PRESS_SECRET. Afterwards PRESS_PREVIOUS_SECRET is not needed. */
export const rotateSecretCommand = (): Promise<void> =>
  withDatabase(false, async ({ db }, config) => {
    const vault = createFieldCipher(config)
    const count = (await reencryptAll(db, vault)) + (await reencryptDkimKeys(db, vault))
    console.log(`Re-encrypted ${count} rows. You can remove PRESS_PREVIOUS_SECRET.`)
  })

export const lockDemoCommand = (): Promise<void> =>
  withDatabase(false, async ({ db }) => {
    const { lockDemo } = await import('./demo/open-accounts.ts')
    console.log(`Demo accounts disabled: ${await lockDemo(db)}.`)
  })

interface NewUser {
  email: string | undefined
  name: string | undefined
  role: string | undefined
  /** Whether a missing database is created. */
  create: boolean
}

/** Creates an account without a password and prints a link that sets one. */
export async function createUserCommand({
  email = '',
  name = '',
  role = '',
  create: canCreateDatabase,
}: NewUser): Promise<void> {
  const address = email.trim().toLowerCase()
  if (!isEmail(address)) throw new OperatorError('--email must be an e-mail address.')
  if (!name.trim()) throw new OperatorError('--name must be the name of the user.')
  if (!roleKeys.includes(role as RoleKey)) throw new OperatorError(`--role must be one of ${roleKeys.join(', ')}.`)
  await withDatabase(canCreateDatabase, async ({ db }, { origins }) => {
    const link = await db.transaction(async (tx) => {
      const [user] = await tx
        .insert(users)
        .values({ email: address, name: collapseToLine(name), role_id: roleByKey(role as RoleKey).id })
        .onConflictDoNothing()
        .returning()
      if (!user) throw new OperatorError(`${address} already has an account.`)
      await tx.insert(profiles).values({ user_id: user.id })
      return createResetLink(tx, user, origins, invitationLinkLifetimeHours)
    })
    console.log(`Account created. Set its password within ${invitationLinkLifetimeHours} hours:\n${link}`)
  })
}

/** Does not migrate the database, because a backup is taken before an upgrade. */
export async function backupCommand(targetFolder: string | undefined): Promise<void> {
  if (!targetFolder) throw new OperatorError('--to must be a folder that does not exist.')
  const { createBackup } = await import('./backup/backup.ts')
  await withPress(false, async (database, config) => {
    const { damaged: damagedKeys } = await createBackup({
      url: database.url,
      config,
      to: targetFolder,
      say: console.log,
    })
    console.log(
      `Backup written to ${targetFolder}. Store PRESS_SECRET, or the file \`secret\` of the data folder, separately.`,
    )
    if (damagedKeys.length === 0) return
    console.error(`These files are missing or damaged and are not in the backup:\n${damagedKeys.join('\n')}`)
    process.exitCode = 1
  })
}

export async function restoreCommand(
  backupFolder: string | undefined,
  { check: isCheckOnly, otherSecret: allowsOtherSecret }: { check: boolean; otherSecret: boolean },
): Promise<void> {
  if (!backupFolder) throw new OperatorError('--from must be the folder of a backup.')
  const { checkBackup, restoreBackup } = await import('./backup/restore.ts')
  if (isCheckOnly) {
    await checkBackup(backupFolder, console.log)
    console.log('The backup is complete and intact.')
    return
  }
  await withPress(true, async (database, config) => {
    await restoreBackup({
      url: database.url,
      config,
      from: backupFolder,
      otherSecret: allowsOtherSecret,
      say: console.log,
    })
    console.log('Restore complete.')
  })
}

/** Parses `--until`. A time without a zone is local time. */
function parseMoment(timeText: string): Date {
  if (!z.iso.datetime({ local: true, offset: true }).safeParse(timeText).success)
    throw new OperatorError(`--until ${timeText} is not a time such as 2026-11-23T14:05:00Z.`)
  return new Date(timeText)
}

export async function recoverCommand(
  archiveFolder: string | undefined,
  { until: untilText, otherSecret: allowsOtherSecret }: { until: string | undefined; otherSecret: boolean },
): Promise<void> {
  if (!archiveFolder) throw new OperatorError('--archive must be the folder of an archive.')
  const config = readConfig(process.env)
  if (config.databaseUrl)
    throw new OperatorError('Archives belong to the embedded database; unset DATABASE_URL to restore one.')
  const { recoverFromArchive } = await import('./archive/recover.ts')
  const moment = untilText === undefined ? undefined : parseMoment(untilText)
  const { at: lastWriteAt, damaged: damagedKeys } = await recoverFromArchive({
    config,
    archive: archiveFolder,
    until: moment,
    otherSecret: allowsOtherSecret,
    say: console.log,
  })
  console.log(`Restored to ${(moment ?? lastWriteAt)?.toISOString() ?? 'the base backup'}.`)
  if (damagedKeys.length === 0) return
  console.error(`These files were missing or damaged before they were archived:\n${damagedKeys.join('\n')}`)
  process.exitCode = 1
}
