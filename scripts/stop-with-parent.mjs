// node scripts/stop-with-parent.mjs PID command…: runs a command that ends when the process of this number does, however that ends.
import { spawn } from 'node:child_process'

const [pid, command, ...args] = process.argv.slice(2)
const child = spawn(command, args, { stdio: 'inherit' })
// Whoever signals does so to the whole group; passed on, a signal would reach the command twice, and ask it to hurry.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
child.on('exit', (code) => process.exit(code ?? 130))
child.on('error', ({ message }) => {
  console.error(message)
  process.exit(1)
})
const watching = setInterval(() => {
  try {
    process.kill(Number(pid), 0)
  } catch {
    clearInterval(watching)
    // The whole group: a command may have started others.
    process.kill(0, 'SIGTERM')
  }
}, 500)
