import { offerFlags, offerDocumentKinds, offerStatuses, turnoverKinds } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { id, idParams, isoDateTime } from './common-schemas.ts'
import { documentFile, offerVersion, tiynAmount } from './offer-schemas.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'

/** What can happen to an offer, as its log names it. */
export const offerEvents = [
  'created',
  'copied',
  'asked',
  'answered',
  'changeAsked',
  'edited',
  'revised',
  'moved',
  'invoiced',
  'paid',
  'planned',
  'flagged',
  'attached',
  'detached',
  'issued',
  'cancelled',
  'setOff',
  'sent',
  'delivered',
  'undelivered',
  'received',
  'differs',
] as const

const offerEvent = z.object({
  id,
  what: z.enum(offerEvents),
  /** Null where the press did it by itself. */
  by: z.string().nullable(),
  at: isoDateTime,
  /** Of a move. */
  to: z.enum(offerStatuses).nullable(),
  /** The flag that was set, and how. */
  flag: z.enum(offerFlags).nullable(),
  value: z.boolean().nullable(),
  /** The paper that was attached or taken away. */
  document: documentFile.nullable(),
  /** The paper that was made out or sent, with its number or where it went. */
  kind: z.enum([...offerDocumentKinds, ...turnoverKinds]).nullable(),
  number: z.string().nullable(),
  email: z.string().nullable(),
  /** In tiyn. */
  amount: tiynAmount.nullable(),
  /** In how many parts it is to be paid; null where none are agreed. */
  parts: nonNegativeCount.nullable(),
  revision: z.number().int().nullable(),
  note: z.string().nullable(),
})
export type OfferEvent = z.output<typeof offerEvent>

/** What has happened to an offer, and what it was before. */
export const offerHistoryCalls = defineCalls({
  'GET /api/offers/{id}/history': {
    summary: 'Everything that happened to an offer, the last first',
    access: requirePermission('offers', 'write'),
    shows: ['offer'],
    params: idParams,
    response: z.object({ events: z.array(offerEvent) }),
  },
  'GET /api/offers/{id}/versions': {
    summary: 'The versions of an offer that others took the place of, as they stood, the latest first',
    access: requirePermission('offers', 'read'),
    shows: ['offer'],
    params: idParams,
    response: z.object({ versions: z.array(offerVersion) }),
  },
})
