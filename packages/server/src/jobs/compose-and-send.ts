import type { Tx } from '../database/database.ts'
import type { Letter, Mail } from '../mail/mail.ts'
import { assertNotDelivered } from '../mail/idempotent-mail.ts'
import type { Job } from './jobs.ts'

/**
 * Composes a letter in a transaction and sends it after the commit, so that a link or a code in it is valid before the letter leaves.
 * Sends nothing when `compose` returns undefined.
 */
export async function composeAndSend(
  mail: Mail,
  { id, db, signal }: Job,
  compose: (tx: Tx) => Promise<Letter | undefined>,
): Promise<undefined> {
  const letter = await db.transaction(async (tx) => {
    // A new link or code would invalidate the link or code that an earlier attempt may have delivered.
    await assertNotDelivered(tx, String(id))
    return compose(tx)
  })
  if (letter) await mail.send(letter, String(id), signal)
}
