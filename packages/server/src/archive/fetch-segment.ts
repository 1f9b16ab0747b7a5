// The program for PostgreSQL's `restore_command`: fetches a log segment from the archive.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { decompress } from './compress.ts'

const [, , name = '', targetPath = '', folder = ''] = process.argv
const sourcePath = join(folder, `${name}.gz`)
// PostgreSQL treats exit code 1 as the end of the log, and stops at any code above 125.
if (!existsSync(sourcePath)) process.exit(1)
await decompress(sourcePath, targetPath).catch((error: Error) => {
  console.error(`${sourcePath} is damaged: ${error.message}`)
  process.exit(126)
})
