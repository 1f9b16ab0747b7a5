export { MyOffers, type MyOffersProps } from './MyOffers.tsx'
export type { MyOfferIntents } from './MyOffer.tsx'
export { OfferList, type OfferListProps } from './OfferList.tsx'
