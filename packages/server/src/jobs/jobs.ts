import type { JobKind } from '@press/i18n'
import { sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Db, Queryable, Tx } from '../database/database.ts'
import { jobs } from '../database/schema.ts'
import type { Files } from '../files/files.ts'
import type { Letters } from '../mail/letters.ts'
import type { Mail } from '../mail/mail.ts'

/** The number of jobs that one process runs at the same time in each lane. A slow service delays only the jobs of its lane. */
export const lanes = {
  /** Letters that a person is waiting for at their screen. */
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
  /** Whether this is the last attempt. */
  isLast: boolean
  /** Aborts when the process stops, or when another process has claimed the job. */
  signal: AbortSignal
}

/** Saves the outcome of a job, in the transaction that marks the job as done. */
export type SaveOutcome = (tx: Tx) => Promise<void>

/** The services that a job may use in addition to the database. */
export interface JobServices {
  config: Config
  files: Files
  letters: Letters
  mail: Mail
}

/** A kind of work that runs after the response, in the process that claims the job first. */
export interface JobType<Data extends object = object> {
  kind: JobKind
  lane: Lane
  /** Runs outside any transaction, so that no row stays locked while a service is slow. */
  run(data: Data, job: Job, services: JobServices): Promise<SaveOutcome | undefined>
}

const definedTypes: JobType[] = []

/** The kinds of jobs that the imported modules have defined. */
export const jobTypes: readonly JobType[] = definedTypes

/** Defines a kind of job. Code that enqueues a job imports its type, so there are no enqueued jobs without a type. */
export function defineJobType<Data extends object>(type: JobType<Data>): JobType<Data> {
  if (jobTypes.some(({ kind }) => kind === type.kind))
    throw new Error(`There are two job types of the kind ${type.kind}`)
  definedTypes.push(type)
  return type
}

/** Declares a job that only writes, entirely in the transaction that marks it as done. */
export const defineExclusiveJobType = <Data extends object>(
  kind: JobKind,
  write: (tx: Tx, data: Data) => Promise<void>,
): JobType<Data> => defineJobType({ kind, lane: 'database', run: async (data) => (tx) => write(tx, data) })

/** The channel that notifies every process of new jobs. */
export const jobChannel = 'press_jobs'

/** Adds a job. It can be claimed once the transaction has committed and `delaySeconds` seconds have passed. */
export async function enqueue<Data extends object>(
  tx: Queryable,
  { kind }: JobType<Data>,
  data: Data,
  delaySeconds = 0,
): Promise<void> {
  await tx.insert(jobs).values({ kind, data, run_at: sql`now() + ${delaySeconds} * interval '1 second'` })
  await tx.execute(sql`select pg_notify(${jobChannel}, '')`)
}
