import { limits, offerPapers, sendingStates, turnoverKinds } from '@press/domain'
import { z } from 'zod'
import { calls, may } from './define-calls.ts'
import { day, id, idParams, line, madeAgainst, moment } from './common-schemas.ts'
import { fileInfo } from './files.ts'
import { answer, documentFile, language } from './offer-schemas.ts'

/** A paper that was sent by letter. */
export const offerSending = z.object({
  id,
  kind: z.enum([...offerPapers, ...turnoverKinds]),
  language,
  revision: z.number().int(),
  /** The very bytes that were sent. */
  file: fileInfo,
  sha256: z.string(),
  email: z.string(),
  state: z.enum(sendingStates),
  /** What the mail server answered, when it would not take the letter. */
  problem: z.string().nullable(),
  sent_by: z.string().nullable(),
  created_at: moment,
  delivered_at: moment.nullable(),
})
export type OfferSending = z.output<typeof offerSending>

/** The papers of an offer: attached, sent, had as PDF. */
export const offerPaperCalls = calls({
  'POST /api/offers/{id}/invoice': {
    summary: 'Give an offer its invoice: the next number of the year, and a date',
    access: may('invoices', 'write'),
    changes: ['offer'],
    params: idParams,
    body: z.object({ invoice_date: day.optional(), version: madeAgainst }),
    response: answer,
  },
  'POST /api/offers/{offerId}/update-invoice': {
    summary: 'Set the numbers, dates and files of invoice, contract and electronic tax invoice; what is left out stays',
    access: may('invoices', 'write'),
    changes: ['offer'],
    params: z.object({ offerId: id }),
    body: z.object({
      invoice_number: line(100).nullable().optional(),
      invoice_date: day.nullable().optional(),
      contract_number: line(100).nullable().optional(),
      contract_date: day.nullable().optional(),
      esf_number: line(100).nullable().optional(),
      esf_date: day.nullable().optional(),
      esf_file: id.nullable().optional(),
      invoice_file: id.nullable().optional(),
      contract_file: id.nullable().optional(),
      version: madeAgainst,
    }),
    response: answer,
  },
  'GET /api/offers/{id}/documents/{kind}.pdf': {
    summary: 'A paper of an offer, or of an earlier version of it, as PDF in the language asked for, else in its own',
    access: may('offers', 'read'),
    lasting: 'a file to keep',
    params: idParams.extend({ kind: z.enum(offerPapers) }),
    query: z.object({ lang: language.optional(), revision: z.coerce.number().int().positive().optional() }),
  },
  'GET /api/offers/{id}/sendings': {
    summary: 'The papers of an offer that were sent by letter, the latest first',
    access: may('offers', 'read'),
    shows: ['offer'],
    params: idParams,
    response: z.object({ sendings: z.array(offerSending) }),
  },
  'POST /api/offers/{id}/send': {
    summary: 'Send a paper of an offer by letter; the bytes that go are kept',
    access: may('offers', 'write'),
    changes: ['offer'],
    params: idParams,
    body: z.object({
      kind: z.enum([...offerPapers, ...turnoverKinds]),
      /** Which act, waybill or return. */
      turnover: id.optional(),
      language,
      email: line(254),
      /** Words of the sender’s own above those of the letter. */
      message: z.string().trim().max(limits.note).default(''),
      version: madeAgainst,
    }),
    response: z.object({ sending: offerSending }),
  },
  'POST /api/offers/{id}/files': {
    summary: 'Attach a paper to an offer, or take it away; its flag follows',
    access: may('offers', 'write'),
    changes: ['offer'],
    params: idParams,
    body: z.object({ document: documentFile, file: id.nullable() }),
    response: answer,
  },
})
