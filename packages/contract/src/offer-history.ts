import { offerFlags, offerPapers, offerStatuses, turnoverKinds } from '@press/domain'
import { z } from 'zod'
import { calls, may } from './define-calls.ts'
import { id, idParams, moment } from './common-schemas.ts'
import { documentFile, offerVersion, sum } from './offer-schemas.ts'
import { count } from './tech-card-schemas.ts'

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
  at: moment,
  /** Of a move. */
  to: z.enum(offerStatuses).nullable(),
  /** The flag that was set, and how. */
  flag: z.enum(offerFlags).nullable(),
  value: z.boolean().nullable(),
  /** The paper that was attached or taken away. */
  document: documentFile.nullable(),
  /** The paper that was made out or sent, with its number or where it went. */
  kind: z.enum([...offerPapers, ...turnoverKinds]).nullable(),
  number: z.string().nullable(),
  email: z.string().nullable(),
  /** In tiyn. */
  amount: sum.nullable(),
  /** In how many parts it is to be paid; null where none are agreed. */
  parts: count.nullable(),
  revision: z.number().int().nullable(),
  note: z.string().nullable(),
})
export type OfferEvent = z.output<typeof offerEvent>

/** What has happened to an offer, and what it was before. */
export const offerHistoryCalls = calls({
  'GET /api/offers/{id}/history': {
    summary: 'Everything that happened to an offer, the last first',
    access: may('offers', 'write'),
    shows: ['offer'],
    params: idParams,
    response: z.object({ events: z.array(offerEvent) }),
  },
  'GET /api/offers/{id}/versions': {
    summary: 'The versions of an offer that others took the place of, as they stood, the latest first',
    access: may('offers', 'read'),
    shows: ['offer'],
    params: idParams,
    response: z.object({ versions: z.array(offerVersion) }),
  },
})
