import { lastingTypes } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../database/database.ts'
import { eventField, eventTypeList, isEvent } from '../database/event-clauses.ts'

/** The maximum number of events per seal. */
const sealBatchEvents = 1000
/** The maximum number of seals per call. A log without any seals catches up within a day. */
const maxSealBatches = 100

/**
 * The content of an event that a seal covers. Leaves out `handled_at`, because the worker sets it later. Includes the IP address
 * and the user agent only if they are stored, because older seals do not cover them.
 */
export const sealedContentSql = sql`(jsonb_build_array(id, type, resource, resource_id, actor_id, data, audience, extract(epoch from at))
  || case when ip is null and agent is null then '[]' else jsonb_build_array(ip, agent) end)::text`
export const digestSql = sql`encode(sha256(convert_to(string_agg(${sealedContentSql}, chr(10) order by id), 'UTF8')), 'hex')`
/** The hash of a seal, calculated from the previous seal's hash and the digest of the seal's events. */
export const chainedHashSql = (previousHash: ReturnType<typeof sql>, sealDigest: ReturnType<typeof sql>) =>
  sql`encode(sha256(convert_to(${previousHash} || ${sealDigest}, 'UTF8')), 'hex')`

/**
 * Seals events that are an hour old: by then, no transaction with a lower id is still open. Only one process at a time may call it.
 */
export async function sealEvents(tx: Tx): Promise<void> {
  for (let round = 0; round < maxSealBatches; round += 1) {
    const { rows } = await tx.execute<{ events: number }>(sql`
      with last as (select until, hash from event_seals order by id desc limit 1),
      next as (
        select * from events where id > coalesce((select until from last), 0) order by id limit ${sealBatchEvents}
      ),
      old as (
        select * from (select *, bool_and(at < now() - interval '1 hour') over (order by id) as is_old from next) as aged
        where is_old
      ),
      summed as (select max(id) as until, count(*)::int as events, ${digestSql} as digest from old having count(*) > 0)
      insert into event_seals (until, events, hash)
      select until, events, ${chainedHashSql(sql`coalesce((select hash from last), '')`, sql`digest`)} from summed
      returning events`)
    if ((rows[0]?.events ?? 0) < sealBatchEvents) return
  }
}

export interface SealReport {
  /** The number of events that seals cover. */
  sealed: number
  /** The number of sealed events that were deleted after their retention period. */
  cut: number
  /** The hash of the last seal; a person can store a copy of it outside the system. */
  last: string | null
  /** The id of the last event that a seal covers; 0 if there are no seals. */
  until: number
  /** Ranges of events that changed after they were sealed, in ascending order. */
  broken: { from: number; until: number }[]
}

const lastingTypesSql = eventTypeList(lastingTypes)

/**
 * Recalculates the hash of every seal. A cut seal is valid if its stored digest matches and the log records the cut. In addition,
 * only events with unlimited retention may be left under it.
 */
export async function verifySeals(db: Queryable): Promise<SealReport> {
  const { rows } = await db.execute<{
    from: string
    until: string
    events: number
    cut: boolean
    hash: string
    /** Whether the seal is valid. */
    holds: boolean
  }>(sql`
    with seals as (
      select *, coalesce(lag(until) over (order by id), 0) as after, coalesce(lag(hash) over (order by id), '') as before
      from event_seals
    ),
    told as (select max((${eventField('until')})::bigint) as until from events where ${isEvent('account.logCut')})
    select after + 1 as from, seals.until, events, hash, cut_digest is not null as cut,
      coalesce(hash = ${chainedHashSql(sql`before`, sql`coalesce(cut_digest, digest)`)}
        and (cut_digest is null or (seals.until <= told.until and not traced)), false) as holds
    from seals cross join told left join lateral (
      select ${digestSql} as digest,
        coalesce(bool_or(type not in (${lastingTypesSql}) or actor_id is not null or ip is not null or agent is not null), false) as traced
      from events where events.id > seals.after and events.id <= seals.until
    ) as now_said on true
    order by seals.id`)
  return {
    cut: rows.reduce((sum, { cut, events }) => sum + (cut ? events : 0), 0),
    sealed: rows.reduce((sum, { events }) => sum + events, 0),
    last: rows.at(-1)?.hash ?? null,
    until: Number(rows.at(-1)?.until ?? 0),
    broken: rows.filter(({ holds }) => !holds).map(({ from, until }) => ({ from: Number(from), until: Number(until) })),
  }
}
