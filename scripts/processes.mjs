// Commands that a script runs to their end, and that end with it.
import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'

export const root = dirname(import.meta.dirname)
export const bin = join(root, 'node_modules', '.bin')
export const posix = process.platform !== 'win32'
// node_modules/.bin/node (an optional dependency) comes first, whatever Node started this script.
const env = { ...process.env, PATH: bin + delimiter + process.env.PATH }
const running = new Set()

const tied = join(root, 'scripts', 'tied.mjs')

/** Runs a command to its end in a process group of its own, so that ending this process, even by force, ends all of it. */
export function run(command, args, extra = {}) {
  return new Promise((resolve, reject) => {
    const [program, given] = posix ? [process.execPath, [tied, process.pid, command, ...args]] : [command, args]
    const child = spawn(program, given, {
      cwd: root,
      stdio: 'inherit',
      env: { ...env, ...extra },
      detached: posix,
      shell: !posix,
    })
    running.add(child)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      running.delete(child)
      // What it started ends with it, also when it was killed.
      if (posix) end(child, 'SIGTERM')
      if (code === 0) resolve()
      else
        reject(
          Object.assign(new Error(`${command} ${args.join(' ')} ended with ${code ?? signal}`), { code: code ?? 130 }),
        )
    })
  })
}
export const tool = (name, ...args) => run(join(bin, name), args)
export const pnpm = (...args) => tool('pnpm', ...args)
export const serve = (...args) =>
  tool('node', '--conditions=@press/source', 'packages/server/src/press.ts', 'serve', ...args)

function end(child, signal) {
  try {
    if (posix) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // It has just ended by itself.
  }
}

/** Ends all that runs. */
export function stop(signal) {
  for (const child of running) end(child, signal)
}

/** Ends all that runs when this process is told to end, or loses its parent; the signal it gives says that it is so. */
export function endWithUs() {
  const stopping = new AbortController()
  const all = (signal) => {
    stopping.abort()
    stop(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => all(signal))
  // npm passes SIGTERM to its shell, which ends without telling this process.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    all('SIGTERM')
  }, 500)
  watch.unref()
  return stopping.signal
}
