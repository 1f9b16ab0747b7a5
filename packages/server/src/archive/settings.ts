import { fileURLToPath } from 'node:url'
import { getPendingFolder, getWalFolder } from './layout.ts'

/** The number of seconds after which a segment is archived even if it is not full. At most the data of this time can be lost. */
const archiveTimeoutSeconds = 60

const getScriptPath = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const storeSegmentScript = getScriptPath('store-segment.ts')
const fetchSegmentScript = getScriptPath('fetch-segment.ts')

/** The programs that PostgreSQL starts for a segment. The operating system user of PostgreSQL must be able to run them. */
export const archivePrograms = [process.execPath, storeSegmentScript]
export const recoveryPrograms = [process.execPath, fetchSegmentScript]

/** The server settings for archiving the log. */
export const getArchiveSettings = (archive: string, dataDir: string): string[] => [
  'archive_mode=on',
  `archive_timeout=${archiveTimeoutSeconds}`,
  `archive_command=${buildCommand(storeSegmentScript)} %p %f ${quotePath(getWalFolder(archive))} ${quotePath(getPendingFolder(dataDir))}`,
]

/** The server settings for reading the log from the archive, until a moment or to its end. */
export const getRecoverySettings = (archive: string, targetMoment: Date | undefined): string[] => [
  `restore_command=${buildCommand(fetchSegmentScript)} %f %p ${quotePath(getWalFolder(archive))}`,
  // Allows no connections before recovery ends.
  'hot_standby=off',
  'recovery_target_action=promote',
  'timezone=UTC',
  // Replaces `Z`, because PostgreSQL does not support names of time zones when it reads this setting.
  ...(targetMoment ? [`recovery_target_time=${targetMoment.toISOString().replace('Z', '+00')}`] : []),
]

const buildCommand = (program: string): string => `${quotePath(process.execPath)} ${quotePath(program)}`

/** Quotes a path for the shell, and escapes the characters that are placeholders for PostgreSQL. */
export function quotePath(path: string): string {
  const escapedPath = path.replaceAll('%', '%%')
  return process.platform === 'win32' ? `"${escapedPath}"` : `'${escapedPath.replaceAll("'", String.raw`'\''`)}'`
}
