import { eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { handovers } from '../database/schema.ts'
import { UnsendableLetter, type Mail } from './mail.ts'

/**
 * Hands a letter over once. That it is about to is committed first: when the process dies before it knows the outcome, the next one finds
 * the mark and does not send again, but leaves it to a person. What the mail server refused, or was never told, is free to be tried again.
 */
export const onceOnly = (db: Db, mail: Mail): Mail => ({
  ...mail,
  send: async (letter, id) => {
    const marked = await db.insert(handovers).values({ letter: id }).onConflictDoNothing().returning()
    if (marked.length === 0) throw new UnsendableLetter(doubtful)
    try {
      await mail.send(letter, id)
    } catch (error) {
      await db.delete(handovers).where(eq(handovers.letter, id))
      throw error
    }
  },
})

/** Kept as the reason of a letter of which nobody knows whether it was sent. */
export const doubtful = 'The press was stopped while it handed the letter over: it may have been sent'
