import { setPressTables, toPressTables } from '@press/domain'
import type { FastifyBaseLogger } from 'fastify'
import type { SettingsInForce } from '../../app/services.ts'
import type { Db } from '../../database/database.ts'
import type { Listener } from '../../database/listener.ts'
import { settingsChannel, findStoredSettings, pickTableSections } from './queries.ts'

/**
 * Caches the press's settings in memory and applies them to the rules of this process. Reads them at start, when another process
 * reports a change, and after the database connection was lost.
 */
export async function createSettings(db: Db, listener: Listener, log: FastifyBaseLogger): Promise<SettingsInForce> {
  let companyName = ''
  /** Serializes reads, so that the latest state is kept. */
  let pendingRead: Promise<void> = Promise.resolve()
  const applyStoredSettings = async () => {
    const storedSettings = await findStoredSettings(db)
    companyName = storedSettings.company.value.name
    setPressTables(toPressTables(pickTableSections(storedSettings)))
  }
  const readSettings = () => (pendingRead = pendingRead.catch(() => undefined).then(applyStoredSettings))
  const refreshSettings = () =>
    readSettings().catch((error: unknown) => log.warn({ err: error }, 'the settings could not be read'))
  listener.on(settingsChannel, () => void refreshSettings())
  listener.onConnect(() => void refreshSettings())
  // While the database is unavailable, all calls fail anyway. The settings are read after reconnecting.
  await refreshSettings()
  return { company: () => companyName, read: readSettings }
}
