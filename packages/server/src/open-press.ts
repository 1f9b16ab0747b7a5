import { existsSync } from 'node:fs'
import { OperatorError, readConfig, type Config } from './config.ts'
import { openDatabase, placeOf, type Database } from './database/database.ts'
import { hasTables } from './database/migrate.ts'
import { clusterIn } from './database/server.ts'

const none = (place: string): OperatorError =>
  new OperatorError(
    `There is no press in ${place}. Pass its settings file with --env-file or PRESS_ENV_FILE, or create a press with --create.`,
  )

/**
 * Whether the database exists. The embedded database must have been created; a database set by DATABASE_URL always counts as
 * existing.
 */
export const hasDatabase = ({ databaseUrl, dataDir }: Config): boolean =>
  databaseUrl !== undefined || existsSync(clusterIn(dataDir))

/**
 * Opens the press of the settings for a command and prints which press it is. Prints to standard error, so that the command's own
 * output can be piped. Refuses to create a press unless `create` is set. Otherwise a command without the service's settings would
 * create and use a second press.
 */
export async function openPress({ create }: { create: boolean }): Promise<{ config: Config; database: Database }> {
  const config = readConfig(process.env, { create, none })
  if (!create && !hasDatabase(config)) throw none(config.dataDir)
  const place = config.databaseUrl ? placeOf(config.databaseUrl) : 'embedded'
  const database = await openDatabase(config)
  if (!create && !(await hasTables(database.pool))) {
    await database.close()
    throw none(place)
  }
  console.error(`Database: ${place}. Data folder: ${config.dataDir}.`)
  return { config, database }
}
