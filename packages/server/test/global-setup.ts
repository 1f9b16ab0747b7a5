import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '../src/database/embedded.ts'
import { stopDatabaseOnExit } from './exit-watcher.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of the database server that all test files share. The first file that needs the server starts it. */
    sharedDataDir: string
  }
}

export default function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'press-test-'))
  chmodSync(folder, 0o755)
  project.provide('sharedDataDir', folder)
  stopDatabaseOnExit(folder)
  return async () => {
    if (existsSync(join(folder, 'database'))) await (await startEmbeddedDatabase(folder)).stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
