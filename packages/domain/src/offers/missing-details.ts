import {
  findMissingDetails,
  requiredDetails,
  type MissingDetail,
  type OfferDocumentWithParties,
  type PartyDetails,
} from '../shared/documents/parties.ts'
import type { OfferFormInput } from './validation.ts'

type OfferParties = Pick<OfferFormInput, Extract<keyof OfferFormInput, `sender_${string}` | `recipient_${string}`>>

/** Returns the details of its parties that an offer's document lacks before it may be delivered. */
export const findMissingOfferDetails = (kind: OfferDocumentWithParties, offer: OfferParties): MissingDetail[] =>
  findMissingDetails(requiredDetails[kind], {
    press: { ...getPartyDetails(offer, 'sender'), kbe: offer.sender_kbe },
    party: getPartyDetails(offer, 'recipient'),
  })

const getPartyDetails = (offer: OfferParties, side: 'sender' | 'recipient'): PartyDetails => ({
  name: offer[`${side}_name`],
  bin: offer[`${side}_bin`],
  address: offer[`${side}_address`],
  contact: offer[`${side}_phone`] || offer[`${side}_email`],
  account: offer[`${side}_account`],
  bank: offer[`${side}_bank`],
  bic: offer[`${side}_bic`],
})
