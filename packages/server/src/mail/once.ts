import { eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { handovers } from '../database/schema.ts'
import { DoubtfulLetter } from './errors.ts'
import type { Mail } from './mail.ts'

/**
 * Sends a letter at most once. A mark is committed before it is sent: when the process dies before it knows the outcome, the next one finds
 * the mark and leaves the letter to a person. What the mail server refused, or never got, is free to be tried again.
 */
export const onceOnly = (db: Db, mail: Mail): Mail => ({
  ...mail,
  send: async (letter, id, signal) => {
    const marked = await db.insert(handovers).values({ letter: id }).onConflictDoNothing().returning()
    if (marked.length === 0) throw new DoubtfulLetter()
    try {
      await mail.send(letter, id, signal)
    } catch (error) {
      if (!(error instanceof DoubtfulLetter)) await db.delete(handovers).where(eq(handovers.letter, id))
      throw error
    }
  },
})
