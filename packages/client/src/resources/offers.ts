import type { BodyOf, QueryOf } from '@press/contract'
import type { OfferDocumentFile, OfferFlag } from '@press/domain'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { session } from '../session.ts'
import { useCall } from '../useCall.ts'

export const useOffers = (query: QueryOf<'GET /api/offers'>) => useCall('GET /api/offers', { query })
/** An offer, whole; `null` while none is asked for. */
export const useOffer = (id: number | null) =>
  useCall('GET /api/offers/{id}', id === null ? null : { params: { id } }, { keepPreviousData: false })
/** Everything that happened to an offer, the last first. */
export const useOfferHistory = (id: number) => useCall('GET /api/offers/{id}/history', { params: { id } })
/** Its versions that others took the place of, the latest first. */
export const useOfferVersions = (id: number) => useCall('GET /api/offers/{id}/versions', { params: { id } })
type OfferBoard = 'partner' | 'smart'
/** The offers of one of the two boards; as they stood, where a day is named. */
export const useOfferBoard = (board: OfferBoard, at?: string) =>
  useCall('GET /api/offers-kanban', { query: { board, ...(at && { at }) } })
/** How many moves each day of a span saw; both days are `yyyy-mm-dd`. */
export const useOfferBoardDays = (board: OfferBoard, from: string, to: string) =>
  useCall('GET /api/offers-kanban/days', { query: { board, from, to } })
/** What a new offer begins with. */
export const useOfferReference = () => useCall('GET /api/offers/create', {}, { revalidateOnFocus: false })

/** Organisations by a part of the name or the BIN. */
export const searchOrganizations = async (search: string, signal?: AbortSignal) =>
  (await call('GET /api/organizations', { query: { search } }, signal)).organizations

export async function createOffer(body: BodyOf<'POST /api/offers'>) {
  const { offer } = await call('POST /api/offers', { body })
  void changed('offer')
  return offer
}

export async function editOffer(id: number, body: BodyOf<'POST /api/offers/{id}'>) {
  const { offer } = await call('POST /api/offers/{id}', { params: { id }, body })
  void changed('offer')
  return offer
}

export async function copyOffer(id: number) {
  const { offer } = await call('POST /api/offers/{id}/copy', { params: { id } })
  void changed('offer')
  return offer
}

export async function deleteOffer(id: number) {
  await call('DELETE /api/offers/{id}', { params: { id } })
  await changed('offer')
}

/** Asks the press for an offer of a book that was reckoned. */
export async function requestOffer(body: BodyOf<'POST /api/offers/request'>) {
  const { offer } = await call('POST /api/offers/request', { body })
  void changed('offer')
  return offer
}

/** Answers a request as it stands. */
export async function answerOfferRequest(id: number, version: number) {
  await call('POST /api/offers/{id}/answer', { params: { id }, body: { version } })
  await changed('offer')
}

/** Opens the lines of an accepted offer again, as its next version. */
export async function reviseOffer(id: number, version: number) {
  const { offer } = await call('POST /api/offers/{id}/revision', { params: { id }, body: { version } })
  await changed('offer')
  return offer
}

/** Takes an offer on to another status; resolves once it is shown so. */
export async function setOfferStatus(body: BodyOf<'POST /api/offer/update-status'>) {
  try {
    await call('POST /api/offer/update-status', { body })
  } finally {
    // Of a refused one as well: where another was faster, the row is another by now.
    await changed('offer')
  }
}

/** Asks for another offer than the one that was made. */
export async function askOfferChange(id: number, body: BodyOf<'POST /api/offers/{id}/change'>) {
  try {
    await call('POST /api/offers/{id}/change', { params: { id }, body })
  } finally {
    await changed('offer')
  }
}

/** Says that what was delivered came, or with a note what differs. */
export async function confirmReceipt(id: number, body: BodyOf<'POST /api/offers/{id}/receipt'>) {
  await call('POST /api/offers/{id}/receipt', { params: { id }, body })
  await changed('offer')
}

/** Sets one of the nine flags; resolves once it is shown so, with what the shop has and lacks of its books. */
export async function toggleOfferFlag(id: number, key: OfferFlag, value: boolean) {
  const { store } = await call('PATCH /api/offers/{id}/toggle-flag', { params: { id }, body: { key, value } })
  await Promise.all([changed('offer'), key === 'in_store' && changed('book')])
  return store
}

/** Changes the lines of an offer (spec §5: "offerId is required"). */
export async function saveOfferItems(
  offerId: number | null,
  items: BodyOf<'PATCH /api/offers/{id}/items'>['items'],
  version?: number,
) {
  if (!offerId) throw new TypeError('offerId is required')
  await call('PATCH /api/offers/{id}/items', { params: { id: offerId }, body: { items, version } })
  await changed('offer')
}

export async function attachOfferFile(id: number, document: OfferDocumentFile, file: number | null) {
  await call('POST /api/offers/{id}/files', { params: { id }, body: { document, file } })
  await changed('offer')
}

/** Gives an offer its invoice: the next number of the year. */
export async function makeInvoice(id: number, body: BodyOf<'POST /api/offers/{id}/invoice'>) {
  const { offer } = await call('POST /api/offers/{id}/invoice', { params: { id }, body })
  await changed('offer')
  return offer
}

/** Nobody is signed in any more, so nothing was asked of the server. */
export class MissingToken extends Error {
  override name = 'MissingToken'
}

/** Sets numbers, dates and files of invoice and contract; throws `MissingToken` without a session. */
export async function updateInvoice(offerId: number, body: BodyOf<'POST /api/offers/{offerId}/update-invoice'>) {
  if (!session.get().token) throw new MissingToken()
  await call('POST /api/offers/{offerId}/update-invoice', { params: { offerId }, body })
  await changed('offer')
}

/** Sets how much is paid, in per cent. */
export async function updateProgress(offerId: number, progress: number) {
  await call('POST /api/invoices/{offerId}/update-progress', { params: { offerId }, body: { progress } })
  await changed('offer')
}

/** Agrees in which parts it is paid, against the version that was looked at; none: all at once. */
export async function planInstalments(id: number, body: BodyOf<'PUT /api/offers/{id}/instalments'>) {
  await call('PUT /api/offers/{id}/instalments', { params: { id }, body })
  await changed('offer')
}

/** Writes down one payment. */
export async function addPayment(id: number, body: BodyOf<'POST /api/offers/{id}/payments'>) {
  await call('POST /api/offers/{id}/payments', { params: { id }, body })
  await changed('offer')
}
