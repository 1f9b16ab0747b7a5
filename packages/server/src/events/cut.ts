import { lastingFields, lastingTypes, logRetentionYears } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { eventTypeList } from '../database/event-clauses.ts'
import { recordEvent } from './record-event.ts'
import { chainedHashSql, digestSql } from './seals.ts'

/** The maximum number of seals that one call cuts. */
const maxSeals = 50

const lastingTypesSql = eventTypeList(lastingTypes)

/** A seal whose events can be deleted. Ids are decimal numbers. */
interface SealCut {
  /** The id of the last event before the seal. */
  after: string
  /** The id of the last event of the seal. */
  until: string
  hash: string
  digest: string
}

/**
 * Deletes the oldest events of the log after their retention period, one whole seal at a time. Keeps the digest of the deleted
 * events with the seal, so that the chain stays valid. Records the deletion as a new event. Never cuts an invalid seal, because
 * afterwards no one could prove that its events were changed.
 */
export async function cutExpiredSeals(tx: Tx): Promise<void> {
  const cuts: SealCut[] = []
  while (cuts.length < maxSeals) {
    const nextCut = await findNextCut(tx)
    if (!nextCut) break
    await cutSeal(tx, nextCut)
    cuts.push(nextCut)
  }
  const [firstCut, lastCut] = [cuts[0], cuts.at(-1)]
  if (!firstCut || !lastCut) return
  const data = { from: Number(firstCut.after) + 1, until: Number(lastCut.until), last: lastCut.hash }
  await recordEvent(tx, 'account.logCut', { id: null }, data, { actor: null })
}

/** Returns the first uncut seal, if the seal is valid and the retention period of all its events has ended. */
async function findNextCut(tx: Tx): Promise<SealCut | undefined> {
  const { rows } = await tx.execute<{ after: string; until: string; hash: string; digest: string }>(sql`
    with next as (
      select * from (
        select until, hash, cut_digest, coalesce(lag(until) over (order by id), 0) as after,
          coalesce(lag(hash) over (order by id), '') as before
        from event_seals
      ) as seals
      where cut_digest is null order by until limit 1
    )
    select after, until, hash, digest from next, lateral (
      select ${digestSql} as digest, max(at) as latest from events where events.id > after and events.id <= until
    ) as now_said
    where latest < now() - make_interval(years => ${sql.raw(String(logRetentionYears))})
      and hash = ${chainedHashSql(sql`before`, sql`digest`)}`)
  return rows[0]
}

async function cutSeal(
  tx: Tx,
  { after: previousEventId, until: lastEventId, digest: finalDigest }: SealCut,
): Promise<void> {
  const isUnderSeal = sql`events.id > ${previousEventId}::bigint and events.id <= ${lastEventId}::bigint`
  await tx.execute(sql`update event_seals set cut_digest = ${finalDigest} where until = ${lastEventId}::bigint`)
  await tx.execute(sql`delete from events where ${isUnderSeal} and type not in (${lastingTypesSql})`)
  await tx.execute(sql`update events set actor_id = null, audience = '{}', ip = null, agent = null,
    data = (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(data)
      where key = any(${sql.param([...lastingFields])}::text[])) where ${isUnderSeal}`)
}
