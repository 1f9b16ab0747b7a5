import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../database/database.ts'

/** Events of one seal. */
const batch = 1000
/** Seals of one round: a press that had none comes to them in a day. */
const rounds = 100

/** What an event says, without what the worker writes into it later. */
const said = sql`jsonb_build_array(id, type, resource, resource_id, actor_id, data, audience, extract(epoch from at))::text`
const digest = sql`encode(sha256(convert_to(string_agg(${said}, chr(10) order by id), 'UTF8')), 'hex')`
const hashOf = (before: ReturnType<typeof sql>, of: ReturnType<typeof sql>) =>
  sql`encode(sha256(convert_to(${before} || ${of}, 'UTF8')), 'hex')`

/** Seals events that are an hour old: by then none with a lower number is still on its way. One process at a time calls it. */
export async function sealEvents(tx: Tx): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const { rows } = await tx.execute<{ events: number }>(sql`
      with last as (select until, hash from event_seals order by id desc limit 1),
      next as (
        select * from events where id > coalesce((select until from last), 0) order by id limit ${batch}
      ),
      old as (
        select * from (select *, bool_and(at < now() - interval '1 hour') over (order by id) as is_old from next) as aged
        where is_old
      ),
      summed as (select max(id) as until, count(*)::int as events, ${digest} as digest from old having count(*) > 0)
      insert into event_seals (until, events, hash)
      select until, events, ${hashOf(sql`coalesce((select hash from last), '')`, sql`digest`)} from summed
      returning events`)
    if ((rows[0]?.events ?? 0) < batch) return
  }
}

export interface SealsFound {
  /** Events that seals are over. */
  sealed: number
  /** The last seal's hash, which somebody may keep in another place. */
  last: string | null
  /** The first events that are not as they were sealed. */
  broken: { from: number; until: number } | null
}

/** Reckons every seal again. */
export async function checkSeals(db: Queryable): Promise<SealsFound> {
  const { rows } = await db.execute<{ from: string; until: string; events: number; hash: string; holds: boolean }>(sql`
    with seals as (
      select *, coalesce(lag(until) over (order by id), 0) as after, coalesce(lag(hash) over (order by id), '') as before
      from event_seals
    )
    select after + 1 as from, until, events, hash,
      coalesce(hash = ${hashOf(sql`before`, sql`digest`)}, false) as holds
    from seals left join lateral (
      select ${digest} as digest from events where events.id > seals.after and events.id <= seals.until
    ) as now_said on true
    order by seals.id`)
  const broken = rows.find(({ holds }) => !holds)
  return {
    sealed: rows.reduce((sum, { events }) => sum + events, 0),
    last: rows.at(-1)?.hash ?? null,
    broken: broken ? { from: Number(broken.from), until: Number(broken.until) } : null,
  }
}
