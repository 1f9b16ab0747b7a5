import { handingKinds, limits } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, idParams, expectedVersion } from './common-schemas.ts'
import { offerResponse, language, lineQuantity, tiynAmount } from './offer-schemas.ts'

const lines = z.array(lineQuantity).max(2_000)
const reason = z.string().trim().min(1).max(limits.noteLength)
const params = idParams.extend({ turnover: id })

/** Deliveries of an offer: acts for services, waybills for goods, returns for returned goods. */
export const turnoverCalls = defineCalls({
  'POST /api/offers/{id}/turnovers': {
    summary:
      'Make out an act or a waybill of what is left to hand over, or of a part of it, with the next number of the year',
    access: requirePermission('invoices', 'write'),
    changes: ['offer'],
    params: idParams,
    body: z.object({
      kind: z.enum(handingKinds),
      /** The date of the document, which decides the VAT rate; if omitted, today. */
      date: isoDate.optional(),
      /** If omitted, everything that is not delivered yet. */
      lines: lines.optional(),
      version: expectedVersion,
    }),
    response: offerResponse,
  },
  'POST /api/offers/{id}/turnovers/{turnover}/return': {
    summary: 'Take goods of a waybill back',
    access: requirePermission('invoices', 'write'),
    changes: ['offer'],
    params,
    body: z.object({ date: isoDate.optional(), lines, reason, version: expectedVersion }),
    response: offerResponse,
  },
  'POST /api/offers/{id}/turnovers/{turnover}/correct': {
    summary: 'Make out an act or a waybill anew in place of one that was wrong, which is cancelled',
    access: requirePermission('invoices', 'write'),
    changes: ['offer'],
    params,
    body: z.object({ date: isoDate, lines, reason, version: expectedVersion }),
    response: offerResponse,
  },
  'POST /api/offers/{id}/turnovers/{turnover}/cancel': {
    summary: 'Cancel a document: it keeps its number and counts for nothing',
    access: requirePermission('invoices', 'write'),
    changes: ['offer'],
    params,
    body: z.object({ reason, version: expectedVersion }),
    response: offerResponse,
  },
  'GET /api/offers/{id}/turnovers/{turnover}/document.pdf': {
    summary: 'An act, a waybill or a return as PDF in the language asked for, else in that of its offer',
    access: requirePermission('offers', 'read'),
    lasting: 'a file to keep',
    params,
    query: z.object({ lang: language.optional() }),
  },
  'POST /api/offers/{id}/set-off': {
    summary: 'Set an advance off: money that one offer has no use for pays another one of the same customer',
    access: requirePermission('invoices', 'write'),
    changes: ['offer'],
    params: idParams,
    body: z.object({
      /** The offer against which the advance is offset. */
      to: id,
      amount: tiynAmount.positive(),
      version: expectedVersion,
    }),
    response: offerResponse,
  },
})
