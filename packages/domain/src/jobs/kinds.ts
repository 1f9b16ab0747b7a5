/** Kinds of background jobs, which the server runs after it has sent its response. */
export const jobKinds = [
  'mail',
  'reset-letter',
  'registration-letter',
  'invitation-letter',
  'email-letter',
  'contract-code',
  'test-letter',
  'daily-letter',
  'offer-letter',
  'royalty-letter',
  'contract-letter',
  'authorship-letter',
  'publish',
  'event-reminder',
  'unread-message',
  'read-files',
  'removal',
] as const
export type JobKind = (typeof jobKinds)[number]

/**
 * `waiting`: the job failed, and a retry is pending. `failed`: the job was given up. `doubtful`: a letter that may have been sent.
 */
export const failedJobStates = ['waiting', 'failed', 'doubtful'] as const
export type FailedJobState = (typeof failedJobStates)[number]
