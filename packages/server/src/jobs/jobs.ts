import type { JobKind } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Db, Queryable, Tx } from '../database/database.ts'
import { jobs } from '../database/schema.ts'
import type { Letter } from '../mail/mail.ts'

/** Work that is done after the response, by whichever process claims it first. */
interface JobData {
  /** A letter that is already composed. */
  mail: Omit<Letter, 'attachments'>
  /** A letter with a reset link, if the address is known; the response is the same when it is not. */
  'reset-letter': { email: string }
  /** A letter with the link that starts an account. If the person has one already, the letter says so. */
  'registration-letter': { registration: number }
  /** A letter with the link that sets the first password of an account made for somebody. */
  'invitation-letter': { user: number }
  /** A letter with the link that confirms the new address of an account. */
  'email-letter': { user: number }
  /** A letter by which the sender is tried out. */
  'test-letter': { letter: number }
  /** A book that goes to the shop. */
  publish: { publication: number }
  /** A paper of an offer with its file. */
  'offer-letter': { sending: number }
  /** What waits for a person and what has changed, on a morning. */
  'daily-letter': { user: number }
  /** A statement to the authors of a contract. */
  'royalty-letter': { sending: number }
  /** A contract to be signed, to its other side. */
  'contract-letter': { sending: number }
  /** The code that signs a contract: made when the letter is composed, so that no row holds it. */
  'contract-code': { contract: number; user: number }
  /** A reminder of an event that begins soon. */
  'event-reminder': { event: number }
  /** A letter that asks somebody without an account whether they stand on an application as an author. */
  'authorship-letter': { application: number; email: string }
  /** A message that somebody may not have read yet. */
  'unread-message': { message: number }
  /** Somebody who asked to be removed, on the day that they were told. */
  removal: { removal: number }
  /** Documents whose text and pages are extracted. */
  'read-files': { files: number[] }
}

/** Number of jobs that one process runs at once in each lane. */
export const lanes = { urgent: 3, letters: 2, database: 1, publish: 1, documents: 1 }
type Lane = keyof typeof lanes

/** The lane of each kind. A slow service delays only the jobs of its own lane. */
export const laneOf: Record<JobKind, Lane> = {
  // Somebody sits in front of a screen and waits for these letters.
  'reset-letter': 'urgent',
  'registration-letter': 'urgent',
  'invitation-letter': 'urgent',
  'email-letter': 'urgent',
  'contract-code': 'urgent',
  'test-letter': 'urgent',
  mail: 'letters',
  'daily-letter': 'letters',
  'offer-letter': 'letters',
  'royalty-letter': 'letters',
  'contract-letter': 'letters',
  'authorship-letter': 'letters',
  'event-reminder': 'database',
  'unread-message': 'database',
  removal: 'database',
  publish: 'publish',
  'read-files': 'documents',
}

/** A job that this process has claimed. */
export interface Job {
  id: number
  db: Db
  /** Whether no attempt follows when this one fails. */
  isLast: boolean
  /** Aborts when the process stops, or when another process has claimed the job. */
  signal: AbortSignal
}

/** Writes the outcome of a job, in the transaction that marks the job as done. */
export type Settle = (tx: Tx) => Promise<void>

/** Each runner works outside any transaction, so that no row stays locked while a service is slow. */
export type JobRunners = {
  [Kind in JobKind]: (data: JobData[Kind], job: Job) => Promise<Settle | undefined>
}

/** Tells every process that there is work. */
export const jobChannel = 'press_jobs'

/** Adds a job. It can be claimed once the transaction has committed and `after` seconds have passed. */
export async function enqueue<Kind extends JobKind>(
  tx: Queryable,
  kind: Kind,
  data: JobData[Kind],
  after = 0,
): Promise<void> {
  await tx.insert(jobs).values({ kind, data: { ...data }, run_at: sql`now() + ${after} * interval '1 second'` })
  await tx.execute(sql`select pg_notify(${jobChannel}, '')`)
}
