import { sql, type SQL } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/database.ts'
import { jobs } from '../database/schema.ts'
import { isPermanentFailure } from '../mail/errors.ts'
import type { JobServices, JobType, Settle } from './jobs.ts'

export const maxAttempts = 12

/** Seconds that a claim lasts, and milliseconds between its renewals. A process that dies leaves its jobs to others after that. */
const leaseSeconds = 15
const renewalMs = 5_000

/** A job as it was claimed. */
export type Row = typeof jobs.$inferSelect

/** The reason kept for a job whose processes died each time. */
export const interrupted = 'The process stopped each time while it ran this job'

/** Thrown where another process has claimed the job meanwhile: this one must not write its outcome. */
class JobLostError extends Error {
  override readonly name = 'JobLostError'
}

/** Claims a waiting job of these kinds, or one whose lease has ended. The attempt is counted at once, so that a crash counts. */
export async function claimJob(db: Db, types: readonly JobType[]): Promise<Row | undefined> {
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

/** Whether the claim still holds. A later claim has counted another attempt. */
const isOurs = ({ id, attempts }: Row): SQL =>
  sql`${jobs.id} = ${id} and ${jobs.attempts} = ${attempts} and ${jobs.done_at} is null and ${jobs.locked_until} is not null`

/** Renews the lease until it is stopped; calls back when the job is lost. */
function renewLease(db: Db, job: Row, log: FastifyBaseLogger, onLoss: () => void): () => void {
  const timer = setInterval(() => {
    db.update(jobs)
      .set({ locked_until: sql`now() + ${leaseSeconds} * interval '1 second'` })
      .where(isOurs(job))
      .returning({ id: jobs.id })
      .then((renewed) => renewed.length === 0 && onLoss())
      .catch((error: unknown) => log.warn({ job: job.id, err: error }, 'the lease of a job was not renewed'))
  }, renewalMs)
  return () => clearInterval(timer)
}

/** Marks the job as done and writes its outcome, both or neither. */
const complete = (db: Db, job: Row, settle: Settle | undefined): Promise<void> =>
  db.transaction(async (tx) => {
    const done = await tx
      .update(jobs)
      .set({ done_at: sql`now()`, locked_until: null })
      .where(isOurs(job))
      .returning({ id: jobs.id })
    if (done.length === 0) throw new JobLostError(`Job ${job.id} was claimed by another process`)
    await settle?.(tx)
  })

/** Gives the job back as if it had never been claimed. */
const release = (db: Db, job: Row) =>
  db
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} - 1`, locked_until: null })
    .where(isOurs(job))

/** Writes why the job failed, and when it is tried again: after 10 s, 20 s, 40 s … at most an hour; never after the last attempt. */
async function recordFailure(db: Db, job: Row, reason: string, isOver: boolean): Promise<void> {
  await db
    .update(jobs)
    .set({
      last_error: reason.slice(0, 1000),
      locked_until: null,
      run_at: isOver
        ? sql`'infinity'`
        : sql`now() + least(interval '1 hour', interval '5 seconds' * ${2 ** job.attempts})`,
    })
    .where(isOurs(job))
}

/** Runs a claimed job outside any transaction, and writes what came of it. A job may run twice, but is never lost. */
export async function runJob(
  db: Db,
  type: JobType,
  job: Row,
  services: JobServices,
  stopping: AbortSignal,
  log: FastifyBaseLogger,
): Promise<void> {
  if (job.attempts > maxAttempts) return recordFailure(db, job, interrupted, true)
  const lost = new AbortController()
  const stopRenewing = renewLease(db, job, log, () => lost.abort())
  const isLast = job.attempts >= maxAttempts
  try {
    const signal = AbortSignal.any([stopping, lost.signal])
    const settle = await type.run(job.data, { id: job.id, db, isLast, signal }, services)
    // From here on the transaction locks the row, so no other process can claim the job.
    stopRenewing()
    await complete(db, job, settle)
  } catch (error) {
    if (lost.signal.aborted || error instanceof JobLostError) {
      log.warn({ job: job.id, kind: job.kind, err: error }, 'a job was claimed by another process')
    } else if (stopping.aborted && !isPermanentFailure(error)) {
      await release(db, job)
    } else {
      log.warn({ job: job.id, kind: job.kind, attempts: job.attempts, err: error }, 'a job failed')
      await recordFailure(db, job, (error as Error).message, isLast || isPermanentFailure(error))
    }
  } finally {
    stopRenewing()
  }
}
