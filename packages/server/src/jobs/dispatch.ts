import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/database.ts'
import { lanes, type JobServices, type JobType } from './jobs.ts'
import { startLoop, type Loop } from './loop.ts'
import { claimJob, runJob } from './run-job.ts'

/**
 * Claims jobs one after another and runs them in parallel, up to the limit of each lane. Looks for work when it is notified, when a
 * job ends, and every `idleMs` milliseconds. `stop` resolves once the running jobs have ended or were released.
 */
export function startDispatch(
  db: Db,
  types: readonly JobType[],
  services: JobServices,
  idleMs: number,
  log: FastifyBaseLogger,
): Loop {
  const freeSlots = { ...lanes }
  const runningJobs = new Set<Promise<void>>()
  const loop = startLoop(
    async (stopSignal) => {
      const availableTypes = types.filter(({ lane }) => freeSlots[lane] > 0)
      const job = availableTypes.length > 0 ? await claimJob(db, availableTypes) : undefined
      const type = availableTypes.find(({ kind }) => kind === job?.kind)
      if (!job || !type) return false
      const { lane } = type
      freeSlots[lane] -= 1
      const run = runJob(db, type, job, services, stopSignal, log)
        // The outcome was not saved, so the job is claimed again after its lease expires.
        .catch((error: unknown) => log.warn({ job: job.id, err: error }, 'the outcome of a job could not be saved'))
        .finally(() => {
          freeSlots[lane] += 1
          runningJobs.delete(run)
          loop.wake()
        })
      runningJobs.add(run)
      return true
    },
    idleMs,
    log,
  )
  return {
    wake: loop.wake,
    stop: async () => {
      await loop.stop()
      await Promise.all(runningJobs)
    },
  }
}
