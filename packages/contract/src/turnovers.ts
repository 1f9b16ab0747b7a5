import { deliveryKinds, limits } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, idParams, expectedVersion } from './common-schemas.ts'
import { offerResponse, language, lineQuantity, tiynAmount } from './offer-schemas.ts'

const deliveryLines = z.array(lineQuantity).max(2_000)
const turnoverReason = z.string().trim().min(1).max(limits.noteLength)
const turnoverParams = idParams.extend({ turnover: id })

/** The calls for deliveries of an offer: acts for services, waybills for goods, and returns. */
export const turnoverCalls = defineCalls({
  'POST /api/offers/{id}/turnovers': {
    summary: 'Issue an act or a waybill for everything undelivered or a part of it, with the next number of the year',
    access: requirePermission('invoices', 'write'),
    changes: ['offer'],
    params: idParams,
    body: z.object({
      kind: z.enum(deliveryKinds),
      /** The date of the document. It decides the VAT rate; if omitted, it is today. */
      date: isoDate.optional(),
      /** The lines to deliver. If omitted, everything that is not delivered yet. */
      lines: deliveryLines.optional(),
      version: expectedVersion,
    }),
    response: offerResponse,
  },
  'POST /api/offers/{id}/turnovers/{turnover}/return': {
    summary: 'Record a return of goods of a waybill',
    access: requirePermission('invoices', 'write'),
    changes: ['offer'],
    params: turnoverParams,
    body: z.object({
      date: isoDate.optional(),
      lines: deliveryLines,
      reason: turnoverReason,
      version: expectedVersion,
    }),
    response: offerResponse,
  },
  'POST /api/offers/{id}/turnovers/{turnover}/correct': {
    summary: 'Replace a wrong act or waybill by a new one; the wrong one is cancelled',
    access: requirePermission('invoices', 'write'),
    changes: ['offer'],
    params: turnoverParams,
    body: z.object({ date: isoDate, lines: deliveryLines, reason: turnoverReason, version: expectedVersion }),
    response: offerResponse,
  },
  'POST /api/offers/{id}/turnovers/{turnover}/cancel': {
    summary: 'Cancel an act, a waybill or a return: it keeps its number and no longer counts',
    access: requirePermission('invoices', 'write'),
    changes: ['offer'],
    params: turnoverParams,
    body: z.object({ reason: turnoverReason, version: expectedVersion }),
    response: offerResponse,
  },
  'GET /api/offers/{id}/turnovers/{turnover}/document.pdf': {
    summary: 'An act, a waybill or a return as PDF, in the requested language or that of its offer',
    access: requirePermission('offers', 'read'),
    lasting: 'a downloaded file',
    params: turnoverParams,
    query: z.object({ lang: language.optional() }),
  },
  'POST /api/offers/{id}/set-off': {
    summary: 'Offset an advance: unused money of one offer pays another offer of the same customer',
    access: requirePermission('invoices', 'write'),
    changes: ['offer'],
    params: idParams,
    body: z.object({
      /** The id of the offer against which the advance is offset. */
      to: id,
      amount: tiynAmount.positive(),
      version: expectedVersion,
    }),
    response: offerResponse,
  },
})
