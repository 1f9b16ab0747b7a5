import type { BodyOf, CalendarEvent, QueryOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { useCall } from '../useCall.ts'

/** One's events and the press's deadlines within a span of days. */
export const useEvents = (query: QueryOf<'GET /api/events'>) => useCall('GET /api/events', { query })

/** Colleagues who may be invited. */
export const useInvitable = () => useCall('GET /api/events/people', {})

/** Saves an event, or writes down a new one; resolves once the calendar shows it. */
export async function saveEvent(
  body: BodyOf<'POST /api/events'>,
  changedOne?: Pick<CalendarEvent, 'id' | 'version'>,
): Promise<CalendarEvent> {
  const { event } = changedOne
    ? await call('PUT /api/events/{id}', {
        params: { id: changedOne.id },
        body: { ...body, version: changedOne.version },
      })
    : await call('POST /api/events', { body })
  await changed('event')
  return event
}

export async function removeEvent(id: number): Promise<void> {
  await call('DELETE /api/events/{id}', { params: { id } })
  await changed('event')
}

/** Whether other calendars may read one's events by a secret address, and since when. */
export const useCalendarFeed = () => useCall('GET /api/calendar/feed', {})
/** Makes the secret address anew; answers the secret, which is told this once. */
export const makeCalendarFeed = async (): Promise<string> => (await call('POST /api/calendar/feed', {})).secret
export const endCalendarFeed = () => call('DELETE /api/calendar/feed', {})
