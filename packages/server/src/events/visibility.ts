import {
  eventResources,
  getGrantedScope,
  liveResources,
  logTypes,
  canReadAllEvents,
  type EventResource,
  type LogType,
} from '@press/domain'
import { and, arrayContains, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Person } from '../auth/person.ts'
import { events } from '../database/schema.ts'

/** Whether a person's browser receives an event. */
export const canSeeEvent = (
  { id, role }: Person,
  { resource, audience }: { resource: EventResource; audience: readonly number[] },
): boolean => resource !== 'account' && (audience.includes(id) || canReadAllEvents(role, resource))

/** Returns the condition of `canSeeEvent` as an SQL clause. */
export function visibleEventsClause({ id, role }: Person): SQL | undefined {
  const readableResources = liveResources.filter((resource) => canReadAllEvents(role, resource))
  return and(
    ne(events.resource, 'account'),
    or(
      arrayContains(events.audience, [id]),
      readableResources.length > 0 ? inArray(events.resource, readableResources) : undefined,
    ),
  )
}

/**
 * The events that a person who may read the audit log sees: all sign-ins and refusals, and otherwise events of rows that the person
 * may read. Private events are excluded.
 */
export function auditLogClause({ id, role }: Person, types: readonly LogType[] = logTypes): SQL {
  if (getGrantedScope(role, 'history', 'read') !== 'all') return sql`false`
  const readableResources = eventResources.filter(
    (resource) => resource === 'account' || canReadAllEvents(role, resource),
  )
  return sql`${inArray(events.type, [...types])} and ${or(inArray(events.resource, readableResources), arrayContains(events.audience, [id]))}`
}
