import type { Letter } from '../mail/mail.ts'
import { defineJobType } from './jobs.ts'

/** Sends a letter that is already composed. */
export const mailJob = defineJobType<Omit<Letter, 'attachments'>>({
  kind: 'mail',
  lane: 'letters',
  run: async (letter, { id, signal }, { mail }) => {
    await mail.send(letter, String(id), signal)
    return undefined
  },
})
