// node scripts/stop-with-parent.mjs PID command…: runs a command that ends when the process with this id ends, for any reason.
import { spawn } from 'node:child_process'

const [pid, command, ...args] = process.argv.slice(2)
const child = spawn(command, args, { stdio: 'inherit' })
// Ignores signals, because they already reach the whole process group. Forwarding a signal would deliver it to the command twice,
// which makes the command quit early.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
child.on('exit', (code) => process.exit(code ?? 130))
child.on('error', ({ message }) => {
  console.error(message)
  process.exit(1)
})
const watchTimer = setInterval(() => {
  try {
    process.kill(Number(pid), 0)
  } catch {
    clearInterval(watchTimer)
    // Sends the signal to the whole group, because a command may have started other processes.
    process.kill(0, 'SIGTERM')
  }
}, 500)
