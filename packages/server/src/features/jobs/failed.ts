import type { FailedJob } from '@press/domain'
import { sql, and, eq, isNull, isNotNull } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { jobs, mailReceipts } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import { jobChannel } from '../../jobs/jobs.ts'
import { deliveryUnknownReason } from '../../mail/errors.ts'
import { jobSubjectSql } from '../shared/failed-jobs.ts'

/** The maximum number of rows in the list. */
const maxRows = 300

/** Returns failed jobs; jobs without further retries come first. */
export const findFailedJobs = (db: Db): Promise<FailedJob[]> =>
  queryRows<FailedJob>(
    db,
    sql`select id, kind, ${jobSubjectSql} as about, coalesce(data->>'subject', '') as subject, attempts, last_error as error, created_at,
        case when run_at < 'infinity' then 'waiting' when last_error = ${deliveryUnknownReason} then 'doubtful' else 'failed' end as state,
        case when run_at < 'infinity' then run_at end as next_at
      from jobs where done_at is null and last_error is not null
      order by run_at < 'infinity', id desc limit ${maxRows}`,
  )

/** Whether no process is running the job. */
const isUnclaimed = sql`(locked_until is null or locked_until < now())`

/** Retries a job at once, even a letter that may already have been delivered. */
export async function retryJob(db: Db, person: Person, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [job] = await tx
      .update(jobs)
      .set({ attempts: 0, run_at: sql`now()`, last_error: null })
      .where(and(eq(jobs.id, id), isNull(jobs.done_at), isNotNull(jobs.last_error), isUnclaimed))
      .returning({ kind: jobs.kind })
    if (!job) throw new PressError('notFound')
    await tx.delete(mailReceipts).where(eq(mailReceipts.letter, String(id)))
    await recordEvent(tx, 'account.jobRetried', person, { job: id, kind: job.kind })
    await tx.execute(sql`select pg_notify(${jobChannel}, '')`)
  })
}
