import { existsSync } from 'node:fs'
import { OperatorError, readConfig, type Config } from './config.ts'
import { openDatabase, describeDatabaseUrl, type Database } from './database/database.ts'
import { hasTables } from './database/migrate.ts'
import { getClusterFolder } from './database/server.ts'

const createMissingPressError = (location: string): OperatorError =>
  new OperatorError(
    `There is no press in ${location}. Pass its settings file with --env-file or PRESS_ENV_FILE, or create a press with --create.`,
  )

/**
 * Whether the database exists. The embedded database must have been created; a database set by DATABASE_URL always counts as
 * existing.
 */
export const hasDatabase = ({ databaseUrl, dataDir }: Config): boolean =>
  databaseUrl !== undefined || existsSync(getClusterFolder(dataDir))

/**
 * Opens the press of the settings for a command and prints which press it is. Prints to standard error, so that the command's own
 * output can be piped. Refuses to create a press unless `create` is set. Otherwise a command without the service's settings would
 * create and use a second press.
 */
export async function openPress({
  create: canCreatePress,
}: {
  create: boolean
}): Promise<{ config: Config; database: Database }> {
  const config = readConfig(process.env, { create: canCreatePress, createMissingError: createMissingPressError })
  if (!canCreatePress && !hasDatabase(config)) throw createMissingPressError(config.dataDir)
  const databaseLocation = config.databaseUrl ? describeDatabaseUrl(config.databaseUrl) : 'embedded'
  const database = await openDatabase(config)
  if (!canCreatePress && !(await hasTables(database.pool))) {
    await database.close()
    throw createMissingPressError(databaseLocation)
  }
  console.error(`Database: ${databaseLocation}. Data folder: ${config.dataDir}.`)
  return { config, database }
}
