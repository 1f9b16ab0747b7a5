import { fileURLToPath } from 'node:url'
import { getPendingFolder, getWalFolder } from './layout.ts'

/** Seconds after which a segment that is not full is archived all the same: what can be lost. */
const timeout = 60

const script = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const storeSegment = script('store-segment.ts')
const fetchSegment = script('fetch-segment.ts')

/** What PostgreSQL starts for a segment, and which its user must be able to reach. */
export const archivePrograms = [process.execPath, storeSegment]
export const recoveryPrograms = [process.execPath, fetchSegment]

/** How a server archives its log. */
export const archiving = (archive: string, dataDir: string): string[] => [
  'archive_mode=on',
  `archive_timeout=${timeout}`,
  `archive_command=${command(storeSegment)} %p %f ${quoted(getWalFolder(archive))} ${quoted(getPendingFolder(dataDir))}`,
]

/** How a server reads it back, until a moment or to its end. */
export const recovering = (archive: string, until: Date | undefined): string[] => [
  `restore_command=${command(fetchSegment)} %f %p ${quoted(getWalFolder(archive))}`,
  // Lets nobody in before it is done.
  'hot_standby=off',
  'recovery_target_action=promote',
  'timezone=UTC',
  // Names of zones, `Z` among them, are not known yet when it is read.
  ...(until ? [`recovery_target_time=${until.toISOString().replace('Z', '+00')}`] : []),
]

const command = (program: string): string => `${quoted(process.execPath)} ${quoted(program)}`

/** A path as the shell and PostgreSQL's own placeholders take it. */
export function quoted(path: string): string {
  const plain = path.replaceAll('%', '%%')
  return process.platform === 'win32' ? `"${plain}"` : `'${plain.replaceAll("'", String.raw`'\''`)}'`
}
