import type { Tx } from '../database/database.ts'
import type { Files } from '../files/files.ts'
import type { Letters } from '../mail/letters.ts'
import type { Letter, Mail } from '../mail/mail.ts'
import { assertNotHandedOver } from '../mail/once.ts'
import type { Job, JobRunners } from './jobs.ts'

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
    // A new link or code would end the one that the letter of a former attempt may have brought.
    await assertNotHandedOver(tx, String(id))
    return compose(tx)
  })
  if (letter) await mail.send(letter, String(id), signal)
}

type OwnKinds = 'mail' | 'read-files' | 'reset-letter' | 'invitation-letter' | 'email-letter' | 'registration-letter'

/** How each kind of job is done. */
export const createRunners = (
  mail: Mail,
  letters: Letters,
  { readings }: Files,
  ofFeatures: Omit<JobRunners, OwnKinds>,
): JobRunners => ({
  ...ofFeatures,
  mail: async (letter, { id, signal }) => {
    await mail.send(letter, String(id), signal)
    return undefined
  },
  'read-files': async ({ files }, { db, signal }) => {
    for (const file of files) {
      signal.throwIfAborted()
      await readings.of(db, file)
    }
    return undefined
  },
  'reset-letter': ({ email }, job) => composeAndSend(mail, job, (tx) => letters.ofReset(tx, email)),
  'invitation-letter': ({ user }, job) => composeAndSend(mail, job, (tx) => letters.ofInvitation(tx, user)),
  'email-letter': ({ user }, job) => composeAndSend(mail, job, (tx) => letters.ofNewEmail(tx, user)),
  'registration-letter': ({ registration }, job) =>
    composeAndSend(mail, job, (tx) => letters.ofRegistration(tx, registration)),
})
