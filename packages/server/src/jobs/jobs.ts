import type { JobKind } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Db, Queryable, Tx } from '../database/database.ts'
import { jobs } from '../database/schema.ts'
import type { Files } from '../files/files.ts'
import type { Letters } from '../mail/letters.ts'
import type { Mail } from '../mail/mail.ts'

/** Number of jobs that one process runs at once in each lane. A slow service delays only the jobs of its own lane. */
export const lanes = {
  /** Letters that somebody waits for in front of a screen. */
  urgent: 3,
  letters: 2,
  database: 1,
  publish: 1,
  documents: 1,
}
export type Lane = keyof typeof lanes

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

/** What a job may use besides the database. */
export interface JobServices {
  config: Config
  files: Files
  letters: Letters
  mail: Mail
}

/** Work that is done after the response, by the process that claims it first. */
export interface JobType<Data extends object = object> {
  kind: JobKind
  lane: Lane
  /** Works outside any transaction, so that no row stays locked while a service is slow. */
  run(data: Data, job: Job, services: JobServices): Promise<Settle | undefined>
}

/** Declares a kind of job. Its feature lists it among its `jobs`. */
export const jobType = <Data extends object>(type: JobType<Data>): JobType<Data> => type

/** A job that only writes: all of it happens in the transaction that marks it as done. */
export const exclusiveJobType = <Data extends object>(
  kind: JobKind,
  write: (tx: Tx, data: Data) => Promise<void>,
): JobType<Data> => ({ kind, lane: 'database', run: async (data) => (tx) => write(tx, data) })

/** Tells every process that there is work. */
export const jobChannel = 'press_jobs'

/** Adds a job. It can be claimed once the transaction has committed and `after` seconds have passed. */
export async function enqueue<Data extends object>(
  tx: Queryable,
  { kind }: JobType<Data>,
  data: Data,
  after = 0,
): Promise<void> {
  await tx.insert(jobs).values({ kind, data, run_at: sql`now() + ${after} * interval '1 second'` })
  await tx.execute(sql`select pg_notify(${jobChannel}, '')`)
}
