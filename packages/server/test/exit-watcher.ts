import { spawn, type ChildProcess } from 'node:child_process'
import type { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'

let line: Writable | undefined

/** A process of its own, with a line to this one: when that breaks, by whatever end of ours, it ends what it was told of. */
function open(): Writable {
  const program = fileURLToPath(new URL('guardian.ts', import.meta.url))
  const guardian = spawn(process.execPath, [program], { detached: true, stdio: ['pipe', 'ignore', 'inherit'] })
  guardian.unref()
  const { stdin } = guardian
  // Held open by this process and by nothing that it waits for.
  ;(stdin as Writable & { unref?: () => void }).unref?.()
  return stdin
}

const tell = (what: object): void => void (line ??= open()).write(`${JSON.stringify(what)}\n`)

/** The database of a data folder ends with this process, also when it is killed. */
export const endDatabaseWithUs = (dataDir: string): void => tell({ dataDir })

/** The child ends with this process, also when either is held still or killed. */
export function endWithUs(child: ChildProcess): void {
  tell({ pid: child.pid, begins: true })
  child.once('exit', () => tell({ pid: child.pid, begins: false }))
}
