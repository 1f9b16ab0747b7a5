import type { ContractKind } from '../shared/documents/contracts.ts'
import type { SigningMethod } from '../contracts/statuses.ts'
import type { OfferAttachmentField, OfferFlag } from '../offers/flags.ts'
import type { OfferDocumentKind, OfferStatus } from '../shared/documents/offers.ts'
import type { ShopOrderStatus } from '../shop-orders/statuses.ts'
import type { TurnoverKind } from '../shared/documents/turnovers.ts'
import { defineBareEvent, defineEvent } from './event.ts'
import type { ReassignmentData } from './people.ts'

/** The fields of an offer that the audit log keeps before and after a change. */
export interface OfferInput {
  sum?: number
  discount?: number
  deadline?: string | null
  valid_until?: string | null
  recipient_name?: string
  date?: string
}

export const offerEventRules = {
  'offer.created': defineEvent(),
  'offer.copied': defineEvent<{ of: string }>(),
  'offer.asked': defineEvent<{ sum: number }>(),
  'offer.answered': defineEvent(),
  'offer.changeAsked': defineEvent<{ note: string; sha256: string }>(),
  'offer.edited': defineEvent<{ before: OfferInput; after: OfferInput & { fields: string[] } }>(),
  'offer.revised': defineEvent<{ revision: number; from: OfferStatus }>({ lasting: true }),
  'offer.moved': defineEvent<{ from: OfferStatus; to: OfferStatus; note?: string; sha256?: string }>({ lasting: true }),
  'offer.flagged': defineEvent<{ key: OfferFlag; value: boolean }>(),
  'offer.attached': defineEvent<{ document: OfferAttachmentField }>(),
  'offer.detached': defineEvent<{ document: OfferAttachmentField }>(),
  'offer.issued': defineEvent<{ kind: TurnoverKind; number: string; note?: string }>(),
  'offer.cancelled': defineEvent<{ kind: TurnoverKind; number: string; note: string }>(),
  'offer.setOff': defineEvent<{ amount: number; note: string }>(),
  'offer.sent': defineEvent<{
    kind: OfferDocumentKind | TurnoverKind
    language: string
    email: string
    sha256: string
  }>(),
  'offer.delivered': defineBareEvent<{ email: string }>(),
  'offer.undelivered': defineBareEvent<{ email: string }>(),
  'offer.received': defineEvent<{ note: string }>(),
  'offer.differs': defineEvent<{ note: string }>(),
  'offer.deleted': defineEvent<{ sum: number; titles: string }>(),
  'offer.handedOver': defineBareEvent<ReassignmentData>(),
  'shoporder.received': defineEvent<{ number: string; sum: number; channel: 'shop' }>(),
  'shoporder.imported': defineEvent<{ orders: number }>(),
  'shoporder.moved': defineEvent<{ from: ShopOrderStatus; to: ShopOrderStatus }>({ lasting: true }),
}

export const contractEventRules = {
  'contract.created': defineEvent(),
  'contract.edited': defineEvent(),
  'contract.sent': defineEvent<{ email?: string | null }>(),
  'contract.delivered': defineEvent<{ email: string }>(),
  'contract.undelivered': defineEvent<{ email: string }>(),
  'contract.recalled': defineEvent(),
  'contract.codeAsked': defineEvent(),
  'contract.signatureReceived': defineEvent<{ signer: string }>(),
  'contract.signed': defineEvent<{ method: SigningMethod; signer: string; sha256: string }>(),
  'contract.ending': defineEvent<{ date: string | null }>(),
  'contract.ended': defineEvent(),
  'contracttemplate.saved': defineEvent<{ kind: ContractKind; revision: number; note: string }>(),
  'memorandum.entered': defineEvent(),
  'memorandum.edited': defineEvent(),
  'memorandum.removed': defineEvent(),
}

export interface Answer {
  response?: string
}

export const supportEventRules = {
  'support.created': defineEvent(),
  'support.edited': defineEvent(),
  'support.taken': defineEvent<Answer>(),
  'support.answered': defineEvent<Answer>(),
  'support.resolved': defineEvent<Answer>(),
  'support.reopened': defineEvent<Answer>(),
  'support.noted': defineEvent(),
  'support.handedOver': defineBareEvent<ReassignmentData>(),
}
