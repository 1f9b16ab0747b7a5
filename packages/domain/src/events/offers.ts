import type { ContractKind } from '../shared/documents/contracts.ts'
import type { SigningMethod } from '../contracts/statuses.ts'
import type { OfferAttachmentField, OfferFlag } from '../offers/flags.ts'
import type { OfferDocumentKind, OfferStatus } from '../shared/documents/offers.ts'
import type { ShopOrderStatus } from '../shop-orders/statuses.ts'
import type { TurnoverKind } from '../shared/documents/turnovers.ts'
import { bareEvent, event } from './event.ts'
import type { Reassigned } from './people.ts'

/** The fields of an offer that the audit log keeps before and after a change. */
export interface OfferInput {
  sum?: number
  discount?: number
  deadline?: string | null
  valid_until?: string | null
  recipient_name?: string
  date?: string
}

export const offers = {
  'offer.created': event(),
  'offer.copied': event<{ of: string }>(),
  'offer.asked': event<{ sum: number }>(),
  'offer.answered': event(),
  'offer.changeAsked': event<{ note: string; sha256: string }>(),
  'offer.edited': event<{ before: OfferInput; after: OfferInput & { fields: string[] } }>(),
  'offer.revised': event<{ revision: number; from: OfferStatus }>({ lasting: true }),
  'offer.moved': event<{ from: OfferStatus; to: OfferStatus; note?: string; sha256?: string }>({ lasting: true }),
  'offer.flagged': event<{ key: OfferFlag; value: boolean }>(),
  'offer.attached': event<{ document: OfferAttachmentField }>(),
  'offer.detached': event<{ document: OfferAttachmentField }>(),
  'offer.issued': event<{ kind: TurnoverKind; number: string; note?: string }>(),
  'offer.cancelled': event<{ kind: TurnoverKind; number: string; note: string }>(),
  'offer.setOff': event<{ amount: number; note: string }>(),
  'offer.sent': event<{ kind: OfferDocumentKind | TurnoverKind; language: string; email: string; sha256: string }>(),
  'offer.delivered': bareEvent<{ email: string }>(),
  'offer.undelivered': bareEvent<{ email: string }>(),
  'offer.received': event<{ note: string }>(),
  'offer.differs': event<{ note: string }>(),
  'offer.deleted': event<{ sum: number; titles: string }>(),
  'offer.handedOver': bareEvent<Reassigned>(),
  'shoporder.received': event<{ number: string; sum: number; channel: 'shop' }>(),
  'shoporder.imported': event<{ orders: number }>(),
  'shoporder.moved': event<{ from: ShopOrderStatus; to: ShopOrderStatus }>({ lasting: true }),
}

export const contracts = {
  'contract.created': event(),
  'contract.edited': event(),
  'contract.sent': event<{ email?: string | null }>(),
  'contract.delivered': event<{ email: string }>(),
  'contract.undelivered': event<{ email: string }>(),
  'contract.recalled': event(),
  'contract.codeAsked': event(),
  'contract.signatureReceived': event<{ signer: string }>(),
  'contract.signed': event<{ method: SigningMethod; signer: string; sha256: string }>(),
  'contract.ending': event<{ date: string | null }>(),
  'contract.ended': event(),
  'contracttemplate.saved': event<{ kind: ContractKind; revision: number; note: string }>(),
  'memorandum.entered': event(),
  'memorandum.edited': event(),
  'memorandum.removed': event(),
}

export interface Answer {
  response?: string
}

export const support = {
  'support.created': event(),
  'support.edited': event(),
  'support.taken': event<Answer>(),
  'support.answered': event<Answer>(),
  'support.resolved': event<Answer>(),
  'support.reopened': event<Answer>(),
  'support.noted': event(),
  'support.handedOver': bareEvent<Reassigned>(),
}
