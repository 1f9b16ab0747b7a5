import { eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db, Queryable, Tx } from '../database/database.ts'
import { jobs } from '../database/schema.ts'
import { isFinal, type Letter } from '../mail/mail.ts'

/** Work that is done after the answer, by whichever process comes first. */
export interface JobKinds {
  /** A ready letter. */
  mail: Omit<Letter, 'attachments'>
  /** A letter with a reset link, if the address is known; asked for alike when it is not. */
  'reset-letter': { email: string }
  /** A letter with the link that begins an account; to who has one already, a word of that. */
  'registration-letter': { registration: number }
  /** A letter with the link that sets the first password of an account made for somebody. */
  'invitation-letter': { user: number }
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
  /** The code that signs a contract: made when the letter is written, so that no row holds it. */
  'contract-code': { contract: number; user: number }
  /** A word of an event that begins soon. */
  'event-reminder': { event: number }
  /** A message that somebody may not have read yet. */
  'unread-message': { message: number }
  /** Somebody who asked to be removed, on the day that they were told. */
  removal: { removal: number }
  /** Documents whose text and pages are to be known. */
  'read-files': { files: number[] }
}
export type JobKind = keyof JobKinds
export type JobRunners = { [Kind in JobKind]: (data: JobKinds[Kind], id: number, tx: Tx) => Promise<void> }

/** Tells every process that there is work. */
export const jobChannel = 'press_jobs'

/** Job rows become workable when the transaction commits, and so many seconds after that. */
export async function enqueue<Kind extends JobKind>(
  tx: Queryable,
  kind: Kind,
  data: JobKinds[Kind],
  after = 0,
): Promise<void> {
  await tx.insert(jobs).values({ kind, data: { ...data }, run_at: sql`now() + ${after} * interval '1 second'` })
  await tx.execute(sql`select pg_notify(${jobChannel}, '')`)
}

export const mostAttempts = 12

/**
 * Does one waiting job; false when there is none. The row stays locked meanwhile, so that nobody else takes it, and a process
 * that dies leaves it to the next one: a job may run twice, never not at all.
 */
export async function runOneJob(db: Db, runners: JobRunners, log: FastifyBaseLogger): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [job] = await tx
      .select()
      .from(jobs)
      .where(sql`${jobs.done_at} is null and ${jobs.run_at} <= now()`)
      .orderBy(jobs.run_at)
      .limit(1)
      .for('update', { skipLocked: true })
    if (!job) return false
    try {
      const run = runners[job.kind as JobKind] as (data: unknown, id: number, tx: Tx) => Promise<void>
      // In a savepoint: what a failed job wrote is undone, and its failure is noted all the same.
      await tx.transaction((savepoint) => run(job.data, job.id, savepoint))
      await tx
        .update(jobs)
        .set({ done_at: sql`now()` })
        .where(eq(jobs.id, job.id))
    } catch (error) {
      const attempts = job.attempts + 1
      log.warn({ job: job.id, kind: job.kind, attempts, err: error }, 'a job failed')
      await tx
        .update(jobs)
        .set({
          attempts,
          last_error: (error as Error).message.slice(0, 1000),
          run_at:
            attempts < mostAttempts && !isFinal(error)
              ? sql`now() + least(interval '1 hour', interval '5 seconds' * ${2 ** attempts})`
              : sql`'infinity'`,
        })
        .where(eq(jobs.id, job.id))
    }
    return true
  })
}
