import type { BodyOf } from '@press/contract'
import type { BookSale, CalendarEvent, Memorandum, RoyaltyTerms, SupportRequest, UserRow } from '@press/domain'
import { act } from './act.ts'

// Each function of this file saves a row, or creates it if `savedRow` is missing. `savedRow` holds the version from which the form was
// filled.

type SavedRow<Row extends { version: unknown }, Key extends keyof Row> = Pick<Row, Key | 'version'>

/** The events of a series to which a change applies. If omitted, the change applies to all of them. */
type Scope = Pick<BodyOf<'PUT /api/events/{id}'>, 'occurrence' | 'scope'>

export async function saveEvent(body: BodyOf<'POST /api/events'>, savedRow?: SavedRow<CalendarEvent, 'id'> & Scope) {
  const { event } = savedRow
    ? await act('PUT /api/events/{id}', {
        params: { id: savedRow.id },
        body: { ...body, version: savedRow.version, occurrence: savedRow.occurrence, scope: savedRow.scope },
      })
    : await act('POST /api/events', { body })
  return event
}

export const saveMemorandum = (body: BodyOf<'POST /api/memoranda'>, savedRow?: SavedRow<Memorandum, 'id'>) =>
  savedRow
    ? act('PUT /api/memoranda/{id}', { params: { id: savedRow.id }, body: { ...body, version: savedRow.version } })
    : act('POST /api/memoranda', { body })

/** Saves a royalty contract with the authors of a title. */
export const saveRoyaltyTerms = (
  bookId: number,
  body: BodyOf<'POST /api/realisation/books/{id}/terms'>,
  savedRow?: SavedRow<RoyaltyTerms, 'contract_id'>,
) =>
  savedRow
    ? act('PUT /api/realisation/contracts/{id}/terms', {
        params: { id: savedRow.contract_id },
        body: { ...body, version: savedRow.version },
      })
    : act('POST /api/realisation/books/{id}/terms', { params: { id: bookId }, body })

/** Saves the number of copies that a sales channel reports. */
export const saveBookSale = (
  bookId: number,
  body: BodyOf<'POST /api/realisation/books/{id}/sales'>,
  savedRow?: SavedRow<BookSale, 'id'>,
) =>
  savedRow
    ? act('PUT /api/realisation/sales/{id}', {
        params: { id: savedRow.id },
        body: { ...body, version: savedRow.version },
      })
    : act('POST /api/realisation/books/{id}/sales', { params: { id: bookId }, body })

export async function saveSupportRequest(body: BodyOf<'POST /api/support'>, savedRow?: SavedRow<SupportRequest, 'id'>) {
  const { request } = savedRow
    ? await act('POST /api/edit-request/{id}', {
        params: { id: savedRow.id },
        body: { ...body, version: savedRow.version },
      })
    : await act('POST /api/support', { body })
  return request
}

/** Saves an account, or creates it and invites its owner. */
export async function saveUser(body: BodyOf<'POST /api/users'>, savedRow?: SavedRow<UserRow, 'id'>) {
  const { user } = savedRow
    ? await act('PUT /api/users/{id}', { params: { id: savedRow.id }, body: { ...body, version: savedRow.version } })
    : await act('POST /api/users', { body })
  return user
}
