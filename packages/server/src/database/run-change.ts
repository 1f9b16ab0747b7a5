import { PressError, type ErrorDetails } from '../errors.ts'
import type { Db, Tx } from './database.ts'

/** A change was made against a version that is not the row's any more. */
class Stale extends Error {}

/**
 * Refuses a change that was made against another version than the row's own; the row is locked by the caller. Who names none means
 * the row as it is now.
 */
export function assertVersion(row: { version: number }, version: number | undefined): void {
  if (version !== undefined && row.version !== version) throw new Stale()
}

/**
 * Runs one change in one transaction; a stale one is refused with the row as it is now, in the shape of the call's own answer, and
 * with a `message` where there is more to say.
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
    // Read after the transaction has given its connection back: no call ever holds two.
    if (error instanceof Stale) {
      const [row, said] = [await current(), await message?.()]
      throw new PressError('conflict', { current: row, ...(said && { message: said }) })
    }
    throw error
  }
}
