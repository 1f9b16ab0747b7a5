import { parentPort, workerData } from 'node:worker_threads'

/* A thread of a worker process, started by `answerJobs`. In JavaScript, as it has no memory for what reads TypeScript. */

/** Milliseconds between looks for the parent. */
const look = 200
/** Milliseconds. The parent kills the process first while it lives. */
const grace = 1_000

const end = () => void process.kill(process.pid, 'SIGKILL')

let alarm
parentPort?.on('message', (state) => {
  clearTimeout(alarm)
  if (state === 'began') alarm = setTimeout(end, workerData.time + grace)
})
setInterval(() => {
  if (process.ppid !== workerData.parent) end()
}, look)
