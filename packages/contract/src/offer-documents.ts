import { limits, offerDocumentKinds, deliveryStates, turnoverKinds, type OfferDelivery } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, idParams, singleLineText, expectedVersion, isoDateTime } from './common-schemas.ts'
import { fileInfo } from './files.ts'
import { offerResponse, documentFile, language } from './offer-schemas.ts'
import { schemaFor } from './schema-for.ts'

/** A delivery of a document by e-mail. */
export const offerDelivery = schemaFor<OfferDelivery>()(
  z.object({
    id,
    kind: z.enum([...offerDocumentKinds, ...turnoverKinds]),
    language,
    revision: z.number().int(),
    /** The file that was sent, byte for byte, and its hash. */
    file: fileInfo,
    sha256: z.string(),
    email: z.string(),
    state: z.enum(deliveryStates),
    /** The mail server's reply, if it refused the e-mail. */
    problem: z.string().nullable(),
    sent_by: z.string().nullable(),
    created_at: isoDateTime,
    delivered_at: isoDateTime.nullable(),
  }),
)

/** The calls for the documents of an offer: attach, send, and download as PDF. */
export const offerDocumentCalls = defineCalls({
  'POST /api/offers/{id}/invoice': {
    summary: 'Create the invoice of an offer with the next number of the year and a date',
    access: requirePermission('invoices', 'write'),
    changes: ['offer'],
    params: idParams,
    body: z.object({ invoice_date: isoDate.optional(), version: expectedVersion }),
    response: offerResponse,
  },
  'POST /api/offers/{offerId}/update-invoice': {
    summary:
      'Set numbers, dates and files of the invoice, the contract and the electronic tax invoice; omitted ones stay',
    access: requirePermission('invoices', 'write'),
    changes: ['offer'],
    params: z.object({ offerId: id }),
    body: z.object({
      invoice_number: singleLineText(100).nullable().optional(),
      invoice_date: isoDate.nullable().optional(),
      contract_number: singleLineText(100).nullable().optional(),
      contract_date: isoDate.nullable().optional(),
      esf_number: singleLineText(100).nullable().optional(),
      esf_date: isoDate.nullable().optional(),
      esf_file: id.nullable().optional(),
      invoice_file: id.nullable().optional(),
      contract_file: id.nullable().optional(),
      version: expectedVersion,
    }),
    response: offerResponse,
  },
  'GET /api/offers/{id}/documents/{kind}.pdf': {
    summary: 'A document of an offer, or of an earlier version of it, as PDF in the requested language or the offer’s',
    access: requirePermission('offers', 'read'),
    lasting: 'a downloaded file',
    params: idParams.extend({ kind: z.enum(offerDocumentKinds) }),
    query: z.object({ lang: language.optional(), revision: z.coerce.number().int().positive().optional() }),
  },
  'GET /api/offers/{id}/sendings': {
    summary: 'The documents of an offer that were sent by e-mail, the latest first',
    access: requirePermission('offers', 'read'),
    shows: ['offer'],
    params: idParams,
    response: z.object({ sendings: z.array(offerDelivery) }),
  },
  'POST /api/offers/{id}/send': {
    summary: 'Send a document of an offer by e-mail; the sent file is stored',
    access: requirePermission('offers', 'write'),
    changes: ['offer'],
    params: idParams,
    body: z.object({
      kind: z.enum([...offerDocumentKinds, ...turnoverKinds]),
      /** The id of the act, waybill or return, if the document is one of these. */
      turnover: id.optional(),
      language,
      email: singleLineText(254),
      /** The sender's own text. The e-mail shows it above its standard text. */
      message: z.string().trim().max(limits.noteLength).default(''),
      version: expectedVersion,
    }),
    response: z.object({ sending: offerDelivery }),
  },
  'POST /api/offers/{id}/files': {
    summary: 'Attach a document to an offer or remove it; the document’s flag follows',
    access: requirePermission('offers', 'write'),
    changes: ['offer'],
    params: idParams,
    body: z.object({ document: documentFile, file: id.nullable() }),
    response: offerResponse,
  },
})
