import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/database.ts'
import { lanes, type JobServices, type JobType } from './jobs.ts'
import { startLoop, type Loop } from './loop.ts'
import { claimJob, runJob } from './run-job.ts'

/**
 * Claims jobs one after another and runs them in parallel, up to the limit of each lane. Looks for work when it is notified, when a
 * job ends, and every `idle` milliseconds. `stop` resolves once the running jobs have ended or were released.
 */
export function startDispatch(
  db: Db,
  types: readonly JobType[],
  services: JobServices,
  idle: number,
  log: FastifyBaseLogger,
): Loop {
  const free = { ...lanes }
  const running = new Set<Promise<void>>()
  const loop = startLoop(
    async (stopping) => {
      const open = types.filter(({ lane }) => free[lane] > 0)
      const job = open.length > 0 ? await claimJob(db, open) : undefined
      const type = open.find(({ kind }) => kind === job?.kind)
      if (!job || !type) return false
      const { lane } = type
      free[lane] -= 1
      const run = runJob(db, type, job, services, stopping, log)
        // The outcome was not saved, so the job is claimed again after its lease expires.
        .catch((error: unknown) => log.warn({ job: job.id, err: error }, 'the outcome of a job could not be saved'))
        .finally(() => {
          free[lane] += 1
          running.delete(run)
          loop.wake()
        })
      running.add(run)
      return true
    },
    idle,
    log,
  )
  return {
    wake: loop.wake,
    stop: async () => {
      await loop.stop()
      await Promise.all(running)
    },
  }
}
