import { PressError, type ErrorDetails } from '../errors.ts'
import type { Db, Tx } from './database.ts'

/** The error that a change is based on an outdated version of the row. */
class StaleVersionError extends Error {}

/**
 * Refuses a change whose `version` differs from the row's current version. The caller must have locked the row. If `version` is
 * undefined, the change is not checked.
 */
export function assertVersion(row: { version: number }, version: number | undefined): void {
  if (version !== undefined && row.version !== version) throw new StaleVersionError()
}

/**
 * Runs one change in one transaction. Refuses an outdated change with the current row, in the shape of the call's answer. The last
 * argument returns an additional text for the refusal.
 */
export async function runChange<Result>(
  db: Db,
  applyChange: (tx: Tx) => Promise<Result>,
  readCurrent: () => Promise<unknown>,
  getMessage?: () => Promise<ErrorDetails['message']>,
): Promise<Result> {
  try {
    return await db.transaction(applyChange)
  } catch (error) {
    // Reads the current row after the transaction has released its connection, so that no call ever uses two connections.
    if (error instanceof StaleVersionError) {
      const [row, text] = [await readCurrent(), await getMessage?.()]
      throw new PressError('conflict', { current: row, ...(text && { message: text }) })
    }
    throw error
  }
}
