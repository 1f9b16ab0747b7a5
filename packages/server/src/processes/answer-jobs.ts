import { Worker } from 'node:worker_threads'

/**
 * Handles the jobs of `createProcessWorker`, in the process that it starts. A separate thread ends the process when its parent has
 * exited or a job takes too long. The process's own timers cannot do so, because the work may block them.
 */
export function answerJobs(handleJob: (job: never) => Promise<unknown>): void {
  const guard = new Worker(new URL('guard.mjs', import.meta.url), {
    workerData: { parent: process.ppid, time: Number(process.argv[2]) },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, codeRangeSizeMb: 4 },
  })
  guard.unref()
  process.on('message', (job: unknown) => {
    guard.postMessage('began')
    handleJob(job as never).then(
      (answer) => {
        guard.postMessage('ended')
        process.send?.(answer)
      },
      // The parent treats an exit as a job that cannot be done.
      () => process.exit(1),
    )
  })
}
