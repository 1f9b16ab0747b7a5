import { existsSync } from 'node:fs'
import { ConfigError, readConfig, type Config } from './config.ts'
import { openDatabase, placeOf, type Database } from './database/database.ts'
import { hasTables } from './database/migrate.ts'
import { clusterIn } from './database/server.ts'

const none = (place: string): ConfigError =>
  new ConfigError(
    `There is no press in ${place}. Name the file with its settings by --env-file or PRESS_ENV_FILE, or make a press with --create.`,
  )

/** Whether the embedded database of the settings was made; always so with one of DATABASE_URL. */
export const hasDatabase = ({ databaseUrl, dataDir }: Config): boolean =>
  databaseUrl !== undefined || existsSync(clusterIn(dataDir))

/**
 * Opens the press that the settings name, for a command, and says which one that is. Refuses to make one unless it is told to: a command
 * that does not know the settings of the service would work on a second press beside it. It says so on standard error, so that what the
 * command prints can be piped.
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
