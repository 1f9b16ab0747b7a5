import { readingOf } from '../files/readings.ts'
import type { Store } from '../files/store.ts'
import type { Letters } from '../mail/letters.ts'
import type { Mail } from '../mail/mail.ts'
import type { JobRunners } from './jobs.ts'

/** How each kind of job is done. */
export const createRunners = (
  mail: Mail,
  letters: Letters,
  store: Store,
  ofFeatures: Pick<
    JobRunners,
    | 'publish'
    | 'offer-letter'
    | 'royalty-letter'
    | 'daily-letter'
    | 'contract-letter'
    | 'contract-code'
    | 'event-reminder'
    | 'unread-message'
    | 'removal'
  >,
): JobRunners => ({
  ...ofFeatures,
  mail: (letter, id) => mail.send(letter, String(id)),
  'read-files': async ({ files }, _id, tx) => {
    for (const file of files) await readingOf(tx, store, file)
  },
  'reset-letter': async ({ email }, id, tx) => {
    const letter = await letters.ofReset(tx, email)
    if (letter) await mail.send(letter, String(id))
  },
  'invitation-letter': async ({ user }, id, tx) => {
    const letter = await letters.ofInvitation(tx, user)
    if (letter) await mail.send(letter, String(id))
  },
  'registration-letter': async ({ registration }, id, tx) => {
    const letter = await letters.ofRegistration(tx, registration)
    if (letter) await mail.send(letter, String(id))
  },
})
