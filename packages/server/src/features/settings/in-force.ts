import { setPressTables, tablesOf } from '@press/domain'
import type { FastifyBaseLogger } from 'fastify'
import type { SettingsInForce } from '../../app/services.ts'
import type { Db } from '../../database/database.ts'
import type { Listener } from '../../database/listener.ts'
import { settingsChannel, findStoredSettings, tableSections } from './queries.ts'

/**
 * Caches the press's settings in memory and applies them to the rules of this process. Reads them at start, when another process
 * reports a change, and after the database connection was lost.
 */
export async function createSettings(db: Db, listener: Listener, log: FastifyBaseLogger): Promise<SettingsInForce> {
  let company = ''
  /** Serializes reads, so that the latest state is kept. */
  let lastRead: Promise<void> = Promise.resolve()
  const applyStored = async () => {
    const stored = await findStoredSettings(db)
    company = stored.company.value.name
    setPressTables(tablesOf(tableSections(stored)))
  }
  const read = () => (lastRead = lastRead.catch(() => undefined).then(applyStored))
  const refreshSettings = () =>
    read().catch((error: unknown) => log.warn({ err: error }, 'the settings could not be read'))
  listener.on(settingsChannel, () => void refreshSettings())
  listener.onConnect(() => void refreshSettings())
  // While the database is unavailable, all calls fail anyway. The settings are read after reconnecting.
  await refreshSettings()
  return { company: () => company, read }
}
