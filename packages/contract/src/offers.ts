import {
  maxInstalments,
  limits,
  offerFlags,
  offerGroupKeys,
  offerList,
  offerStatuses,
  productParts,
  storeOutcomes,
  type OfferGroup,
} from '@press/domain'
import { z } from 'zod'
import { bookParams } from './calculator.ts'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, idParams, singleLineText, listQuery, expectedVersion } from './common-schemas.ts'
import { offerBoardCalls } from './offer-boards.ts'
import { offerHistoryCalls } from './offer-history.ts'
import { offerDocumentCalls } from './offer-documents.ts'
import {
  offerResponse,
  instalment,
  offerItems,
  offerBody,
  offerRow,
  offerParties,
  tiynAmount,
} from './offer-schemas.ts'
import { pressAccounts } from './press.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'

export { offerEvents } from './offer-history.ts'
export { offerDelivery } from './offer-documents.ts'
export { offer, offerBody, offerItem, offerRow, offerVersionFacts } from './offer-schemas.ts'

/** The result of adding a book of an offer to the shop or removing it from the shop. */
const storeBook = z.object({
  /** The id of the book's tech card. */
  id,
  book_name: z.string(),
  outcome: z.enum(storeOutcomes),
  /** Details that are missing before the book can be sent to the shop. */
  lacks: z.array(z.enum(productParts)),
})
export type StoreBook = z.output<typeof storeBook>

/** The default values of a new offer. */
const offerDefaults = z.object({
  sender: offerParties.partial(),
  /** The press's bank accounts, the main account first. `sender` contains the main account. */
  accounts: pressAccounts,
  partner_discount: z.number(),
})
export type OfferReference = z.output<typeof offerDefaults>

export const offerCalls = {
  ...offerBoardCalls,
  ...offerHistoryCalls,
  ...offerDocumentCalls,
  ...defineCalls({
    'GET /api/offers': {
      summary: 'Offers the caller may see; the search also finds a status by its name',
      access: requirePermission('offers', 'read'),
      shows: ['offer'],
      query: listQuery([offerList.sort_by, 'recipient_name', 'status', 'progress', 'sum']).extend({
        status: z.enum(offerStatuses).optional(),
        group: z.enum(offerGroupKeys as [OfferGroup, ...OfferGroup[]]).optional(),
        /** The month of the offer's date, `yyyy-mm`. */
        month: z
          .string()
          .regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/)
          .optional(),
        /** Selects only offers that a customer has requested and the sales department has not answered yet. */
        asked: z.literal('open').optional(),
      }),
      response: z.object({
        data: z.array(offerRow),
        total: nonNegativeCount,
        /** The number of offers in each status, among the offers that match the search and the month. */
        counts: z.partialRecord(z.enum(offerStatuses), nonNegativeCount),
        /** The number of requested offers that the sales department has not answered yet. */
        asked: nonNegativeCount,
      }),
    },
    'GET /api/offers/create': {
      summary: 'Form data for a new offer: the press’s own party and the partners’ discount',
      access: requirePermission('offers', 'write'),
      shows: ['setting'],
      response: offerDefaults,
    },
    'GET /api/offers/{id}': {
      summary: 'An offer',
      access: requirePermission('offers', 'read'),
      shows: ['offer', 'setting'],
      params: idParams,
      response: offerResponse,
    },
    'POST /api/offers': {
      summary: 'Create an offer; without a number it gets the next of its year',
      access: requirePermission('offers', 'write'),
      changes: ['offer'],
      body: offerBody,
      response: offerResponse,
    },
    'POST /api/offers/request': {
      summary: 'Request an offer for a book; it is priced by today’s price list, and the sales department answers it',
      access: requirePermission('offers', 'request'),
      changes: ['offer'],
      body: z.object({ book: bookParams, note: z.string().trim().max(limits.noteLength).default('') }),
      response: offerResponse,
    },
    'POST /api/offers/{id}/answer': {
      summary: 'Answer an offer request as it is; its recipient can then accept it',
      access: requirePermission('offers', 'write'),
      changes: ['offer'],
      params: idParams,
      body: z.object({ version: expectedVersion }),
      response: offerResponse,
    },
    'POST /api/offers/{id}/change': {
      summary: 'Request changes to an offer as its recipient; the sales department must answer it again',
      access: requirePermission('offers', 'request'),
      changes: ['offer'],
      params: idParams,
      body: z.object({ note: z.string().trim().min(1).max(limits.noteLength), version: expectedVersion }),
      response: offerResponse,
    },
    'POST /api/offers/{id}/receipt': {
      summary: 'Confirm the receipt of a delivery as its recipient, or report what differs',
      access: requirePermission('offers', 'request'),
      changes: ['offer'],
      params: idParams,
      body: z.object({ note: z.string().trim().max(limits.noteLength).default(''), version: expectedVersion }),
      response: offerResponse,
    },
    'POST /api/offers/{id}': {
      summary: 'Save an offer; once it is accepted, its lines, date and discount cannot change',
      access: requirePermission('offers', 'write'),
      changes: ['offer'],
      params: idParams,
      body: offerBody.extend({ version: expectedVersion }),
      response: offerResponse,
    },
    'DELETE /api/offers/{id}': {
      summary: 'Delete an offer without an invoice and payments',
      access: requirePermission('offers', 'delete'),
      changes: ['offer'],
      params: idParams,
      response: z.object({ ok: z.literal(true) }),
    },
    'POST /api/offers/{id}/copy': {
      summary: 'Create an offer dated today with the same parties and lines',
      access: requirePermission('offers', 'copy'),
      changes: ['offer'],
      params: idParams,
      response: offerResponse,
    },
    'POST /api/offers/{id}/revision': {
      summary: 'Create the next version of an accepted offer, whose lines can change; the previous version is kept',
      access: requirePermission('offers', 'write'),
      changes: ['offer'],
      params: idParams,
      body: z.object({ version: expectedVersion }),
      response: offerResponse,
    },
    'POST /api/invoices/{offerId}/update-progress': {
      summary: 'Set the paid percentage of an offer; the difference is recorded as a payment',
      access: requirePermission('invoices', 'write'),
      changes: ['offer'],
      params: z.object({ offerId: id }),
      body: z.object({ progress: z.unknown(), version: expectedVersion }),
      response: offerResponse,
    },
    'POST /api/offers/{id}/payments': {
      summary: 'Record a payment, once per `key`; a refund is negative',
      access: requirePermission('invoices', 'write'),
      changes: ['offer'],
      params: idParams,
      body: z.object({
        amount: tiynAmount,
        date: isoDate,
        note: singleLineText(500).default(''),
        /** The number of the payment order. */
        document_number: singleLineText(40).default(''),
        /** Whether an amount above the offer's sum is kept as an advance. */
        advance: z.boolean().default(false),
        /** Why the payment date is right, if it is more than a year from today. */
        reason: singleLineText(300).default(''),
        /** An idempotency key that the sender creates. Two requests with the same key are one payment. */
        key: z.string().min(8).max(64).optional(),
      }),
      response: offerResponse,
    },
    'PUT /api/offers/{id}/instalments': {
      summary:
        'Set the instalments of an offer with their due dates; with none, the invoice’s terms apply to the whole sum',
      access: requirePermission('invoices', 'write'),
      changes: ['offer'],
      params: idParams,
      body: z.object({ instalments: z.array(instalment).max(maxInstalments), version: expectedVersion }),
      response: offerResponse,
    },
    'PATCH /api/offers/{id}/toggle-flag': {
      summary: 'Set one of the nine flags of an offer; `in_store` publishes its books in the shop or removes them',
      access: requirePermission('offers', 'write'),
      changes: ['offer', 'book'],
      params: idParams,
      body: z.object({ key: z.enum(offerFlags), value: z.boolean() }),
      response: offerResponse.extend({ store: z.array(storeBook) }),
    },
    'PATCH /api/offers/{id}/items': {
      summary: 'Change the lines of an offer that is not accepted yet',
      access: requirePermission('offers', 'write'),
      changes: ['offer'],
      params: idParams,
      body: z.object({ items: offerItems, version: expectedVersion }),
      response: offerResponse,
    },
    'POST /api/offer/update-status': {
      summary: 'Change the status of an offer: accept, decline, request the invoice, print, deliver, archive',
      access: requirePermission('offers', 'advance'),
      changes: ['offer'],
      body: z.object({
        offer_id: id,
        status: z.enum(offerStatuses),
        /** A note for a request for an invoice. */
        note: z.string().trim().max(limits.noteLength).default(''),
        agreed: z.boolean().default(false),
        version: expectedVersion,
      }),
      response: offerResponse,
    },
  }),
}
