import type { UnsentLetter } from '@press/contract'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { handovers, jobs } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { record } from '../../events/record.ts'
import { jobChannel, letterKinds } from '../../jobs/jobs.ts'
import { doubtful } from '../../mail/errors.ts'

/** Letters that a list goes back to. */
const kept = 300

/** Which jobs are letters, and what is known of one before it is written. */
const letter = sql`kind in ${letterKinds}`

/** Whether no process is sending the letter now. */
const isUnclaimed = sql`(locked_until is null or locked_until < now())`

/** Letters that were tried in vain, those that were given up first. */
export const findUnsent = (db: Db): Promise<UnsentLetter[]> =>
  rows<UnsentLetter>(
    db,
    sql`select jobs.id, coalesce(data->>'to', data->>'email', registrations.email, users.email, '') as to,
        coalesce(data->>'subject', '') as subject, attempts, coalesce(last_error, '') as error, jobs.created_at,
        case when run_at < 'infinity' then 'waiting' when last_error = ${doubtful} then 'doubtful' else 'failed' end as state,
        case when run_at < 'infinity' then run_at end as next_at
      from jobs
        left join registrations on registrations.id = (data->>'registration')::int
        left join users on users.id = (data->>'user')::int
      where done_at is null and last_error is not null and ${letter}
      order by run_at < 'infinity', jobs.id desc limit ${kept}`,
  )

/** How many were given up. */
export const countUnsent = (db: Db): Promise<{ count: number }[]> =>
  rows(db, sql`select count(*) from jobs where done_at is null and run_at = 'infinity' and ${letter}`)

/** Sends a letter again at once; one of which it is not known whether it was sent, too. */
export async function retryLetter(db: Db, person: Person, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await tx
      .update(jobs)
      .set({ attempts: 0, run_at: sql`now()`, last_error: null })
      .where(and(eq(jobs.id, id), isNull(jobs.done_at), isNotNull(jobs.last_error), isUnclaimed, letter))
      .returning({ id: jobs.id })
    if (found.length === 0) throw new PressError('notFound')
    await tx.delete(handovers).where(eq(handovers.letter, String(id)))
    await record(tx, {
      type: 'account.letterRetried',
      resource: 'account',
      resource_id: person.id,
      actor_id: person.id,
      data: { letter: id },
    })
    await tx.execute(sql`select pg_notify(${jobChannel}, '')`)
  })
}
