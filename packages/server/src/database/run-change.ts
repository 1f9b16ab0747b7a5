import { PressError, type ErrorDetails } from '../errors.ts'
import type { Db, Tx } from './database.ts'

/** Thrown for a change that is based on an outdated version of the row. */
class Stale extends Error {}

/**
 * Refuses a change that is based on a version other than the row's current one. The caller has locked the row. Undefined means the
 * current version.
 */
export function assertVersion(row: { version: number }, version: number | undefined): void {
  if (version !== undefined && row.version !== version) throw new Stale()
}

/**
 * Runs one change in one transaction. Refuses an outdated one with the current row in the shape of the call's answer, and with a
 * `message` when there is more to say.
 */
export async function runChange<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
  current: () => Promise<unknown>,
  message?: () => Promise<ErrorDetails['message']>,
): Promise<Result> {
  try {
    return await db.transaction(work)
  } catch (error) {
    // Read after the transaction has released its connection: no call ever holds two.
    if (error instanceof Stale) {
      const [row, text] = [await current(), await message?.()]
      throw new PressError('conflict', { current: row, ...(text && { message: text }) })
    }
    throw error
  }
}
