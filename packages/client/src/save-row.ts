import type { BodyOf } from '@press/contract'
import type { BookSale, CalendarEvent, Memorandum, RoyaltyTerms, SupportRequest, UserRow } from '@press/domain'
import { act } from './act.ts'

// Each function of this file saves a row, or creates it if `saved` is missing. `saved` holds the version from which the form was
// filled.

type Saved<Row extends { version: unknown }, Key extends keyof Row> = Pick<Row, Key | 'version'>

/** The events of a series to which a change applies. If omitted, the change applies to all of them. */
type Scope = Pick<BodyOf<'PUT /api/events/{id}'>, 'occurrence' | 'scope'>

export async function saveEvent(body: BodyOf<'POST /api/events'>, saved?: Saved<CalendarEvent, 'id'> & Scope) {
  const { event } = saved
    ? await act('PUT /api/events/{id}', {
        params: { id: saved.id },
        body: { ...body, version: saved.version, occurrence: saved.occurrence, scope: saved.scope },
      })
    : await act('POST /api/events', { body })
  return event
}

export const saveMemorandum = (body: BodyOf<'POST /api/memoranda'>, saved?: Saved<Memorandum, 'id'>) =>
  saved
    ? act('PUT /api/memoranda/{id}', { params: { id: saved.id }, body: { ...body, version: saved.version } })
    : act('POST /api/memoranda', { body })

/** Saves a royalty contract with the authors of a title. */
export const saveRoyaltyTerms = (
  book: number,
  body: BodyOf<'POST /api/realisation/books/{id}/terms'>,
  saved?: Saved<RoyaltyTerms, 'contract_id'>,
) =>
  saved
    ? act('PUT /api/realisation/contracts/{id}/terms', {
        params: { id: saved.contract_id },
        body: { ...body, version: saved.version },
      })
    : act('POST /api/realisation/books/{id}/terms', { params: { id: book }, body })

/** Saves the number of copies that a sales channel reports. */
export const saveBookSale = (
  book: number,
  body: BodyOf<'POST /api/realisation/books/{id}/sales'>,
  saved?: Saved<BookSale, 'id'>,
) =>
  saved
    ? act('PUT /api/realisation/sales/{id}', { params: { id: saved.id }, body: { ...body, version: saved.version } })
    : act('POST /api/realisation/books/{id}/sales', { params: { id: book }, body })

export async function saveSupportRequest(body: BodyOf<'POST /api/support'>, saved?: Saved<SupportRequest, 'id'>) {
  const { request } = saved
    ? await act('POST /api/edit-request/{id}', { params: { id: saved.id }, body: { ...body, version: saved.version } })
    : await act('POST /api/support', { body })
  return request
}

/** Saves an account, or creates it and invites its owner. */
export async function saveUser(body: BodyOf<'POST /api/users'>, saved?: Saved<UserRow, 'id'>) {
  const { user } = saved
    ? await act('PUT /api/users/{id}', { params: { id: saved.id }, body: { ...body, version: saved.version } })
    : await act('POST /api/users', { body })
  return user
}
