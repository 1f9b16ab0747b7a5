import {
  getOfferRefusal,
  offerStatuses,
  offerTransitions,
  getTargetStatuses,
  type Actor,
  type OfferInput,
  type OfferRefusal,
  type OfferStatus,
} from '@press/domain'

export interface OfferAction {
  to: OfferStatus
  /** Whether the action returns the offer to an earlier status. */
  isBackward: boolean
  /** Why the status change is not possible yet; null if it is possible. */
  refusal: OfferRefusal | null
}

const getStatusIndex = (status: OfferStatus): number => offerStatuses.indexOf(status)

/**
 * Returns the status changes that a user may make, each with its missing conditions. Agreement to the contract is not such a
 * condition, because the invoice dialog asks for it.
 */
export const listOfferActions = (offer: OfferInput, actor: Actor): OfferAction[] =>
  getTargetStatuses(offerTransitions, actor, offer.status).map((to) => ({
    to,
    isBackward: getStatusIndex(to) < getStatusIndex(offer.status) && offer.status !== 'archieve',
    refusal: getOfferRefusal(offer, actor, to, true),
  }))
