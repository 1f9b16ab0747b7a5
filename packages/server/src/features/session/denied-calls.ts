import type { CallName } from '@press/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { recordEvent } from '../../events/record-event.ts'

/**
 * The time in milliseconds during which a person's denied calls of one kind are logged once, from any address. Repeated attempts
 * show up without flooding the log.
 */
const dedupeWindowMs = 5 * 60_000
/** The maximum number of denied calls kept in memory. */
const maxRememberedRefusals = 10_000

/** Records in the audit log that a person made a call that their role may not make. */
export function createDeniedCallLog(db: Db, log: FastifyBaseLogger) {
  const recordedAtMs = new Map<string, number>()

  return async function recordDeniedCall({ id, role }: Person, call: CallName): Promise<void> {
    const key = `${id} ${call}`
    const now = Date.now()
    if ((recordedAtMs.get(key) ?? 0) > now - dedupeWindowMs) return
    if (recordedAtMs.size >= maxRememberedRefusals)
      for (const [oldKey, timeMs] of recordedAtMs) if (timeMs <= now - dedupeWindowMs) recordedAtMs.delete(oldKey)
    if (recordedAtMs.size >= maxRememberedRefusals) recordedAtMs.clear()
    recordedAtMs.set(key, now)
    try {
      await db.transaction((tx) => recordEvent(tx, 'account.forbidden', { id }, { call, role }, { actor: id }))
    } catch (error) {
      log.warn({ err: error, person: id, call }, 'a denied call could not be recorded in the audit log')
    }
  }
}
