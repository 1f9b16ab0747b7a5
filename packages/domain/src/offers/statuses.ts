import {
  findTransition,
  transitionRefusal,
  type Actor,
  type Transition,
  type TransitionRefusal,
} from '../transitions.ts'

/** The statuses of an offer by what they mean; the values are the spec's (§4), misspellings and all. */
export const OfferStatus = {
  inProcess: 'in process',
  accepted: 'accept',
  rejected: 'rejected',
  invoiceRequested: 'Request for invoice',
  invoiceSent: 'Invoice and contract sent',
  printing: 'typo_finish',
  wap: 'wap',
  stock: 'stock',
  done: 'done',
  archived: 'archieve',
} as const
export type OfferStatus = (typeof OfferStatus)[keyof typeof OfferStatus]
export const offerStatuses = Object.values(OfferStatus)

/** Whether an offer takes payments: it was accepted once and is not declined. Revision 2 and later exist only after a first acceptance. */
export const takesPayments = ({ status, revision }: { status: OfferStatus; revision: number }): boolean =>
  status !== OfferStatus.rejected && (status !== OfferStatus.inProcess || revision > 1)

/** What has to be there before an offer may go on: a recipient's agreement to the contract, or facts of the offer. */
export type OfferRequirement = 'agreement' | 'invoice' | 'contract'

interface OfferTransition extends Transition<OfferStatus> {
  needs?: readonly OfferRequirement[]
}

const { inProcess, accepted, rejected, invoiceRequested, invoiceSent, printing, wap, stock, done, archived } =
  OfferStatus
const recipients = ['author', 'partner'] as const
const sales = ['accounting', 'supervisor'] as const
const printers = ['accounting', 'typography', 'supervisor'] as const
const finishers = ['accounting', 'typography', 'stock', 'supervisor'] as const
const keepers = ['accounting', 'stock', 'supervisor'] as const
const sent = ['invoice', 'contract'] as const

/** Who takes an offer from where to where (decisions §3). When its recipient decides, name and time are kept. */
export const offerTransitions: readonly OfferTransition[] = [
  { from: inProcess, to: accepted, roles: sales, own: recipients },
  { from: inProcess, to: rejected, roles: sales, own: recipients },
  { from: accepted, to: invoiceRequested, roles: ['accounting'], own: recipients, needs: ['agreement'] },
  { from: accepted, to: invoiceSent, roles: ['accounting'], needs: sent },
  { from: invoiceRequested, to: invoiceSent, roles: ['accounting'], needs: sent },
  { from: invoiceSent, to: printing, roles: sales },
  { from: printing, to: wap, roles: printers },
  { from: printing, to: stock, roles: printers },
  { from: wap, to: stock, roles: finishers },
  { from: wap, to: printing, roles: finishers },
  { from: stock, to: done, roles: keepers },
  { from: stock, to: wap, roles: keepers },
  { from: done, to: archived, roles: sales },
  { from: rejected, to: archived, roles: sales },
  { from: rejected, to: inProcess, roles: ['accounting'] },
  { from: archived, to: inProcess, roles: ['supervisor'] },
]

/** What decides whether an offer may go on. */
export interface OfferInput {
  status: OfferStatus
  invoice_number: string | null
  invoice_date: string | null
  contract_number: string | null
  contract_file: unknown
  asked_at?: unknown
  answered_at?: unknown
}

const isMet: Record<OfferRequirement, (offer: OfferInput, agreed: boolean) => boolean> = {
  agreement: (_offer, agreed) => agreed,
  invoice: ({ invoice_number, invoice_date }) => Boolean(invoice_number?.trim() && invoice_date),
  contract: ({ contract_number, contract_file }) => Boolean(contract_number?.trim()) || contract_file != null,
}

/** What an offer still lacks to become `to` by someone's hand; empty when nothing, or when the table refuses anyway. */
export const getMissingRequirements = (
  offer: OfferInput,
  actor: Actor,
  to: OfferStatus,
  agreed = false,
): OfferRequirement[] =>
  (findTransition(offerTransitions, actor, offer.status, to)?.needs ?? []).filter((need) => !isMet[need](offer, agreed))

/** When an offer was asked for by its recipient, and when the sales department answered. Null where nobody asked. */
export interface OfferRequestInput {
  status: OfferStatus
  asked_at?: unknown
  answered_at?: unknown
}

/**
 * Whether an offer is only asked for so far: the press has still to look at the calculator's price. Until then its recipient has
 * nothing to accept.
 */
export const isAwaitingAnswer = ({ status, asked_at, answered_at }: OfferRequestInput): boolean =>
  status === inProcess && asked_at != null && answered_at == null

export type OfferRefusal = TransitionRefusal | OfferRequirement | 'unanswered'

const asks = ({ role, own }: Actor) => own && recipients.some((one) => one === role)

/** Why an offer may not become `to` by someone's hand now, or null when it may. */
export const offerRefusal = (offer: OfferInput, actor: Actor, to: OfferStatus, agreed = false): OfferRefusal | null =>
  transitionRefusal(offerTransitions, actor, offer.status, to) ??
  (asks(actor) && to === accepted && isAwaitingAnswer(offer) ? 'unanswered' : null) ??
  getMissingRequirements(offer, actor, to, agreed)[0] ??
  null

/** What a recipient can say of an offer made to them: yes, no, or that it should be another. */
export const offerDecisions = [accepted, rejected, 'change'] as const
export type OfferDecision = (typeof offerDecisions)[number]

/** Whether someone may ask for an offer to be changed: its recipient, while it is theirs to decide on, also when it has run out. */
export const canRequestChange = (offer: OfferRequestInput, actor: Actor): boolean =>
  asks(actor) && offer.status === inProcess && !isAwaitingAnswer(offer)

/** Whether an offer's priced lines may still be changed in place; once it is accepted, a change makes a new version. */
export const isOfferOpen = (status: OfferStatus): boolean => status === inProcess || status === rejected

/** Whether its books are made: a tech card is begun for what was accepted, and for nothing that lies in the archive. */
export const canCreateTechCards = (status: OfferStatus): boolean =>
  !isOfferOpen(status) && status !== OfferStatus.archived
