import type { Portal } from '@press/domain'
import { readingOf } from '../files/readings.ts'
import type { Store } from '../files/store.ts'
import { registrationLetter, resetLetter } from '../mail/letters.ts'
import type { Mail } from '../mail/mail.ts'
import type { JobRunners } from './jobs.ts'

/** How each kind of job is done. */
export const createRunners = (
  mail: Mail,
  origins: Record<Portal, string>,
  store: Store,
  ofFeatures: Pick<JobRunners, 'publish' | 'offer-letter' | 'royalty-letter'>,
): JobRunners => ({
  ...ofFeatures,
  mail: (letter, id) => mail.send(letter, String(id)),
  'read-files': async ({ files }, _id, tx) => {
    for (const file of files) await readingOf(tx, store, file)
  },
  'reset-letter': async ({ email }, id, tx) => {
    const letter = await resetLetter(tx, email, origins)
    if (letter) await mail.send(letter, String(id))
  },
  'registration-letter': async ({ registration }, id, tx) => {
    const letter = await registrationLetter(tx, registration, origins)
    if (letter) await mail.send(letter, String(id))
  },
})
