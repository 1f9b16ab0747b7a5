import { offerFlags, offerDocumentKinds, offerStatuses, turnoverKinds, type OfferEvent } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { id, idParams, isoDateTime } from './common-schemas.ts'
import { documentFile, offerVersion, tiynAmount } from './offer-schemas.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

/** The kinds of events of an offer, as its log names them. */
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

const offerEvent = schemaFor<OfferEvent>()(
  z.object({
    id,
    what: z.enum(offerEvents),
    /** The person who caused the event; null if the press made it automatically. */
    by: z.string().nullable(),
    at: isoDateTime,
    /** The new status, if the event is a move. */
    to: z.enum(offerStatuses).nullable(),
    /** The changed flag and its new value. */
    flag: z.enum(offerFlags).nullable(),
    value: z.boolean().nullable(),
    /** The document that was attached or removed. */
    document: documentFile.nullable(),
    /** The kind of document that was issued or sent. `number` is its number, and `email` the recipient's address. */
    kind: z.enum([...offerDocumentKinds, ...turnoverKinds]).nullable(),
    number: z.string().nullable(),
    email: z.string().nullable(),
    /** The amount of the event, in tiyn. */
    amount: tiynAmount.nullable(),
    /** The number of installments; null if none are agreed. */
    parts: nonNegativeCount.nullable(),
    revision: z.number().int().nullable(),
    note: z.string().nullable(),
  }),
)

/** The calls for the events of an offer and its earlier versions. */
export const offerHistoryCalls = defineCalls({
  'GET /api/offers/{id}/history': {
    summary: 'The history of an offer, the latest first',
    access: requirePermission('offers', 'write'),
    shows: ['offer'],
    params: idParams,
    response: z.object({ events: z.array(offerEvent) }),
  },
  'GET /api/offers/{id}/versions': {
    summary: 'The replaced versions of an offer in their final state, the latest first',
    access: requirePermission('offers', 'read'),
    shows: ['offer'],
    params: idParams,
    response: z.object({ versions: z.array(offerVersion) }),
  },
})
