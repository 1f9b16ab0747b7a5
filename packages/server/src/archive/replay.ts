import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { OperatorError, readOrCreateSecret } from '../config.ts'
import { findBinaries } from '../database/binaries.ts'
import { stopUnusedServer } from '../database/embedded.ts'
import { spawnGuardian } from '../database/supervise-embedded.ts'
import { launchUser } from '../database/launch-user.ts'
import { clusterIn, listen, logIn, name, passwordIn, spawnServer, urlOf } from '../database/server.ts'
import type { BaseBackup } from './base-backup.ts'
import { getWalFolder } from './layout.ts'
import { missingFrom } from './segments.ts'
import { recovering, recoveryPrograms } from './settings.ts'

interface ReplayOptions {
  /** The folder that contains the unpacked base backup. */
  dataDir: string
  archive: string
  base: BaseBackup
  until: Date | undefined
}

/** Lets PostgreSQL recover an unpacked base backup to the moment `until`, runs `work` on the database, and stops the server. */
export async function replay<Result>(options: ReplayOptions, work: (url: string) => Promise<Result>): Promise<Result> {
  const { dataDir, archive, until } = options
  const cluster = clusterIn(dataDir)
  const binaries = await findBinaries()
  const user = launchUser([binaries.postgres, cluster, getWalFolder(archive), ...recoveryPrograms])
  user.own(cluster)
  user.own(getWalFolder(archive))
  const port = (await listen(0)) ?? 0
  const url = urlOf(port, readOrCreateSecret(passwordIn(dataDir))).replace(/postgres$/, name)
  const guardian = spawnGuardian(dataDir)
  const child = spawnServer(dataDir, port, binaries, user, recovering(archive, until))
  try {
    while (!(await isReady(cluster))) {
      if (child.exitCode !== null || child.signalCode !== null) throw await whatIsWrong(options)
      await wait(100)
    }
    return await work(url)
  } finally {
    await stopUnusedServer(dataDir)
    guardian.kill()
  }
}

/**
 * Whether the server accepts connections, according to the eighth line of its PID file. Trying to connect would fill its log with
 * refusals.
 */
const isReady = (cluster: string): Promise<boolean> =>
  readFile(join(cluster, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n')[7]?.trim() === 'ready',
    () => false,
  )

/** Returns the reason why the server stopped, taken from the end of its log. */
async function whatIsWrong({ dataDir, archive, base, until }: ReplayOptions): Promise<OperatorError> {
  const log = await readFile(logIn(dataDir), 'utf8')
  const damaged = /^(\S.* is damaged: .+)$/m.exec(log)?.[1]
  const early = until && log.includes('recovery ended before configured recovery target was reached')
  if (!damaged && !early) return new OperatorError(`The database cannot be restored; see ${logIn(dataDir)}.`)
  await rm(dataDir, { recursive: true, force: true })
  if (damaged) return new OperatorError(`The archive cannot be read: ${damaged}.`)
  const missing = await missingFrom(archive, base.first)
  if (missing)
    return new OperatorError(
      `Segment ${missing} is missing in the archive, so ${until?.toISOString()} cannot be restored.`,
    )
  const end = /last completed transaction was at log time (\S+) (\S+)\+00$/m.exec(log)
  return new OperatorError(
    `The last archived write is from ${end ? `${end[1]}T${end[2]}Z` : base.at.toISOString()}, before ${until?.toISOString()}. Omit --until to restore everything.`,
  )
}
