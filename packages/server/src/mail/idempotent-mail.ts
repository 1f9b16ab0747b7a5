import { eq } from 'drizzle-orm'
import type { Db, Queryable } from '../database/database.ts'
import { mailReceipts } from '../database/schema.ts'
import { DeliveryUnknownError } from './errors.ts'
import type { Mail } from './mail.ts'

/** Throws if an earlier attempt passed the letter to the mail server without recording the outcome. */
export async function assertNotDelivered(db: Queryable, id: string): Promise<void> {
  const [receipt] = await db.select().from(mailReceipts).where(eq(mailReceipts.letter, id))
  if (receipt) throw new DeliveryUnknownError()
}

/**
 * Sends a letter at most once. Commits a mark before sending. If the process crashes before it learns the outcome, the next attempt
 * finds the mark and does not send: a person must decide. A letter that the mail server refused or never received can be retried.
 */
export const createIdempotentMail = (db: Db, mail: Mail): Mail => ({
  ...mail,
  send: async (letter, id, signal) => {
    const insertedReceipts = await db.insert(mailReceipts).values({ letter: id }).onConflictDoNothing().returning()
    if (insertedReceipts.length === 0) throw new DeliveryUnknownError()
    try {
      await mail.send(letter, id, signal)
    } catch (error) {
      if (!(error instanceof DeliveryUnknownError)) await db.delete(mailReceipts).where(eq(mailReceipts.letter, id))
      throw error
    }
  },
})
