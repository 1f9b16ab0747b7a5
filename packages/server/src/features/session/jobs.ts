import { composeAndSend } from '../../jobs/compose-and-send.ts'
import { jobType } from '../../jobs/jobs.ts'

/** A letter with the link that sets a new password, if the address is known; the response is the same when it is not. */
export const resetLetterJob = jobType<{ email: string }>({
  kind: 'reset-letter',
  lane: 'urgent',
  run: ({ email }, job, { letters, mail }) => composeAndSend(mail, job, (tx) => letters.ofReset(tx, email)),
})

/** A letter with the link that starts an account. If the person has one already, the letter says so. */
export const registrationLetterJob = jobType<{ registration: number }>({
  kind: 'registration-letter',
  lane: 'urgent',
  run: ({ registration }, job, { letters, mail }) =>
    composeAndSend(mail, job, (tx) => letters.ofRegistration(tx, registration)),
})
