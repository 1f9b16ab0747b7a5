import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { OperatorError, readOrCreateSecret } from '../config.ts'
import { findBinaries } from '../database/binaries.ts'
import { stopUnusedServer } from '../database/embedded.ts'
import { spawnGuardian } from '../database/supervise-embedded.ts'
import { chooseLaunchUser } from '../database/launch-user.ts'
import {
  getClusterFolder,
  probePort,
  getLogPath,
  databaseName,
  getPasswordPath,
  spawnServer,
  buildServerUrl,
} from '../database/server.ts'
import type { BaseBackup } from './base-backup.ts'
import { getWalFolder } from './layout.ts'
import { findMissingSegment } from './segments.ts'
import { getRecoverySettings, recoveryPrograms } from './settings.ts'

interface ReplayOptions {
  /** The folder that contains the unpacked base backup. */
  dataDir: string
  archive: string
  base: BaseBackup
  /** The moment to restore; undefined means the last archived moment. */
  until: Date | undefined
}

/**
 * Lets PostgreSQL recover an unpacked base backup to the given moment. Then runs `runOnDatabase` on the database and stops the
 * server.
 */
export async function replayLog<Result>(
  options: ReplayOptions,
  runOnDatabase: (url: string) => Promise<Result>,
): Promise<Result> {
  const { dataDir, archive, until: targetMoment } = options
  const clusterFolder = getClusterFolder(dataDir)
  const binaries = await findBinaries()
  const user = chooseLaunchUser([binaries.postgres, clusterFolder, getWalFolder(archive), ...recoveryPrograms])
  user.takeOwnership(clusterFolder)
  user.takeOwnership(getWalFolder(archive))
  const port = (await probePort(0)) ?? 0
  const url = buildServerUrl(port, readOrCreateSecret(getPasswordPath(dataDir))).replace(/postgres$/, databaseName)
  const guardian = spawnGuardian(dataDir)
  const child = spawnServer(dataDir, port, binaries, user, getRecoverySettings(archive, targetMoment))
  try {
    while (!(await isReady(clusterFolder))) {
      if (child.exitCode !== null || child.signalCode !== null) throw await findFailureReason(options)
      await wait(100)
    }
    return await runOnDatabase(url)
  } finally {
    await stopUnusedServer(dataDir)
    guardian.kill()
  }
}

/**
 * Whether the server accepts connections, according to the eighth line of its PID file. Trying to connect would fill its log with
 * refusals.
 */
const isReady = (clusterFolder: string): Promise<boolean> =>
  readFile(join(clusterFolder, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n')[7]?.trim() === 'ready',
    () => false,
  )

/** Returns the reason why the server stopped, taken from the end of its log. */
async function findFailureReason({
  dataDir,
  archive,
  base,
  until: targetMoment,
}: ReplayOptions): Promise<OperatorError> {
  const log = await readFile(getLogPath(dataDir), 'utf8')
  const damageMessage = /^(\S.* is damaged: .+)$/m.exec(log)?.[1]
  const hasEndedBeforeTarget =
    targetMoment && log.includes('recovery ended before configured recovery target was reached')
  if (!damageMessage && !hasEndedBeforeTarget)
    return new OperatorError(`The database cannot be restored; see ${getLogPath(dataDir)}.`)
  await rm(dataDir, { recursive: true, force: true })
  if (damageMessage) return new OperatorError(`The archive cannot be read: ${damageMessage}.`)
  const missingSegment = await findMissingSegment(archive, base.first)
  if (missingSegment)
    return new OperatorError(
      `Segment ${missingSegment} is missing in the archive, so ${targetMoment?.toISOString()} cannot be restored.`,
    )
  const lastTransaction = /last completed transaction was at log time (\S+) (\S+)\+00$/m.exec(log)
  return new OperatorError(
    `The last archived write is from ${lastTransaction ? `${lastTransaction[1]}T${lastTransaction[2]}Z` : base.at.toISOString()}, before ${targetMoment?.toISOString()}. Omit --until to restore everything.`,
  )
}
