import type { CalendarEvent } from '@press/domain'
import type { AnswerOf, BodyOf, QueryOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call, urlOf } from '../http.ts'
import { sendForm, type UploadOptions } from '../upload.ts'
import { useCall } from '../useCall.ts'

/** One's events and the press's deadlines within a span of days. */
export const useEvents = (query: QueryOf<'GET /api/events'>) => useCall('GET /api/events', { query })

/** Colleagues who may be invited. */
export const useInvitable = () => useCall('GET /api/events/people', {})

/** When oneself and colleagues are busy within a span of days; `except` is the event that is being moved. */
export const fetchBusyHours = async (
  { users, ...query }: Omit<QueryOf<'GET /api/events/free-time'>, 'users'> & { users: readonly number[] },
  signal: AbortSignal,
) => (await call('GET /api/events/free-time', { query: { ...query, users: users.join() } }, signal)).people

/** Which of a row of events is meant; all of them, or the one that comes once, where it says nothing. */
export type MeantEvents = Pick<BodyOf<'PUT /api/events/{id}'>, 'occurrence' | 'scope'>

/** Saves an event, or writes down a new one; resolves once the calendar shows it. */
export async function saveEvent(
  body: BodyOf<'POST /api/events'>,
  changedOne?: Pick<CalendarEvent, 'id' | 'version'> & MeantEvents,
): Promise<CalendarEvent> {
  const { event } = changedOne
    ? await call('PUT /api/events/{id}', {
        params: { id: changedOne.id },
        body: { ...body, version: changedOne.version, occurrence: changedOne.occurrence, scope: changedOne.scope },
      })
    : await call('POST /api/events', { body })
  await changed('event')
  return event
}

export async function removeEvent(id: number, meant: MeantEvents = {}): Promise<void> {
  await call('DELETE /api/events/{id}', { params: { id }, query: meant })
  await changed('event')
}

/** Has a file of another calendar checked; with a category for what is new it is written, and the calendar shows it. */
export async function importEvents(
  file: File,
  category: QueryOf<'POST /api/events/import'>['category'] | null,
  options?: UploadOptions,
) {
  const form = new FormData()
  form.append('file', file)
  const query = category === null ? {} : { write: '1' as const, ...(category && { category }) }
  const report = await sendForm<AnswerOf<'POST /api/events/import'>>(
    urlOf('POST /api/events/import', { query }),
    form,
    options,
  )
  if (report.written > 0) await changed('event')
  return report
}

/** Whether other calendars may read one's events by a secret address, and since when. */
export const useCalendarFeed = () => useCall('GET /api/calendar/feed', {})
/** Makes the secret address anew; answers the secret, which is told this once. */
export const makeCalendarFeed = async (): Promise<string> => (await call('POST /api/calendar/feed', {})).secret
export const endCalendarFeed = () => call('DELETE /api/calendar/feed', {})
