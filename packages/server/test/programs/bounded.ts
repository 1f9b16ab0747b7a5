import { answerJobs } from '../../src/processes/answer-jobs.ts'

export type BoundedJob = 'echo' | 'spin' | 'fill' | 'throw'

/* A program for `createProcessWorker` that behaves as a malicious document can make a document reader behave. */

const jobs: Record<BoundedJob, () => unknown> = {
  echo: () => process.pid,
  spin: () => {
    for (;;);
  },
  fill: () => {
    const buffers: Buffer[] = []
    for (;;) buffers.push(Buffer.alloc(16 * 1024 ** 2, 1))
  },
  throw: () => {
    throw new Error('This document is damaged')
  },
}

answerJobs(async ({ kind }: { kind: BoundedJob }) => jobs[kind]())
