import { lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db, Tx } from '../database/database.ts'
import {
  mailReceipts,
  jobs,
  loginAttempts,
  passkeyChallenges,
  emailChanges,
  passwordResets,
  registrations,
  sessions,
} from '../database/schema.ts'
import { removeOrphans } from '../files/clean-up.ts'
import type { Files } from '../files/files.ts'
import { locks } from '../database/locks.ts'

/** Deletes old uploads, sessions, attempts and jobs, and runs the maintenance tasks of the features. */
export async function runMaintenance(
  db: Db,
  files: Files,
  log: FastifyBaseLogger,
  runChores: (tx: Tx) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${locks.chores}) as mine`)
    if (!rows[0]?.mine) return
    await tx.delete(loginAttempts).where(lt(loginAttempts.at, sql`now() - interval '1 day'`))
    await tx.delete(passkeyChallenges).where(lt(passkeyChallenges.created_at, sql`now() - interval '1 hour'`))
    // A missing session row means that the session was ended on purpose, so expired sessions stay for a month.
    await tx.delete(sessions).where(lt(sessions.expires_at, sql`now() - interval '30 days'`))
    await tx.delete(registrations).where(lt(registrations.expires_at, sql`now()`))
    await tx.delete(emailChanges).where(lt(emailChanges.expires_at, sql`now()`))
    await tx.delete(passwordResets).where(lt(passwordResets.expires_at, sql`now() - interval '7 days'`))
    await tx.delete(jobs).where(lt(jobs.done_at, sql`now() - interval '7 days'`))
    await tx
      .delete(mailReceipts)
      .where(
        sql`${mailReceipts.at} < now() - interval '7 days' and not exists (select from jobs where jobs.id::text = letter)`,
      )
    await runChores(tx)
  })
  await removeOrphans(db, files, log)
}
