import { fileURLToPath } from 'node:url'
import { getPendingFolder, getWalFolder } from './layout.ts'

/** The number of seconds after which a segment is archived even if it is not full. At most the data of this time can be lost. */
const timeout = 60

const script = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const storeSegment = script('store-segment.ts')
const fetchSegment = script('fetch-segment.ts')

/** The programs that PostgreSQL starts for a segment. The operating system user of PostgreSQL must be able to run them. */
export const archivePrograms = [process.execPath, storeSegment]
export const recoveryPrograms = [process.execPath, fetchSegment]

/** The server settings for archiving the log. */
export const archiving = (archive: string, dataDir: string): string[] => [
  'archive_mode=on',
  `archive_timeout=${timeout}`,
  `archive_command=${command(storeSegment)} %p %f ${quoted(getWalFolder(archive))} ${quoted(getPendingFolder(dataDir))}`,
]

/** The server settings for reading the log from the archive, until a moment or to its end. */
export const recovering = (archive: string, until: Date | undefined): string[] => [
  `restore_command=${command(fetchSegment)} %f %p ${quoted(getWalFolder(archive))}`,
  // Allows no connections before recovery ends.
  'hot_standby=off',
  'recovery_target_action=promote',
  'timezone=UTC',
  // Replaces `Z`, because PostgreSQL does not support names of time zones when it reads this setting.
  ...(until ? [`recovery_target_time=${until.toISOString().replace('Z', '+00')}`] : []),
]

const command = (program: string): string => `${quoted(process.execPath)} ${quoted(program)}`

/** Quotes a path for the shell, and escapes the characters that are placeholders for PostgreSQL. */
export function quoted(path: string): string {
  const plain = path.replaceAll('%', '%%')
  return process.platform === 'win32' ? `"${plain}"` : `'${plain.replaceAll("'", String.raw`'\''`)}'`
}
