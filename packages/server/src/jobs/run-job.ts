import { sql, type SQL } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/database.ts'
import { jobs } from '../database/schema.ts'
import { isPermanentFailure } from '../mail/errors.ts'
import type { JobServices, JobType, SaveOutcome } from './jobs.ts'

export const maxAttempts = 12

/**
 * The duration of a lease in seconds, and the interval between renewals in milliseconds. When a process crashes, other processes
 * take its jobs after the lease expires.
 */
const leaseSeconds = 15
const renewalIntervalMs = 5_000

/** A claimed job. */
export type JobRow = typeof jobs.$inferSelect

/** The stored reason for a job whose process crashed each time. */
export const interruptedReason = 'The process stopped each time while it ran this job'

/** Thrown if another process has claimed the job meanwhile. Then this process must not save the outcome of the job. */
class JobLostError extends Error {
  override readonly name = 'JobLostError'
}

/**
 * Claims a pending job of these kinds, or a job whose lease has expired. Counts the attempt at once, so that an attempt that
 * crashes also counts.
 */
export async function claimJob(db: Db, types: readonly JobType[]): Promise<JobRow | undefined> {
  const [job] = await db
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} + 1`, locked_until: sql`now() + ${leaseSeconds} * interval '1 second'` })
    .where(
      sql`${jobs.id} = (select id from ${jobs} where done_at is null and run_at <= now()
        and (locked_until is null or locked_until < now()) and kind in ${types.map(({ kind }) => kind)}
        order by run_at limit 1 for update skip locked)`,
    )
    .returning()
  return job
}

/** Whether the claim is still valid. A later claim has a higher attempt number. */
const isOwnClaim = ({ id, attempts }: JobRow): SQL =>
  sql`${jobs.id} = ${id} and ${jobs.attempts} = ${attempts} and ${jobs.done_at} is null and ${jobs.locked_until} is not null`

/** Renews the lease until stopped; calls `onLoss` when the job is lost. */
function renewLease(db: Db, job: JobRow, log: FastifyBaseLogger, onLoss: () => void): () => void {
  const timer = setInterval(() => {
    db.update(jobs)
      .set({ locked_until: sql`now() + ${leaseSeconds} * interval '1 second'` })
      .where(isOwnClaim(job))
      .returning({ id: jobs.id })
      .then((renewed) => renewed.length === 0 && onLoss())
      .catch((error: unknown) => log.warn({ job: job.id, err: error }, 'the lease of a job could not be renewed'))
  }, renewalIntervalMs)
  return () => clearInterval(timer)
}

/** Marks the job as done and saves its outcome in one transaction. */
const completeJob = (db: Db, job: JobRow, saveOutcome: SaveOutcome | undefined): Promise<void> =>
  db.transaction(async (tx) => {
    const updatedRows = await tx
      .update(jobs)
      .set({ done_at: sql`now()`, locked_until: null })
      .where(isOwnClaim(job))
      .returning({ id: jobs.id })
    if (updatedRows.length === 0) throw new JobLostError(`Job ${job.id} was claimed by another process`)
    await saveOutcome?.(tx)
  })

/** Releases the job. The attempt does not count. */
const releaseJob = (db: Db, job: JobRow) =>
  db
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} - 1`, locked_until: null })
    .where(isOwnClaim(job))

/**
 * Saves why the job failed and when to retry: after 10 s, 20 s, 40 s … at most an hour. After the last attempt, the job is not
 * retried.
 */
async function recordFailure(db: Db, job: JobRow, reason: string, isOver: boolean): Promise<void> {
  await db
    .update(jobs)
    .set({
      last_error: reason.slice(0, 1000),
      locked_until: null,
      run_at: isOver
        ? sql`'infinity'`
        : sql`now() + least(interval '1 hour', interval '5 seconds' * ${2 ** job.attempts})`,
    })
    .where(isOwnClaim(job))
}

/**
 * Runs a claimed job outside any transaction, and saves its outcome. Guarantees at-least-once execution: a job may run twice, but
 * is never lost.
 */
export async function runJob(
  db: Db,
  type: JobType,
  job: JobRow,
  services: JobServices,
  stopSignal: AbortSignal,
  log: FastifyBaseLogger,
): Promise<void> {
  if (job.attempts > maxAttempts) return recordFailure(db, job, interruptedReason, true)
  const lossController = new AbortController()
  const stopRenewing = renewLease(db, job, log, () => lossController.abort())
  const isLast = job.attempts >= maxAttempts
  try {
    const signal = AbortSignal.any([stopSignal, lossController.signal])
    const saveOutcome = await type.run(job.data, { id: job.id, db, isLast, signal }, services)
    // From here on, the transaction locks the row, so no other process can claim the job.
    stopRenewing()
    await completeJob(db, job, saveOutcome)
  } catch (error) {
    if (lossController.signal.aborted || error instanceof JobLostError) {
      log.warn({ job: job.id, kind: job.kind, err: error }, 'a job was claimed by another process')
    } else if (stopSignal.aborted && !isPermanentFailure(error)) {
      await releaseJob(db, job)
    } else {
      log.warn({ job: job.id, kind: job.kind, attempts: job.attempts, err: error }, 'a job failed')
      await recordFailure(db, job, (error as Error).message, isLast || isPermanentFailure(error))
    }
  } finally {
    stopRenewing()
  }
}
