import type { BareEventType, ReassignmentKind, ResourceOfEvent } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import { todaySql } from '../../database/clauses.ts'

/** Resources whose rows can be reassigned. */
type ReassignableResource = ResourceOfEvent<Extract<BareEventType, `${string}.handedOver`>>

/** How to find and reassign rows of a kind, and which log entries to record. */
interface ReassignableKind {
  /** Selects the ids of a person's open rows of this kind. */
  selectOpenIds: (user: number) => SQL
  /** Selects the rows that are still open and still belong to the person. */
  selectStillOwnedIds: (user: number, ids: readonly number[]) => SQL
  /** Builds the statement that reassigns rows. */
  buildReassignment: (ids: readonly number[], from: number, to: number) => SQL
  resource: ReassignableResource
  /** Selects the rows whose log gets the entries. Set only if these are not the reassigned rows. */
  told?: (ids: readonly number[]) => SQL
}

const toIdArraySql = (ids: readonly number[]): SQL => sql`${sql.param([...ids])}::int[]`

const updatedAtAssignment = sql`, updated_at = now()`
/** Tables without a column for the date of the last change. */
const tablesWithoutUpdatedAt: ReadonlySet<string> = new Set(['work_types'])

/** Defines a kind whose rows refer to their person in one column. */
function createOwnedKind(
  table: string,
  column: string,
  resource: ReassignableResource,
  isOpen: SQL,
  options: Pick<ReassignableKind, 'told'> = {},
): ReassignableKind {
  const [rows, owner] = [sql.raw(table), sql.raw(column)]
  return {
    resource,
    selectOpenIds: (user) => sql`select id from ${rows} where ${owner} = ${user} and ${isOpen}`,
    selectStillOwnedIds: (user, ids) =>
      sql`select id from ${rows} where ${owner} = ${user} and ${isOpen} and id = any(${toIdArraySql(ids)})`,
    buildReassignment: (ids, _from, to) =>
      sql`update ${rows} set ${owner} = ${to}, version = version + 1${tablesWithoutUpdatedAt.has(table) ? sql`` : updatedAtAssignment} where id = any(${toIdArraySql(ids)})`,
    ...(options.told && { told: options.told }),
  }
}

/**
 * The condition for events that have other participants and are not over. A recurring series counts once, together with its
 * separately changed occurrences.
 */
const openEventsClause = sql`series_id is null and exists (select from calendar_events one
    where (one.id = calendar_events.id or one.series_id = calendar_events.id)
      and (one.end_date >= ${todaySql} or (one.repeat is not null and coalesce(one.repeats_until, ${todaySql}) >= ${todaySql}))
      and exists (select from calendar_guests where event_id = one.id))`

export const reassignmentQueries: Record<ReassignmentKind, ReassignableKind> = {
  works: createOwnedKind('work_types', 'executor_id', 'project', sql`status in ('offered', 'in progress')`, {
    told: (ids) =>
      sql`select distinct projects.id from projects join work_types works on works.tech_card_id = projects.tech_card_id
        where works.id = any(${toIdArraySql(ids)})`,
  }),
  cards: createOwnedKind('tech_cards', 'project_manager_id', 'techcard', sql`not is_archieve and not is_done`),
  projects: createOwnedKind('projects', 'manager_id', 'project', sql`status <> 'done'`),
  applications: createOwnedKind('applications', 'created_by', 'application', sql`status in ('in process', 'revision')`),
  offers: createOwnedKind(
    'offers',
    'user_id',
    'offer',
    sql`organization_id is null and status not in ('done', 'rejected', 'archieve')`,
  ),
  todos: {
    resource: 'todo',
    // If the task is the person's own, it becomes an assigned task of the colleague who takes it over.
    selectOpenIds: (user) =>
      sql`select id from todos where not is_done and coalesce(assignee_id, created_by) = ${user}`,
    selectStillOwnedIds: (user, ids) =>
      sql`select id from todos where not is_done and coalesce(assignee_id, created_by) = ${user} and id = any(${toIdArraySql(ids)})`,
    buildReassignment: (ids, _from, to) =>
      sql`update todos set assignee_id = nullif(${to}::int, created_by),
          answer = case when created_by = ${to} then null else 'accepted' end, version = version + 1, updated_at = now()
        where id = any(${toIdArraySql(ids)})`,
  },
  support: createOwnedKind('support_requests', 'created_by', 'support', sql`status <> 'resolved'`),
  events: {
    ...createOwnedKind('calendar_events', 'created_by', 'event', openEventsClause),
    // Separately changed occurrences move with their series.
    buildReassignment: (ids, _from, to) =>
      sql`update calendar_events set created_by = ${to}, version = version + 1, updated_at = now()
        where id = any(${toIdArraySql(ids)}) or series_id = any(${toIdArraySql(ids)})`,
  },
}

/** Selects the group conversations of a person. */
export const selectGroupChats = (userId: number): SQL =>
  sql`select conversation_id as id from conversation_members join conversations on conversations.id = conversation_id
    where user_id = ${userId} and type = 'group'`
