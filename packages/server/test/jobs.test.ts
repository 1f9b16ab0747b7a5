import { setTimeout as delay } from 'node:timers/promises'
import type { JobKind } from '@press/i18n'
import { eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { jobs } from '../src/database/schema.ts'
import { startDispatch } from '../src/jobs/dispatch.ts'
import { jobTypes } from '../src/features/index.ts'
import { reminderJob } from '../src/features/calendar/reminders.ts'
import { dailyLetterJob } from '../src/features/notifications/daily-digest.ts'
import { publishJob } from '../src/features/shared/publications/publish.ts'
import { resetLetterJob } from '../src/features/session/jobs.ts'
import { enqueue, type Job, type JobServices, type JobType } from '../src/jobs/jobs.ts'
import { readFilesJob } from '../src/jobs/read-files.ts'
import { interruptedReason, maxAttempts, claimJob, runJob } from '../src/jobs/run-job.ts'
import { createDemoDatabase } from './support.ts'

const database = await createDemoDatabase()
const { db } = database
afterAll(database.close)
await db.delete(jobs)

const log = { warn: () => undefined } as unknown as FastifyBaseLogger
// An empty object, because these tests use no services.
const services = {} as JobServices
type Runs = Partial<Record<JobKind, JobType['run']>>
/** Returns all kinds of jobs. Kinds without a given function do nothing. */
const typesWith = (runs: Runs): JobType[] =>
  jobTypes.map((type) => ({ ...type, run: runs[type.kind] ?? (async () => undefined) }))
async function run(runs: Runs, stopping = new AbortController().signal): Promise<boolean> {
  const types = typesWith(runs)
  const job = await claimJob(db, types)
  const type = types.find(({ kind }) => kind === job?.kind)
  if (job && type) await runJob(db, type, job, services, stopping, log)
  return job !== undefined
}

/** Adds a job in a state that is given as SQL. */
async function add(state = sql`attempts = 0`): Promise<number> {
  const [row] = await db
    .insert(jobs)
    .values({ kind: 'removal', data: { removal: 1 } })
    .returning()
  const id = row?.id ?? 0
  await db.execute(sql`update jobs set ${state} where id = ${id}`)
  return id
}
const rowOf = async (id: number) => (await db.select().from(jobs).where(eq(jobs.id, id)))[0]
const waitForever = (signal: AbortSignal) => delay(60_000, undefined, { signal })

const hang = async (_data: unknown, { signal }: Job): Promise<undefined> => {
  await waitForever(signal)
}

describe('the lease of a job', () => {
  it('counts an attempt before it starts and holds no transaction meanwhile', async () => {
    const id = await add()
    await run({
      removal: async () => {
        expect(await rowOf(id)).toMatchObject({ attempts: 1, done_at: null, locked_until: expect.anything() })
        const { rowCount } = await db.execute(
          sql`select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
        )
        expect(rowCount).toBe(0)
        return undefined
      },
    })
    expect(await rowOf(id)).toMatchObject({ attempts: 1, done_at: expect.anything(), locked_until: null })
  })

  it('keeps the job from other processes until it expires', async () => {
    const id = await add(sql`attempts = 1, locked_until = now() + interval '5 seconds'`)
    expect(await run({})).toBe(false)
    await db.execute(sql`update jobs set locked_until = now() - interval '1 second' where id = ${id}`)
    expect(await run({})).toBe(true)
    expect(await rowOf(id)).toMatchObject({ attempts: 2, done_at: expect.anything() })
  })

  it('prevents the outcome from being saved after another process claimed the job', async () => {
    const id = await add()
    await run({
      removal: async () => {
        await db.execute(sql`update jobs set attempts = attempts + 1 where id = ${id}`)
        return async (tx) => {
          await tx.execute(sql`update jobs set last_error = 'settled' where id = ${id}`)
        }
      },
    })
    expect(await rowOf(id)).toMatchObject({ attempts: 2, done_at: null, last_error: null })
    await db.delete(jobs)
  })

  it('ends with a failed job when every attempt was interrupted', async () => {
    const id = await add(sql`attempts = ${maxAttempts}, locked_until = now() - interval '1 second'`)
    let runs = 0
    await run({
      removal: async () => {
        runs += 1
        return undefined
      },
    })
    expect(runs).toBe(0)
    expect(await rowOf(id)).toMatchObject({ last_error: interruptedReason, done_at: null })
    expect(await run({})).toBe(false)
    await db.delete(jobs)
  })
})

describe('a failing job', () => {
  it('is retried later, and its outcome is rolled back', async () => {
    const id = await add()
    await run({
      removal: async () => async (tx) => {
        await tx.execute(sql`update jobs set kind = 'mail' where id = ${id}`)
        throw new Error('no')
      },
    })
    expect(await rowOf(id)).toMatchObject({ kind: 'removal', attempts: 1, last_error: 'no', locked_until: null })
    expect(await run({})).toBe(false)
    await db.delete(jobs)
  })

  it('counts no attempt when the press stops', async () => {
    const id = await add()
    const stopping = new AbortController()
    const ran = run(
      {
        removal: async (_data, { signal }) => {
          stopping.abort()
          await waitForever(signal)
          return undefined
        },
      },
      stopping.signal,
    )
    await ran
    expect(await rowOf(id)).toMatchObject({ attempts: 0, last_error: null, locked_until: null, done_at: null })
    await db.delete(jobs)
  })
})

it('urgent letters are sent while the shop, the reader and the mail server hang', async () => {
  await enqueue(db, publishJob, { publication: 1 })
  await enqueue(db, readFilesJob, { files: [1] })
  for (let letter = 0; letter < 5; letter += 1) await enqueue(db, dailyLetterJob, { user: letter })
  await enqueue(db, resetLetterJob, { email: 'author@demo.press' })
  await enqueue(db, reminderJob, { event: 1 })
  const dispatch = startDispatch(
    db,
    typesWith({ publish: hang, 'read-files': hang, 'daily-letter': hang }),
    services,
    60_000,
    log,
  )
  const doneKinds = async () =>
    (
      await db
        .select({ kind: jobs.kind })
        .from(jobs)
        .where(sql`done_at is not null`)
    )
      .map(({ kind }) => kind)
      .sort()
  await expect.poll(doneKinds).toEqual(['event-reminder', 'reset-letter'])
  await dispatch.stop()
  const { rowCount } = await db.execute(sql`select from jobs where locked_until is not null or attempts > 1`)
  expect(rowCount).toBe(0)
})
