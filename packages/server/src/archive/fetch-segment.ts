// The program for PostgreSQL's `restore_command`: fetches a log segment from the archive.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { decompress } from './compress.ts'

const [, , name = '', target = '', folder = ''] = process.argv
const source = join(folder, `${name}.gz`)
// PostgreSQL treats exit code 1 as the end of the log, and stops at any code above 125.
if (!existsSync(source)) process.exit(1)
await decompress(source, target).catch((error: Error) => {
  console.error(`${source} is damaged: ${error.message}`)
  process.exit(126)
})
