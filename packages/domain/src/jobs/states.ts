/**
 * `waiting`: the job failed, and a retry is pending. `failed`: the job was given up. `doubtful`: a letter that may have been sent.
 */
export const failedJobStates = ['waiting', 'failed', 'doubtful'] as const
export type FailedJobState = (typeof failedJobStates)[number]
