import { composeAndSend } from '../../jobs/compose-and-send.ts'
import { defineJobType } from '../../jobs/jobs.ts'

/** Sends a letter with a password reset link if the address is known. The response is the same if it is not. */
export const resetLetterJob = defineJobType<{ email: string }>({
  kind: 'reset-letter',
  lane: 'urgent',
  run: ({ email }, job, { letters, mail }) => composeAndSend(mail, job, (tx) => letters.composeReset(tx, email)),
})

/** Sends a letter with the link that activates an account. If the person already has an account, the letter says so. */
export const registrationLetterJob = defineJobType<{ registration: number }>({
  kind: 'registration-letter',
  lane: 'urgent',
  run: ({ registration }, job, { letters, mail }) =>
    composeAndSend(mail, job, (tx) => letters.composeRegistration(tx, registration)),
})
