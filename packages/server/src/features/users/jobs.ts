import { composeAndSend } from '../../jobs/compose-and-send.ts'
import { defineJobType } from '../../jobs/jobs.ts'

/** Sends a letter with the link that confirms the new address of an account. */
export const emailLetterJob = defineJobType<{ user: number }>({
  kind: 'email-letter',
  lane: 'urgent',
  run: ({ user }, job, { letters, mail }) =>
    composeAndSend(mail, job, (tx) => letters.composeEmailConfirmation(tx, user)),
})
