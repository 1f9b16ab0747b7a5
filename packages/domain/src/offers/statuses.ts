import { OfferStatus } from '../shared/documents/offers.ts'
import {
  findTransition,
  getTransitionRefusal,
  type Actor,
  type Transition,
  type TransitionRefusal,
} from '../shared/transitions.ts'

/**
 * Whether an offer accepts payments. It must have been accepted at least once and must not be declined. Revision 2 and later exist
 * only after a first acceptance.
 */
export const takesPayments = ({ status, revision }: { status: OfferStatus; revision: number }): boolean =>
  status !== OfferStatus.rejected && (status !== OfferStatus.inProcess || revision > 1)

/** What an offer needs before its next status: the recipient's agreement to the contract, or data of the offer. */
export type OfferRequirement = 'agreement' | 'invoice' | 'contract'

interface OfferTransition extends Transition<OfferStatus> {
  needs?: readonly OfferRequirement[]
}

const { inProcess, accepted, rejected, invoiceRequested, invoiceSent, printing, wap, stock, done, archived } =
  OfferStatus
const recipientRoles = ['author', 'partner'] as const
const salesRoles = ['accounting', 'supervisor'] as const
const printerRoles = ['accounting', 'typography', 'supervisor'] as const
const finisherRoles = ['accounting', 'typography', 'stock', 'supervisor'] as const
const stockKeeperRoles = ['accounting', 'stock', 'supervisor'] as const
const invoiceRequirements = ['invoice', 'contract'] as const

/**
 * Which roles may move an offer from one status to another (decisions §3). When the recipient decides, their name and the time are
 * recorded.
 */
export const offerTransitions: readonly OfferTransition[] = [
  { from: inProcess, to: accepted, roles: salesRoles, own: recipientRoles },
  { from: inProcess, to: rejected, roles: salesRoles, own: recipientRoles },
  { from: accepted, to: invoiceRequested, roles: ['accounting'], own: recipientRoles, needs: ['agreement'] },
  { from: accepted, to: invoiceSent, roles: ['accounting'], needs: invoiceRequirements },
  { from: invoiceRequested, to: invoiceSent, roles: ['accounting'], needs: invoiceRequirements },
  { from: invoiceSent, to: printing, roles: salesRoles },
  { from: printing, to: wap, roles: printerRoles },
  { from: printing, to: stock, roles: printerRoles },
  { from: wap, to: stock, roles: finisherRoles },
  { from: wap, to: printing, roles: finisherRoles },
  { from: stock, to: done, roles: stockKeeperRoles },
  { from: stock, to: wap, roles: stockKeeperRoles },
  { from: done, to: archived, roles: salesRoles },
  { from: rejected, to: archived, roles: salesRoles },
  { from: rejected, to: inProcess, roles: ['accounting'] },
  { from: archived, to: inProcess, roles: ['supervisor'] },
]

/** The fields that decide whether an offer may change its status. */
export interface OfferInput {
  status: OfferStatus
  invoice_number: string | null
  invoice_date: string | null
  contract_number: string | null
  contract_file: unknown
  asked_at?: unknown
  answered_at?: unknown
}

const requirementChecks: Record<OfferRequirement, (offer: OfferInput, agreed: boolean) => boolean> = {
  agreement: (_offer, isAgreed) => isAgreed,
  invoice: ({ invoice_number, invoice_date }) => Boolean(invoice_number?.trim() && invoice_date),
  contract: ({ contract_number, contract_file }) => Boolean(contract_number?.trim()) || contract_file != null,
}

/**
 * Returns what an offer still needs before this actor can set the status `to`. The list is empty when nothing is missing, or when
 * the transition table refuses the change anyway.
 */
export const getMissingRequirements = (
  offer: OfferInput,
  actor: Actor,
  to: OfferStatus,
  isAgreed = false,
): OfferRequirement[] =>
  (findTransition(offerTransitions, actor, offer.status, to)?.needs ?? []).filter(
    (need) => !requirementChecks[need](offer, isAgreed),
  )

/**
 * When the recipient requested the offer, and when the sales department answered. `asked_at` is null if the offer was not
 * requested.
 */
export interface OfferRequestInput {
  status: OfferStatus
  asked_at?: unknown
  answered_at?: unknown
}

/**
 * Whether an offer is still only a request: the press has not yet checked the calculator's price. Until then, the recipient cannot
 * accept the offer.
 */
export const isAwaitingAnswer = ({ status, asked_at, answered_at }: OfferRequestInput): boolean =>
  status === inProcess && asked_at != null && answered_at == null

export type OfferRefusal = TransitionRefusal | OfferRequirement | 'unanswered'

const isRecipient = ({ role, own: isOwn }: Actor) => isOwn && recipientRoles.some((one) => one === role)

/** Returns why this actor may not set the status `to` now; null when the change is allowed. */
export const getOfferRefusal = (
  offer: OfferInput,
  actor: Actor,
  to: OfferStatus,
  isAgreed = false,
): OfferRefusal | null =>
  getTransitionRefusal(offerTransitions, actor, offer.status, to) ??
  (isRecipient(actor) && to === accepted && isAwaitingAnswer(offer) ? 'unanswered' : null) ??
  getMissingRequirements(offer, actor, to, isAgreed)[0] ??
  null

/** A recipient's possible decisions on an offer: accept, decline, or request a change. */
export const offerDecisions = [accepted, rejected, 'change'] as const
export type OfferDecision = (typeof offerDecisions)[number]

/**
 * Whether a person may request a change of an offer. The recipient may do so while the decision is pending, even after the offer
 * has expired.
 */
export const canRequestChange = (offer: OfferRequestInput, actor: Actor): boolean =>
  isRecipient(actor) && offer.status === inProcess && !isAwaitingAnswer(offer)

/**
 * Whether an offer's priced lines can be changed without a new version. Once the offer is accepted, a change creates a new version.
 */
export const isOfferOpen = (status: OfferStatus): boolean => status === inProcess || status === rejected

/** Whether tech cards may be created for an offer. It must be accepted and not archived. */
export const canCreateTechCards = (status: OfferStatus): boolean =>
  !isOfferOpen(status) && status !== OfferStatus.archived
