import type { ParsedQuery } from '@press/contract'
import { getLogTypes, subjectFactNames } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { buildSearchCondition, startOfDaySql } from '../../database/clauses.ts'
import { eventField } from '../../database/event-clauses.ts'
import { auditLogClause } from '../../events/visibility.ts'
import { PressError } from '../../errors.ts'

export type Filter = Omit<ParsedQuery<'GET /api/events-log'>, 'before' | 'per_page'>

/** The names of rows in events. Only these names are searched: searching other data could reveal what the audit log hides. */
const subjectName = sql`concat_ws(' ', ${sql.join(
  subjectFactNames.map((name) => sql.raw(`data->>'${name}'`)),
  sql`, `,
)})`

const maxEntryId = Number.MAX_SAFE_INTEGER

function searchClause(search: string): SQL {
  const idClause =
    /^\d+$/.test(search) && Number(search) <= maxEntryId ? sql`events.id = ${Number(search)}::bigint` : sql`false`
  return sql`(${idClause} or starts_with(coalesce(ip, ${eventField('address')}), ${search})
    or actor_id in (select id from users where ${buildSearchCondition(sql`search`, search)})
    or (resource in ('user', 'account') and resource_id in (select id from users where ${buildSearchCondition(sql`search`, search)}))
    or ${buildSearchCondition(sql`press_search(${subjectName})`, search)})`
}

/** Returns the condition on `events` for the entries that the filter selects and the person may read. */
export function entriesClause(person: Person, { from, to, actor, groups, resource, resource_id, search }: Filter): SQL {
  if (from && to && to < from) throw new PressError('validation', { fields: { to: 'invalid' } })
  const types = groups.length > 0 ? groups.flatMap(getLogTypes) : undefined
  return sql.join(
    [
      auditLogClause(person, types),
      from && sql`events.at >= ${startOfDaySql(from)}`,
      to && sql`events.at < ${startOfDaySql(to, 1)}`,
      actor && (actor === 'none' ? sql`actor_id is null` : sql`actor_id = ${actor}`),
      resource && sql`resource = ${resource}`,
      resource_id && sql`resource_id = ${resource_id}`,
      search && searchClause(search),
    ].filter((one): one is SQL => typeof one === 'object'),
    sql` and `,
  )
}
