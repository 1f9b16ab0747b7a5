import type { AnswerOf } from '@press/contract'
import { applicationEvents, getEventAction } from '@press/domain'
import type { Db } from '../../database/database.ts'
import { findEvents } from '../../events/find.ts'
import type { Files } from '../../files/files.ts'
import { toApiPerson } from '../shared/people.ts'

type HistoryEntry = AnswerOf<'GET /api/application/details/{id}'>['history'][number]

const eventTypes = applicationEvents.map((what) => `application.${what}` as const)

/** Returns the history of an application, latest first. */
export async function findHistory(db: Db, files: Files, id: number): Promise<HistoryEntry[]> {
  const events = await findEvents(db, { resource: 'application', id }, eventTypes)
  return events.map(({ event: { id: entryId, at, type, data }, by }) => ({
    id: entryId,
    at: at.toISOString(),
    what: getEventAction(type),
    by: by && toApiPerson(by, files),
    reason: ('reason' in data && data.reason) || null,
  }))
}
