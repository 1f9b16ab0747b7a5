// This program is started by exit-watcher.ts, whose process holds the other end of standard input.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const children = new Set<number>()
const folders = new Set<string>()

function killProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has already ended.
  }
}

for await (const text of createInterface({ input: process.stdin })) {
  const { pid, begins, dataDir } = JSON.parse(text) as { pid?: number; begins?: boolean; dataDir?: string }
  if (dataDir) folders.add(dataDir)
  if (pid && begins) children.add(pid)
  else if (pid) children.delete(pid)
}

for (const pid of children) killProcess(pid, 'SIGKILL')
for (const folder of folders) {
  const processFilePath = join(folder, 'database', 'postmaster.pid')
  // Shuts the database down at once, because its data is not needed any more.
  const pid = existsSync(processFilePath) ? Number(readFileSync(processFilePath, 'utf8').split('\n')[0]) : 0
  if (pid) killProcess(pid, 'SIGQUIT')
}
