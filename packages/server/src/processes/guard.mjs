import { parentPort, workerData } from 'node:worker_threads'

/*
 * A thread of a worker process, started by `answerJobs`. Written in JavaScript, because it has no memory to load a TypeScript
 * compiler.
 */

/** The interval, in milliseconds, between checks that the parent is alive. */
const checkIntervalMs = 200
/** The additional time in milliseconds, so that the parent, if it is alive, kills the process first. */
const grace = 1_000

const end = () => void process.kill(process.pid, 'SIGKILL')

let alarm
parentPort?.on('message', (state) => {
  clearTimeout(alarm)
  if (state === 'began') alarm = setTimeout(end, workerData.time + grace)
})
setInterval(() => {
  if (process.ppid !== workerData.parent) end()
}, checkIntervalMs)
