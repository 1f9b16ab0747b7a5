import type { AnswerOf } from '@press/contract'
import { applicationEvents, happeningOf } from '@press/domain'
import type { Db } from '../../database/database.ts'
import { findEvents } from '../../events/find.ts'
import type { Files } from '../../files/files.ts'
import { activeUser } from '../shared/people.ts'

type Event = AnswerOf<'GET /api/application/details/{id}'>['history'][number]

const types = applicationEvents.map((what) => `application.${what}` as const)

/** Returns the history of an application, latest first. */
export async function findHistory(db: Db, files: Files, id: number): Promise<Event[]> {
  const found = await findEvents(db, { resource: 'application', id }, types)
  return found.map(({ event: { id: entry, at, type, data }, by }) => ({
    id: entry,
    at: at.toISOString(),
    what: happeningOf(type),
    by: by && activeUser(by, files),
    reason: ('reason' in data && data.reason) || null,
  }))
}
