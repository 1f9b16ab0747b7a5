import type { LocalMinute, LogCheck, SealState } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Db, Queryable, Tx } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { isEvent } from '../../database/event-clauses.ts'
import { verifySeals } from '../../events/seals.ts'
import { recordEvent } from '../../events/record-event.ts'
import { startOfDaySql } from '../../database/clauses.ts'

/** The maximum number of broken ranges that are reported. */
const maxRanges = 20
/** The time of day after which the daily check runs. */
const dailyCheckTime = '06:00'

const noSealsResult = { sealed: 0, sealed_until: 0, broken: [] }

interface StoredCheck extends LogCheck {
  /** The last sealed entry at the time of the check. */
  sealed_until: number
}

/** Returns the last check of the seals, started by a person or by the daily job. */
export async function findLastCheck(db: Db): Promise<StoredCheck | null> {
  const [row] = await queryRows<{ at: string; by: string | null; data: Omit<StoredCheck, 'at' | 'by'> }>(
    db,
    sql`select events.at, users.name as by, data from events left join users on users.id = actor_id
      where ${isEvent('account.logChecked')} order by events.id desc limit 1`,
  )
  return row ? { at: row.at, by: row.by, ...noSealsResult, ...row.data } : null
}

/** The part of a check that the API returns. */
export const toLogCheck = ({ at, by, sealed, broken }: StoredCheck): LogCheck => ({ at, by, sealed, broken })

/** Checks all seals, and records the person and the result; `person` is null for the daily check. */
export async function checkSeals(tx: Tx, person: { id: number } | null): Promise<void> {
  // Checking the log of many years takes longer than the usual timeout.
  await tx.execute(sql`set local statement_timeout = '10min'`)
  const { sealed, last, until, broken } = await verifySeals(tx)
  const result = { sealed, last, sealed_until: until, broken: broken.slice(0, maxRanges) }
  const id = person?.id ?? null
  await recordEvent(tx, 'account.logChecked', { id }, result, { actor: id })
}

/** Checks the seals once a day, if there is at least one seal. */
export async function checkDaily(tx: Tx, { day, time }: LocalMinute): Promise<void> {
  if (time < dailyCheckTime) return
  const { rows: uncheckedSeals } = await tx.execute(sql`select from event_seals where not exists (
    select from events where ${isEvent('account.logChecked')} and at >= ${startOfDaySql(day)}) limit 1`)
  if (uncheckedSeals.length > 0) await checkSeals(tx, null)
}

/** Returns a function that finds the seal state of a range of entries. */
export async function createSealStateLookup(db: Queryable, storedCheck: StoredCheck | null) {
  const { rows } = await db.execute<{ until: string | null }>(sql`select max(until) as until from event_seals`)
  const sealedUntil = Number(rows[0]?.until ?? 0)
  return ({ first, last }: { first: number; last: number }): SealState => {
    if (storedCheck?.broken.some((one) => one.from <= last && one.until >= first)) return 'broken'
    if (last > sealedUntil) return 'open'
    return storedCheck && last <= storedCheck.sealed_until ? 'whole' : 'sealed'
  }
}
