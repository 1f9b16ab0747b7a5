import { limits } from '@press/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Queryable, Tx } from '../database/database.ts'
import { files } from '../database/schema.ts'
import { refuseFile } from './inspect.ts'
import { unlinkedFilesClause } from './unlinked.ts'
import { holdLock } from '../database/hold-lock.ts'

interface Usage {
  files: number
  bytes: number
}

/** An upload in progress. */
export interface UploadReservation {
  /** Whether the quota has room for more bytes of this upload. */
  take: (bytes: number) => boolean
  /** Ends the reservation, after the upload was stored or refused. */
  end: () => void
}

/** Limits the total size of a person's unlinked uploads, both stored and in progress. */
export function createQuota(db: Db) {
  const pendingUsages = new Map<number, Usage>()

  return async function reserve(ownerId: number | null): Promise<UploadReservation> {
    if (ownerId === null) return { take: () => true, end: () => undefined }
    const usage = await readUsage(db, ownerId)
    const pendingUsage = pendingUsages.get(ownerId) ?? { files: 0, bytes: 0 }
    if (
      usage.files + pendingUsage.files >= limits.unlinkedFiles ||
      usage.bytes + pendingUsage.bytes >= limits.unlinkedBytes
    )
      throw createQuotaError()
    pendingUsages.set(ownerId, pendingUsage)
    pendingUsage.files += 1
    let takenBytes = 0
    return {
      take(bytes) {
        takenBytes += bytes
        pendingUsage.bytes += bytes
        return usage.bytes + pendingUsage.bytes <= limits.unlinkedBytes
      },
      end() {
        pendingUsage.files -= 1
        pendingUsage.bytes -= takenBytes
        if (pendingUsage.files === 0) pendingUsages.delete(ownerId)
      },
    }
  }
}

/** Refuses a file that exceeds the quota, counting uploads of all processes. Holds a lock until the transaction ends. */
export async function assertQuota(tx: Tx, ownerId: number, size: number): Promise<void> {
  await holdLock(tx, 'uploads', ownerId)
  const usage = await readUsage(tx, ownerId)
  if (usage.files >= limits.unlinkedFiles || usage.bytes + size > limits.unlinkedBytes) throw createQuotaError()
}

export const createQuotaError = () =>
  refuseFile({
    problem: 'uploadsFull',
    params: { files: limits.unlinkedFiles, limit: limits.unlinkedBytes / 1024 ** 2 },
  })

async function readUsage(db: Queryable, ownerId: number): Promise<Usage> {
  const [row] = await db
    .select({ files: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${files.size}), 0)::float8` })
    .from(files)
    .where(and(eq(files.owner_id, ownerId), unlinkedFilesClause(db)))
  return row ?? { files: 0, bytes: 0 }
}
