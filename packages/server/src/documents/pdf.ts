import { Worker } from 'node:worker_threads'
import type { PressDocument } from './document.ts'

/**
 * `layoutTimeoutMs` is the timeout for the layout of a document, in milliseconds. `idleTimeoutMs` is the number of milliseconds
 * after which an unused thread ends.
 */
const layoutTimeoutMs = 60_000
const idleTimeoutMs = 60_000

let worker: Worker | undefined
let terminationTimer: NodeJS.Timeout | undefined
let lastTask: Promise<unknown> = Promise.resolve()

/** Lays out a document as PDF. Documents are processed one after another in a thread, which ends when it is idle. */
export function makePdf(document: PressDocument): Promise<Buffer> {
  const task = lastTask.then(() => layOutDocument(document))
  lastTask = task.catch(() => undefined)
  return task
}

function startWorker(): Worker {
  const thread = new Worker(new URL('setter.ts', import.meta.url))
  const clearWorker = (): void => {
    if (worker === thread) worker = undefined
  }
  thread.on('exit', clearWorker)
  thread.on('error', clearWorker)
  return thread
}

async function layOutDocument(document: PressDocument): Promise<Buffer> {
  clearTimeout(terminationTimer)
  const thread = (worker ??= startWorker())
  thread.ref()
  const timeout = setTimeout(() => void thread.terminate(), layoutTimeoutMs)
  try {
    return await requestPdf(thread, document)
  } finally {
    clearTimeout(timeout)
    // A running thread does not prevent the server process from exiting.
    thread.unref()
    terminationTimer = setTimeout(() => {
      worker = undefined
      void thread.terminate()
    }, idleTimeoutMs)
    terminationTimer.unref()
  }
}

const requestPdf = (thread: Worker, document: PressDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const settle = (answer: { pdf: Uint8Array } | { problem: string }): void => {
      cleanUp()
      if ('pdf' in answer) resolve(Buffer.from(answer.pdf))
      else reject(new Error(`A PDF was not created: ${answer.problem}`))
    }
    const fail = (error: unknown): void => {
      cleanUp()
      reject(error instanceof Error ? error : new Error('The PDF worker has exited'))
    }
    const cleanUp = (): void => {
      thread.off('message', settle)
      thread.off('error', fail)
      thread.off('exit', fail)
    }
    thread.on('message', settle)
    thread.on('error', fail)
    thread.on('exit', fail)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    thread.postMessage(document)
  })
