import { setPressTables, tablesOf } from '@press/domain'
import type { FastifyBaseLogger } from 'fastify'
import type { SettingsInForce } from '../../app/services.ts'
import type { Db } from '../../database/database.ts'
import type { Listener } from '../../database/listener.ts'
import { settingsChannel, storedSettings, tableSections } from './queries.ts'

/**
 * Keeps in memory what the press has set, and puts it in force for the rules of this process. It is read at the start, when another
 * process says that it changed, and when this one has not heard for a while.
 */
export async function createSettings(db: Db, listener: Listener, log: FastifyBaseLogger): Promise<SettingsInForce> {
  let company = ''
  /** Readings one after another: the latest state is what stays. */
  let last: Promise<void> = Promise.resolve()
  const take = async () => {
    const stored = await storedSettings(db)
    company = stored.company.value.name
    setPressTables(tablesOf(tableSections(stored)))
  }
  const read = () => (last = last.catch(() => undefined).then(take))
  const hear = () => read().catch((error: unknown) => log.warn({ err: error }, 'the settings were not read'))
  listener.on(settingsChannel, () => void hear())
  listener.onConnect(() => void hear())
  // While the database is away nothing else is answered either; they are read once it is heard again.
  await hear()
  return { company: () => company, read }
}
