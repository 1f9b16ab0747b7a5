import {
  offerRefusal,
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
  /** A step back on its way. */
  back: boolean
  /** Why not yet. */
  refusal: OfferRefusal | null
}

const place = (status: OfferStatus): number => offerStatuses.indexOf(status)

/**
 * Where someone may take an offer from where it stands, each with what is still missing. Agreement to the contract is not:
 * it is given in the dialog that asks for the invoice.
 */
export const offerActions = (offer: OfferInput, actor: Actor): OfferAction[] =>
  getTargetStatuses(offerTransitions, actor, offer.status).map((to) => ({
    to,
    back: place(to) < place(offer.status) && offer.status !== 'archieve',
    refusal: offerRefusal(offer, actor, to, true),
  }))
