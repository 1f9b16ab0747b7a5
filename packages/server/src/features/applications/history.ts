import type { AnswerOf } from '@press/contract'
import { applicationEvents } from '@press/domain'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { events, users } from '../../database/schema.ts'
import type { Files } from '../../files/files.ts'
import { activeUser } from '../people/queries.ts'

type Event = AnswerOf<'GET /api/application/details/{id}'>['history'][number]

/** What has happened to an application, as the log has it, the last first. */
export async function findHistory(db: Db, files: Files, id: number): Promise<Event[]> {
  const types = applicationEvents.map((what) => `application.${what}`)
  const found = await db
    .select({ id: events.id, at: events.at, type: events.type, data: events.data, by: users })
    .from(events)
    .leftJoin(users, eq(users.id, events.actor_id))
    .where(and(eq(events.resource, 'application'), eq(events.resource_id, id), inArray(events.type, types)))
    .orderBy(desc(events.id))
  return found.map(({ at, type, data, by, ...event }) => ({
    ...event,
    at: at.toISOString(),
    what: type.slice('application.'.length) as Event['what'],
    by: by && activeUser(by, files),
    reason: typeof data['reason'] === 'string' && data['reason'] ? data['reason'] : null,
  }))
}
