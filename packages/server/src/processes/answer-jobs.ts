import { Worker } from 'node:worker_threads'

/**
 * Answers the jobs of `createWorker`, in the process that it starts. A thread beside the work ends the process when its parent is gone or
 * a job takes too long: the work may leave no room for a timer of its own.
 */
export function answerJobs(work: (job: never) => Promise<unknown>): void {
  const guard = new Worker(new URL('guard.mjs', import.meta.url), {
    workerData: { parent: process.ppid, time: Number(process.argv[2]) },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, codeRangeSizeMb: 4 },
  })
  guard.unref()
  process.on('message', (job: unknown) => {
    guard.postMessage('began')
    work(job as never).then(
      (answer) => {
        guard.postMessage('ended')
        process.send?.(answer)
      },
      // The parent takes a death for "cannot be done".
      () => process.exit(1),
    )
  })
}
