import type { Portal } from '@press/domain'
import { registrationLetter, resetLetter } from '../mail/letters.ts'
import type { Mail } from '../mail/mail.ts'
import type { JobRunners } from './jobs.ts'

/** How each kind of job is done. */
export const createRunners = (mail: Mail, origins: Record<Portal, string>): JobRunners => ({
  mail: (letter, id) => mail.send(letter, String(id)),
  'reset-letter': async ({ email }, id, tx) => {
    const letter = await resetLetter(tx, email, origins)
    if (letter) await mail.send(letter, String(id))
  },
  'registration-letter': async ({ registration }, id, tx) => {
    const letter = await registrationLetter(tx, registration, origins)
    if (letter) await mail.send(letter, String(id))
  },
})
