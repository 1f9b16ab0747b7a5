import type { FailedJob } from '@press/contract'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { mailReceipts, jobs } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import { jobChannel } from '../../jobs/jobs.ts'
import { deliveryUnknownReason } from '../../mail/errors.ts'

/** The most rows in the list. */
const maxRows = 300

/** The recipient or subject of a job. The content of letters and messages stays private. */
export const aboutJob = sql`coalesce(
  data->>'to', data->>'email',
  case kind
    when 'registration-letter' then (select email from registrations where id = (data->>'registration')::int)
    when 'email-letter' then (select email from email_changes where user_id = (data->>'user')::int)
    when 'offer-letter' then (select email from offer_sendings where id = (data->>'sending')::int)
    when 'contract-letter' then (select email from contract_sendings where id = (data->>'sending')::int)
    when 'royalty-letter' then (select email from royalty_sendings where id = (data->>'sending')::int)
    when 'publish' then (select fields->>'name' from publications where id = (data->>'publication')::int)
    when 'event-reminder' then (select email from calendar_events join users on users.id = created_by
      where calendar_events.id = (data->>'event')::int)
    when 'read-files' then (select string_agg(name, ', ' order by id) from files
      where id in (select jsonb_array_elements_text(data->'files')::int))
    when 'removal' then (select users.name from removals join users on users.id = removals.user_id
      where removals.id = (data->>'removal')::int)
    else (select email from users where id = (data->>'user')::int)
  end, '')`

/** Returns failed jobs; those without further retries come first. */
export const findFailed = (db: Db): Promise<FailedJob[]> =>
  queryRows<FailedJob>(
    db,
    sql`select id, kind, ${aboutJob} as about, coalesce(data->>'subject', '') as subject, attempts, last_error as error, created_at,
        case when run_at < 'infinity' then 'waiting' when last_error = ${deliveryUnknownReason} then 'doubtful' else 'failed' end as state,
        case when run_at < 'infinity' then run_at end as next_at
      from jobs where done_at is null and last_error is not null
      order by run_at < 'infinity', id desc limit ${maxRows}`,
  )

/** Jobs without further automatic retries. */
export const isFailedSql = sql`done_at is null and run_at = 'infinity'`

/** Whether no process is running the job. */
const isUnclaimed = sql`(locked_until is null or locked_until < now())`

/** Retries a job at once, even a letter whose delivery is uncertain. */
export async function retryJob(db: Db, person: Person, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx
      .update(jobs)
      .set({ attempts: 0, run_at: sql`now()`, last_error: null })
      .where(and(eq(jobs.id, id), isNull(jobs.done_at), isNotNull(jobs.last_error), isUnclaimed))
      .returning({ kind: jobs.kind })
    if (!found) throw new PressError('notFound')
    await tx.delete(mailReceipts).where(eq(mailReceipts.letter, String(id)))
    await recordEvent(tx, 'account.jobRetried', person, { job: id, kind: found.kind })
    await tx.execute(sql`select pg_notify(${jobChannel}, '')`)
  })
}
