import { getLogChanges, logFields, getLogSubject, type LogChange, type LogRow } from '@press/domain'
import { pressTimeZone } from '@press/i18n/node'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { sealedContentSql } from '../../events/seals.ts'
import type { Files } from '../../files/files.ts'
import { toApiPerson, type PersonRow } from '../shared/people.ts'

interface Row {
  id: number
  at: string
  type: LogRow['type']
  resource: LogRow['subject']['resource']
  resource_id: number | null
  data: Record<string, unknown>
  ip: string | null
  agent: string | null
  hash: string
  by: PersonRow | null
  seal: LogRow['seal']
}

const utcTimestampSql = (moment: string): SQL =>
  sql.raw(`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** Returns up to `count` entries that match a condition and precede an id, latest first. */
const queryPage = (db: Db, condition: SQL, beforeId: number | undefined, count: number) =>
  queryRows<Row>(
    db,
    sql`select log.id, log.at, log.type, log.resource, log.resource_id, log.data, log.hash,
        coalesce(log.ip, log.data->>'address') as ip, coalesce(log.agent, log.data->>'agent') as agent,
        case when users.id is not null then json_build_object(
          'id', users.id, 'name', users.name, 'role_id', users.role_id, 'avatar_file_id', users.avatar_file_id) end as by,
        case when seal.id is not null then json_build_object(
          'id', seal.id, 'hash', seal.hash, 'at', ${utcTimestampSql('seal.sealed_at')}) end as seal
      from (
        select *, encode(sha256(convert_to(${sealedContentSql}, 'UTF8')), 'hex') as hash from events
        where ${condition} ${beforeId === undefined ? sql`` : sql`and events.id < ${beforeId}::bigint`}
        order by events.id desc limit ${count}
      ) as log
      left join users on users.id = log.actor_id
      left join lateral (
        select id, hash, sealed_at from event_seals where until >= log.id order by until limit 1
      ) as seal on true
      order by log.id desc`,
  )

const isPersonField = ({ field }: LogChange): boolean => logFields[field] === 'person'

/** Returns the names of people and organizations that entries mention by id. */
async function findNames(db: Db, table: 'users' | 'organizations', ids: readonly (number | null)[]) {
  const uniqueIds = [...new Set(ids.filter((id) => id !== null))]
  if (uniqueIds.length === 0) return new Map<number, string>()
  const rows = await queryRows<{ id: number; name: string }>(
    db,
    sql`select id, name from ${sql.raw(table)} where id = any(${sql.param(uniqueIds)}::int[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Reads entries in the API's format. Removes every field of an event that is not on the domain's list. */
export async function readEntries(
  db: Db,
  files: Files,
  condition: SQL,
  { before: beforeId, count }: { before?: number | undefined; count: number },
): Promise<LogRow[]> {
  const entries = (await queryPage(db, condition, beforeId, count)).map((row) => ({
    ...row,
    changes: getLogChanges(row.type, row.data),
  }))
  const mentionedValues = entries.flatMap(({ changes }) =>
    changes.filter(isPersonField).flatMap((one) => [one.before, one.after]),
  )
  const people = await findNames(db, 'users', [
    ...mentionedValues.filter((id) => typeof id === 'number'),
    ...entries.map(({ resource, resource_id }) => (resource === 'user' || resource === 'account' ? resource_id : null)),
  ])
  const organizations = await findNames(
    db,
    'organizations',
    entries.map(({ resource, resource_id }) => (resource === 'organization' ? resource_id : null)),
  )
  const resolveName = (value: LogChange['before']) => (typeof value === 'number' ? (people.get(value) ?? null) : null)
  const getSubjectName = ({ resource, resource_id, type, data }: Row): string | null => {
    const nameMap = resource === 'organization' ? organizations : people
    return (
      getLogSubject(type, data) ??
      (['user', 'account', 'organization'].includes(resource) ? (nameMap.get(resource_id ?? 0) ?? null) : null)
    )
  }
  return entries.map((row) => ({
    id: row.id,
    at: row.at,
    type: row.type,
    by: row.by && toApiPerson(row.by, files),
    subject: { resource: row.resource, id: row.resource_id, name: getSubjectName(row) },
    changes: row.changes.map((one) =>
      isPersonField(one) ? { ...one, before: resolveName(one.before), after: resolveName(one.after) } : one,
    ),
    ip: row.ip,
    agent: row.agent,
    hash: row.hash,
    seal: row.seal,
  }))
}

const entryDaySql = sql.raw(`(events.at at time zone '${pressTimeZone}')::date`)

/** Returns the days of the entries, each with the number of entries and the ids of its first and last entry. */
export const findDays = (db: Db, condition: SQL, entries: readonly { at: string }[]) =>
  queryRows<{ day: string; count: number; first: number; last: number }>(
    db,
    sql`select ${entryDaySql}::text as day, count(*)::int as count, min(events.id) as first, max(events.id) as last from events
      where ${condition} and ${entryDaySql} = any(array(
        select distinct (moment at time zone ${pressTimeZone})::date from unnest(${sql.param(entries.map(({ at }) => at))}::timestamptz[]) as moment))
        and events.at >= ${entries.at(-1)?.at}::timestamptz - interval '1 day' and events.at < ${entries[0]?.at}::timestamptz + interval '1 day'
      group by 1 order by 1 desc`,
  )

/** The maximum that is counted; the result says whether there are more entries. */
const maxCountedEntries = 10_000

export async function countEntries(db: Db, condition: SQL): Promise<{ count: number; more: boolean }> {
  const [countRow] = await queryRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from (select from events where ${condition} limit ${maxCountedEntries + 1}) as counted`,
  )
  const count = countRow?.count ?? 0
  return { count: Math.min(count, maxCountedEntries), more: count > maxCountedEntries }
}
