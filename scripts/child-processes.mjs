// Runs commands for scripts. The commands end when the script ends.
import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

export const root = dirname(import.meta.dirname)
export const bin = join(root, 'node_modules', '.bin')
export const posix = process.platform !== 'win32'
// node_modules/.bin/node (an optional dependency) has priority, whatever Node started this script.
const PATH = bin + delimiter + process.env.PATH
const runningChildren = new Set()
/** The step that a command belongs to: the output file, and the running commands. */
const currentStep = new AsyncLocalStorage()

const stopWithParentScript = join(root, 'scripts', 'stop-with-parent.mjs')

/** Runs a command to completion in its own process group. If this process ends, even if it is killed, the whole group ends. */
export function runCommand(command, args, extraEnv = {}) {
  return new Promise((resolve, reject) => {
    const step = currentStep.getStore()
    const [program, spawnArgs] = posix
      ? [process.execPath, [stopWithParentScript, process.pid, command, ...args]]
      : [command, args]
    const child = spawn(program, spawnArgs, {
      cwd: root,
      stdio: step ? ['ignore', step.output, step.output] : 'inherit',
      env: { ...process.env, PATH, ...extraEnv },
      detached: posix,
      shell: !posix,
    })
    runningChildren.add(child)
    step?.running.add(child)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      runningChildren.delete(child)
      step?.running.delete(child)
      // The processes that the command started end with it, even if the command was killed.
      if (posix) endProcess(child, 'SIGTERM')
      if (code === 0) resolve()
      else
        reject(
          Object.assign(new Error(`${command} ${args.join(' ')} exited with ${code ?? signal}`), { code: code ?? 130 }),
        )
    })
  })
}
export const runLocalBin = (name, ...args) => runCommand(join(bin, name), args)
export const pnpm = (...args) => runLocalBin('pnpm', ...args)
export const serve = (...args) =>
  runLocalBin('node', '--conditions=@press/source', 'packages/server/src/press.ts', 'serve', ...args)

function endProcess(child, signal) {
  try {
    if (posix) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // The process has already ended.
  }
}

/** The time (ms) that commands have to exit after their step is stopped, before they are killed. */
const killAfterMs = 30_000

/**
 * Runs `action` with the output of its commands in `logFile`. After `limitMs` the commands are killed, and the promise rejects.
 */
export async function runStep(logFile, limitMs, action) {
  const step = { output: openSync(logFile, 'w'), running: new Set() }
  let hasTimedOut = false
  let killTimer
  const timer = setTimeout(() => {
    hasTimedOut = true
    for (const child of step.running) endProcess(child, 'SIGTERM')
    killTimer = setTimeout(() => {
      for (const child of step.running) endProcess(child, 'SIGKILL')
    }, killAfterMs)
  }, limitMs)
  try {
    return await currentStep.run(step, action)
  } catch (error) {
    throw hasTimedOut ? new Error(`stopped after ${Math.round(limitMs / 1000)} seconds`) : error
  } finally {
    clearTimeout(timer)
    clearTimeout(killTimer)
    closeSync(step.output)
  }
}

/** Ends all running commands. */
export function stopAll(signal) {
  for (const child of runningChildren) endProcess(child, signal)
}

/**
 * Ends all commands when this process receives a termination signal or loses its parent. Returns an abort signal that is aborted in
 * this case.
 */
export function stopWithParent() {
  const stopController = new AbortController()
  const stopEverything = (signal) => {
    stopController.abort()
    stopAll(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopEverything(signal))
  // npm passes SIGTERM to its shell, which ends without telling this process.
  const parent = process.ppid
  const watchTimer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watchTimer)
    stopEverything('SIGTERM')
  }, 500)
  watchTimer.unref()
  return stopController.signal
}
